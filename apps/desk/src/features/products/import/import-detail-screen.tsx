import {
  type CatalogueImport,
  type ImportRow,
  listImportRows,
  readImport,
} from "@precise/contract/desk/products/imports";
import { dayAndTime } from "@precise/contract/nigeria/lagos-days";
import { FieldDiff } from "@precise/ui/blocks/desk/field-diff";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import { deskCall } from "#desk/api/desk-call.ts";
import { deskKey, deskListQuery, deskQuery, failureOf } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { Dialog } from "#desk/dialogs/dialog.tsx";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { Page } from "#desk/parts/page.tsx";
import { Waiting } from "#desk/parts/waiting.tsx";
import { DataTable } from "#desk/table/data-table.tsx";
import { useList } from "#desk/table/use-list.ts";
import { useTableState } from "#desk/table/use-table-state.ts";
import * as css from "./import.css.ts";
import { ImportActs } from "./import-acts.tsx";
import { rowColumns } from "./import-columns.tsx";
import { outcomesOf, outcomeWords, rowsText, stateWords } from "./import-words.ts";

/** A file that was given in: what each of its rows would do, or did. */
export function ImportDetailScreen() {
  const { id = "" } = useParams({ strict: false });
  const { data, error } = useQuery(deskQuery(readImport, { params: { id } }));
  const failure = failureOf(error);
  if (data === undefined) {
    return (
      <Page title="Import">
        {failure ? <p>{failureWords(failure)}</p> : <Waiting label="Reading the import" />}
      </Page>
    );
  }
  return (
    <Page
      title={data.kind === "undo" ? `Undo of ${data.file}` : data.file}
      beside={<DeskLink href="/import/history">All imports</DeskLink>}
      isFilled
    >
      <Facts of={data} />
      <ImportActs of={data} />
      {data.has_rows ? (
        <Rows of={data} key={`${data.state} ${data.created_at}`} />
      ) : (
        <p className={css.muted}>Its rows are no longer kept: they are dropped 90 days after an import.</p>
      )}
    </Page>
  );
}

function Facts({ of }: { readonly of: CatalogueImport }) {
  const options = [
    of.options.empty_clears && "Empty cells clear.",
    of.options.withdraw_unlisted && "What it does not list goes off sale.",
    of.options.set_stock && "Its pieces are a stocktaking.",
  ].filter((each) => each !== false);
  return (
    <>
      <p className={css.muted}>
        {stateWords[of.state]}. Given in {dayAndTime(of.created_at)} by {of.by}
        <span>
          {of.applied_at !== null &&
            of.kind === "file" &&
            `, imported ${dayAndTime(of.applied_at)} by ${of.applied_by}`}
        </span>
        <span>{of.undone_at !== null && `, undone ${dayAndTime(of.undone_at)} by ${of.undone_by}`}</span>.
        SHA-256 {of.sha256.slice(0, 12)}… {options.join(" ")}
      </p>
      <ul className={css.counts} aria-label="What becomes of it">
        {of.kind === "file" && <li>{rowsText(of.row_count)}:</li>}
        {outcomesOf(of).map((outcome) => (
          <li key={outcome} className={outcome === "refused" ? css.refused : undefined}>
            <span className={css.figure}>{of[outcome].toLocaleString("en")}</span>{" "}
            {outcomeWords[outcome].toLowerCase()}
          </li>
        ))}
        {of.stock_left > 0 && (
          <li className={css.caution}>{rowsText(of.stock_left)} without stock_seen: their pieces stay</li>
        )}
      </ul>
    </>
  );
}

function Rows({ of }: { readonly of: CatalogueImport }) {
  const [open, setOpen] = useState<ImportRow | null>(null);
  const columns = useMemo(() => rowColumns(setOpen), []);
  const filters = useMemo(
    () => [
      {
        key: "outcome",
        name: "Outcome",
        options: outcomesOf(of).map((value) => ({ value, name: outcomeWords[value] })),
      },
    ],
    [of],
  );
  const shape = useMemo(() => ({ columns, filters }), [columns, filters]);
  const control = useTableState(shape);
  const query = {
    search: control.state.search || undefined,
    outcome: control.state.filters.outcome?.join(",") || undefined,
  };
  const params = { id: of.id };
  const list = useList(
    deskListQuery<ImportRow>(deskKey(listImportRows, { params, query }), async (cursor) => {
      const page = await deskCall(listImportRows, {
        params,
        query: { ...query, cursor: cursor ?? undefined },
      });
      if (!page.ok) return page;
      const { rows, total, cursor: nextCursor } = page.value;
      return { ok: true, value: { rows, total, nextCursor } };
    }),
  );
  return (
    <>
      <DataTable
        label="Rows"
        columns={columns}
        filters={filters}
        control={control}
        list={list}
        rowId={({ row, sku }) => `${row ?? "–"} ${sku}`}
        searchHint="Item number, name or row"
        emptyWords="It has no rows."
      />
      {open !== null && <RowDialog row={open} onClose={() => setOpen(null)} />}
    </>
  );
}

/** All of what becomes other in a row. */
function RowDialog({ row, onClose }: { readonly row: ImportRow; readonly onClose: () => void }) {
  const { sku, name, outcome, reasons, changes } = row;
  return (
    <Dialog title={`${sku} ${name}`.trim()} look="wide" onClose={onClose}>
      <p>
        {outcomeWords[outcome]}
        <span>{row.row !== null && `, row ${row.row} of the file`}</span>.
      </p>
      {reasons.length > 0 && (
        <ul className={css.list}>
          {reasons.map(({ field, reason }) => (
            <li key={`${field} ${reason}`}>{`${field} ${reason}`.trim()}</li>
          ))}
        </ul>
      )}
      {changes.length > 0 && (
        <FieldDiff
          label="What becomes other"
          heads={["Before", "After"]}
          fields={changes.map(({ field, before, after }) => ({ key: field, name: field, before, after }))}
        />
      )}
    </Dialog>
  );
}
