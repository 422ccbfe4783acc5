"use client";
import { Button } from "@precise/ui/components/inputs/button";
import { WithAside } from "@precise/ui/components/layout/layout";
import { useIsListening } from "@precise/web/shell/use-is-listening";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { ProblemNote } from "#trade/base/problems/problem-note.tsx";
import { fullPath } from "#trade/base/routes/base-path.ts";
import { paths } from "#trade/base/routes/paths.ts";
import { loginPath } from "#trade/base/routes/return-path.ts";
import { AddBar } from "./add-bar.client.tsx";
import { ListInput } from "./list-input.client.tsx";
import { ListResults } from "./list-results.client.tsx";
import * as css from "./quick-order.css.ts";
import { quickCopy as copy } from "./quick-order-copy.ts";
import { countRows, isTitle, outcomeOf, type QuickRow, type RowOutcome, rowOutcomes } from "./quick-rows.ts";
import { RowTable } from "./row-table.client.tsx";
import { useQuickOrder } from "./use-quick-order.ts";

/** Rows on a page: thousands of fields at once would make each key press wait. */
const rowsPerPage = 50;

/** Rows to type, a list to paste, a file to send; each row answered, and added when the client says so. */
export function QuickOrderIsland() {
  const [queries] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={queries}>
      <QuickOrderPage />
    </QueryClientProvider>
  );
}

function QuickOrderPage() {
  const { state, order } = useQuickOrder();
  const { rows, busy, progress, problem } = state;
  const counts = countRows(rows);
  const titles = rows.filter(isTitle).length;
  const [page, setPage] = useState(1);
  // The rows of a filter stay while they are corrected: they must not disappear while being edited.
  const [chosen, setChosen] = useState<{ filter: RowOutcome; keys: ReadonlySet<number> } | null>(null);
  const shown = chosen ? rows.filter(({ key }) => chosen.keys.has(key)) : rows;
  const pages = Math.max(1, Math.ceil(shown.length / rowsPerPage));
  const current = Math.min(page, pages);
  const first = (current - 1) * rowsPerPage;
  const toFocus = useRef<number | null>(null);
  const news = useRef<HTMLDivElement>(null);
  const isListening = useIsListening();

  useEffect(() => {
    if (toFocus.current === null) return;
    document.getElementById(`sku-${toFocus.current}`)?.focus();
    toFocus.current = null;
  });

  function choose(filter: RowOutcome | null): void {
    setPage(1);
    setChosen(filter && { filter, keys: keysOf(rows, filter) });
  }
  function goNext(key: number): void {
    const next = shown[shown.findIndex((row) => row.key === key) + 1];
    if (next) {
      const index = shown.indexOf(next);
      setPage(Math.floor(index / rowsPerPage) + 1);
      toFocus.current = next.key;
      document.getElementById(`sku-${next.key}`)?.focus();
      return;
    }
    setChosen(null);
    toFocus.current = order.addRow();
    setPage(Math.ceil((rows.length + 1) / rowsPerPage));
  }
  async function add(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (await order.add()) {
      setChosen(null);
      setPage(1);
      news.current?.focus();
    }
  }
  async function paste(text: string): Promise<boolean> {
    const isRead = await order.paste(text);
    if (isRead) news.current?.focus();
    return isRead;
  }

  const filters = rowOutcomes.filter((outcome) => counts[outcome] > 0 && outcome !== "open");
  return (
    <WithAside
      aside={
        <ListInput
          isBusy={busy !== null}
          progress={progress}
          onPaste={paste}
          onFile={async (file) => {
            const isRead = await order.sendFile(file);
            if (isRead) news.current?.focus();
            return isRead;
          }}
        />
      }
    >
      <a href="#give" className={css.toListInput}>
        {copy.toListInput}
      </a>
      <div ref={news} tabIndex={-1} className={css.news}>
        {problem && (
          <ProblemNote
            problem={problem.kind}
            sentence={problem.sentence}
            login={loginPath(paths.quickOrder, "ended")}
          />
        )}
        <ListResults state={state} left={counts.rejected} />
      </div>
      <form
        method="post"
        action={fullPath("/form/quick-order/rows")}
        className={css.rows}
        data-on-paper=""
        noValidate
        onSubmit={(event) => void add(event)}
      >
        {(filters.length > 1 || chosen) && (
          <fieldset className={css.filters}>
            <legend className={css.hidden}>{copy.filters.label}</legend>
            <FilterButton label={copy.filters.all} isOn={chosen === null} onChoose={() => choose(null)} />
            {filters.map((filter) => (
              <FilterButton
                key={filter}
                label={`${copy.filters[filter]} (${counts[filter].toLocaleString("en-NG")})`}
                isOn={chosen?.filter === filter}
                onChoose={() => choose(filter)}
              />
            ))}
          </fieldset>
        )}
        <RowTable
          rows={shown.slice(first, first + rowsPerPage)}
          first={first + 1}
          isListening={isListening}
          order={order}
          onNext={goNext}
          onLines={(text) => void paste(text)}
        />
        {pages > 1 && (
          <div className={css.pages}>
            <Button tone="secondary" onClick={() => setPage(Math.max(1, current - 1))}>
              {copy.earlier}
            </Button>
            <p role="status">{copy.page(current, pages)}</p>
            <Button tone="secondary" onClick={() => setPage(Math.min(pages, current + 1))}>
              {copy.later}
            </Button>
          </div>
        )}
        <div className={css.rowActs}>
          <Button
            tone="secondary"
            onClick={() => {
              setChosen(null);
              toFocus.current = order.addRow();
              setPage(Math.ceil((rows.length + 1) / rowsPerPage));
            }}
          >
            {copy.addRow}
          </Button>
          {titles > 0 && (
            <Button tone="quiet" onClick={() => order.removeTitles()}>
              {copy.removeTitles(titles)}
            </Button>
          )}
          {rows.some((row) => outcomeOf(row) !== null) && (
            <Button tone="quiet" onClick={() => order.clear()}>
              {copy.clear}
            </Button>
          )}
        </div>
        <AddBar rows={rows} counts={counts} isAdding={busy === "adding"} />
      </form>
    </WithAside>
  );
}

function FilterButton(props: {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChoose: () => void;
}) {
  return (
    <Button tone="choice" aria-pressed={props.isOn} onClick={props.onChoose}>
      {props.label}
    </Button>
  );
}

function keysOf(rows: readonly QuickRow[], filter: RowOutcome): ReadonlySet<number> {
  return new Set(rows.filter((row) => outcomeOf(row) === filter).map(({ key }) => key));
}
