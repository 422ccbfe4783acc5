import type { PriceChange, PriceChangeRow } from "@precise/contract/desk/prices/price-shapes";
import {
  cancelPriceChange,
  readPriceChange,
  reviewPriceChange,
  undoPriceChange,
} from "@precise/contract/desk/prices/prices";
import { shortDayAndTime } from "@precise/contract/nigeria/lagos-days";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { useState } from "react";
import { useAddressPart } from "#desk/address/use-address.ts";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { showDone } from "#desk/dialogs/undo-toast.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { FactList } from "#desk/parts/facts.tsx";
import { Page } from "#desk/parts/page.tsx";
import { DeskList } from "#desk/screens/desk-list.tsx";
import { RecordScreen } from "#desk/screens/record-screen.tsx";
import { useMay } from "#desk/session/session.ts";
import * as texts from "#desk/styles/texts.css.ts";
import { optionsOf } from "#desk/table/column.ts";
import { rowColumns } from "./change-row-columns.tsx";
import { EndChangeDialog } from "./end-change-dialog.tsx";
import { changeTitle, outcomeNames, productsText, stateText, timeText } from "./price-change-words.ts";
import { staleByPrices } from "./use-price-change.ts";

const filters = [
  {
    key: "outcome",
    name: "Outcome",
    options: optionsOf(outcomeNames),
  },
];

/** A change of many prices, or a sale: what came of it, product by product. */
export function PriceChangeScreen() {
  const id = useAddressPart("id");
  return (
    <RecordScreen
      call={readPriceChange}
      input={{ params: { id: Number(id) }, query: {} }}
      title={`Price change ${id}`}
      reading="Reading the change"
      back={<DeskLink href="/prices/changes">All changes</DeskLink>}
      // A large one is being applied, or one that is planned comes due.
      every={(read) => (read?.change.is_ending ? 2_000 : read?.change.state === "scheduled" ? 5_000 : false)}
    >
      {({ change }) => <Change change={change} />}
    </RecordScreen>
  );
}

function Change({ change }: { readonly change: PriceChange }) {
  const { id, state, kind, needs_look: needsLook, failure, is_ending } = change;
  const mayEdit = useMay("price.edit");
  const [isEnding, setEnding] = useState(false);
  const [problem, setProblem] = useState<string>();
  const review = useDeskWrite(reviewPriceChange, staleByPrices);
  const undo = useDeskWrite(undoPriceChange, staleByPrices);
  const cancel = useDeskWrite(cancelPriceChange, staleByPrices);
  const end = state === "scheduled" ? cancel : undo;
  const endWords = state === "scheduled" ? "Call it off" : kind === "sale" ? "End the sale now" : "Undo";
  const look = async () => {
    const done = await review.mutateAsync([{ params: { id }, body: {} }]);
    setProblem(done.ok ? undefined : failureWords(done.failure));
  };
  return (
    <Page
      title={changeTitle(change)}
      beside={<span className={texts.muted}>{stateText(change)}</span>}
      actions={
        mayEdit && (
          <>
            {needsLook && (
              <Button tone="secondary" pending={review.isPending} onClick={() => void look()}>
                I have looked at it
              </Button>
            )}
            {(state === "scheduled" || (state === "applied" && !is_ending)) && (
              <Button onClick={() => setEnding(true)}>{endWords}</Button>
            )}
          </>
        )
      }
      isFilled
    >
      {failure && <Alert tone="critical">{failure}</Alert>}
      {needsLook && !failure && (
        <Alert tone="caution" title="Some products were left out">
          Their prices were changed by someone before this came due. They are named below.
        </Alert>
      )}
      {problem && <Alert tone="critical">{problem}</Alert>}
      <Facts change={change} />
      <Products id={id} state={state} />
      {isEnding && (
        <EndChangeDialog
          change={change}
          action={endWords}
          isPending={end.isPending}
          onClose={() => setEnding(false)}
          onConfirm={async () => {
            const done = await end.mutateAsync([{ params: { id }, body: {} }]);
            setEnding(false);
            setProblem(done.ok ? undefined : failureWords(done.failure));
            if (!done.ok || done.value.is_ending) return;
            const { undone, kept } = done.value.counts;
            if (state === "scheduled") showDone("Called off");
            else
              showDone(
                `${productsText(undone)} as before`,
                kept > 0 ? `${productsText(kept)} changed since, and stay.` : undefined,
              );
          }}
        />
      )}
    </Page>
  );
}

function Facts({ change }: { readonly change: PriceChange }) {
  const { kind, summary, by, created_at, applied_at, closed_at, closed_by, counts, in_sale_category } =
    change;
  const facts: readonly (readonly [string, string])[] = [
    ...(kind === "sale" ? [["How", summary] as const] : []),
    ["When", timeText(change)],
    ["By", `${by}, ${shortDayAndTime(created_at)}`],
    ...(applied_at === null
      ? []
      : [[kind === "sale" ? "Began" : "Applied", shortDayAndTime(applied_at)] as const]),
    ...(closed_at === null
      ? []
      : [[stateText(change), `${shortDayAndTime(closed_at)}${closed_by ? `, ${closed_by}` : ""}`] as const]),
    ...(in_sale_category ? [["Category", "Shown under Sale meanwhile"] as const] : []),
    [
      "Products",
      (["planned", "applied", "undone", "kept", "skipped", "refused"] as const)
        .flatMap((each) => (counts[each] > 0 ? [`${counts[each].toLocaleString("en")} ${words[each]}`] : []))
        .join(", "),
    ],
  ];
  return <FactList facts={facts} />;
}

const words: Readonly<Record<PriceChangeRow["outcome"], string>> = {
  planned: "planned",
  applied: "changed",
  undone: "as before",
  kept: "changed since, and stay",
  skipped: "left out",
  refused: "refused",
};

function Products({ id, state }: Pick<PriceChange, "id" | "state">) {
  return (
    <DeskList
      label="Products"
      call={readPriceChange}
      params={{ id }}
      version={state}
      rows={(page) => page.rows}
      query={({ filters }) => ({ outcome: filters.outcome?.join() })}
      columns={rowColumns}
      filters={filters}
      rowId={({ sku }) => sku}
      rowHref={({ sku }) => `/prices/${encodeURIComponent(sku)}`}
      emptyWords="No product is in this change."
    />
  );
}
