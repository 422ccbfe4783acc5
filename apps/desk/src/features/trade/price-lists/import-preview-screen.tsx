import { nairaText } from "@precise/cart-core/money";
import {
  applyPriceImport,
  listOwnPrices,
  listPriceImportLines,
  type PriceImportView,
  type PriceLine,
  priceLineKinds,
  readPriceImport,
} from "@precise/contract/desk/trade/price-lists";
import { dayAndTime } from "@precise/contract/nigeria/lagos-days";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { useAddressPart } from "#desk/address/use-address.ts";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { ConfirmDialog } from "#desk/dialogs/confirm-dialog.tsx";
import { showDone } from "#desk/dialogs/undo-toast.ts";
import { forgetEntries } from "#desk/forms/kept-entries.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { Page } from "#desk/parts/page.tsx";
import { DeskList } from "#desk/screens/desk-list.tsx";
import { RecordScreen } from "#desk/screens/record-screen.tsx";
import { useMay } from "#desk/session/session.ts";
import * as texts from "#desk/styles/texts.css.ts";
import { type Column, optionsOf } from "#desk/table/column.ts";
import { type Outcome, OutcomeDialog, outcomeOf } from "#desk/trade/outcome-dialog.tsx";
import { staleAfterTrade } from "#desk/trade/stale-trade.ts";
import { countsText, itemsText, kindNames, listHref, lowestOwnPercent } from "./price-words.ts";

/** What each line of a file does, and applying it. */
export function ImportPreviewScreen() {
  const code = useAddressPart("code");
  const id = Number(useAddressPart("id"));
  return (
    <RecordScreen
      call={readPriceImport}
      input={{ params: { code, id } }}
      title="File of prices"
      reading="Reading the file"
      back={<DeskLink href={listHref(code)}>The price list</DeskLink>}
    >
      {(data) => (
        <Page
          title={data.name}
          beside={
            <span className={texts.muted}>
              for <DeskLink href={listHref(code)}>{code}</DeskLink>, {data.by}, {dayAndTime(data.at)}
            </span>
          }
          actions={<Apply code={code} file={data} />}
        >
          <p>{countsText(data)}.</p>
          <State code={code} file={data} />
          <Lines code={code} id={data.id} />
        </Page>
      )}
    </RecordScreen>
  );
}

function State({ code, file }: { readonly code: string; readonly file: PriceImportView }) {
  const { state, counts, lowest_percent: lowest, applied_at: at, applied_by: by } = file;
  if (state === "applied" && at)
    return (
      <Alert tone="positive">
        Applied by {by}, {dayAndTime(at)}.
      </Alert>
    );
  if (state === "stale")
    return (
      <Alert tone="caution" title="The price list was changed since this was checked">
        <DeskLink href={`${listHref(code)}/import`}>Check the file again</DeskLink>; it is still there in this
        tab.
      </Alert>
    );
  if (counts.refused > 0)
    return (
      <Alert
        tone="critical"
        title={counts.refused === 1 ? "One line is refused" : `${counts.refused} lines are refused`}
      >
        Nothing of a file with a refused line is applied. <DeskLink href="?kind=refused">Show them</DeskLink>,
        correct the file and <DeskLink href={`${listHref(code)}/import`}>check it again</DeskLink>.
      </Alert>
    );
  if (!changes(file)) return <Alert>The file changes nothing.</Alert>;
  if (lowest !== null && lowest < lowestOwnPercent)
    return (
      <Alert tone="caution">
        The lowest new price is {lowest} % of the catalogue's trade price: a second person is asked before the
        file is applied.
      </Alert>
    );
  return null;
}

function changes({ counts }: PriceImportView): boolean {
  return counts.new + counts.changed + counts.removed > 0;
}

function Apply({ code, file }: { readonly code: string; readonly file: PriceImportView }) {
  const mayEdit = useMay("price.edit");
  const router = useRouter();
  const [isConfirming, setConfirming] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const write = useDeskWrite(applyPriceImport, [...staleAfterTrade, readPriceImport, listOwnPrices]);
  if (!mayEdit || file.state !== "checked" || file.counts.refused > 0 || !changes(file)) return null;
  const removals = file.removes_unlisted ? file.unlisted : 0;
  const send = async () => {
    const body = removals > 0 ? { confirmed_removals: removals } : {};
    const result = await write.mutateAsync([{ params: { code, id: file.id }, body }]);
    if (!result.ok) return setProblem(failureWords(result.failure));
    setProblem(undefined);
    setConfirming(false);
    forgetEntries(`prices of ${code}`);
    const { done } = result.value;
    if (done) {
      showDone(`${file.name} is applied`, `${countsText(file)}.`);
      router.history.push(listHref(code));
    } else setOutcome(outcomeOf(result.value));
  };
  return (
    <>
      {problem && !isConfirming && <Alert tone="critical">{problem}</Alert>}
      <Button pending={write.isPending} onClick={() => (removals > 0 ? setConfirming(true) : void send())}>
        Apply the file
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={`${itemsText(removals)} ${removals === 1 ? "loses" : "lose"} own prices`}
          action="Apply and remove"
          what="the count"
          expected={String(removals)}
          isPending={write.isPending}
          problem={problem}
          onConfirm={() => void send()}
          onClose={() => setConfirming(false)}
        >
          <p>
            The file does not name own prices of {itemsText(removals)}. They are taken off {code}, and its
            companies pay by the list's percentage there.
          </p>
        </ConfirmDialog>
      )}
      {outcome && <OutcomeDialog outcome={outcome} onClose={() => setOutcome(null)} />}
    </>
  );
}

const columns: readonly Column<PriceLine>[] = [
  { key: "sku", head: "Item", cell: ({ sku }) => sku || "–" },
  { key: "line", head: "Line", align: "end", cell: ({ line }) => line ?? "" },
  {
    key: "kind",
    head: "What",
    cell: ({ kind }) => (
      <span className={kind === "refused" || kind === "removed" ? texts.caution : undefined}>
        {kindNames[kind]}
      </span>
    ),
  },
  { key: "from", head: "From", align: "end", cell: ({ from_quantity: from }) => from ?? "" },
  { key: "old", head: "Now", align: "end", cell: ({ old }) => (old ? nairaText(old.value) : "") },
  {
    key: "net",
    head: "New",
    align: "end",
    cell: ({ kind, net }) => (net && (kind === "new" || kind === "changed") ? nairaText(net.value) : ""),
  },
  { key: "reason", head: "Why", isGrowing: true, onCard: "line", cell: ({ reason }) => reason ?? "" },
];
const filters = [{ key: "kind", name: "What", options: optionsOf(kindNames, priceLineKinds) }];

function Lines({ code, id }: { readonly code: string; readonly id: number }) {
  return (
    <DeskList
      call={listPriceImportLines}
      params={{ code, id }}
      rows={(page) => page.lines}
      label="Lines"
      columns={columns}
      filters={filters}
      rowId={({ line, sku, from_quantity: from }) => `${line} ${sku} ${from}`}
      searchHint="Item number"
    />
  );
}
