import { readStockItem, type StockItem } from "@precise/contract/desk/stock";
import { dayText, shortDayAndTime } from "@precise/contract/nigeria/lagos-days";
import { Button } from "@precise/ui/components/inputs/button";
import { DenseTable } from "@precise/ui/components/layout/dense-table";
import { useState } from "react";
import { useAddressPart } from "#desk/address/use-address.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { FactList } from "#desk/parts/facts.tsx";
import { stageWords } from "#desk/parts/order-words.ts";
import { Page } from "#desk/parts/page.tsx";
import { Part } from "#desk/parts/part.tsx";
import { RecordScreen } from "#desk/screens/record-screen.tsx";
import { useMay } from "#desk/session/session.ts";
import * as layouts from "#desk/styles/layouts.css.ts";
import * as texts from "#desk/styles/texts.css.ts";
import { AdjustDialog } from "./adjust-dialog.tsx";
import { balancesOf, effectOf, eventWords, signed } from "./stock-words.ts";
import { ThresholdDialog } from "./threshold-dialog.tsx";

/** One article: its counts, and how they came about. */
export function StockItemScreen() {
  const sku = useAddressPart("sku");
  return (
    <RecordScreen
      call={readStockItem}
      input={{ params: { sku } }}
      title={sku}
      reading="Reading the article"
      back={<DeskLink href="/stock">All stock</DeskLink>}
    >
      {(page) => <Article page={page} />}
    </RecordScreen>
  );
}

function Article({ page }: { readonly page: StockItem }) {
  const [dialog, setDialog] = useState<"adjust" | "threshold" | null>(null);
  const mayAdjust = useMay("stock.adjust");
  const mayMark = useMay("stock.threshold");
  const { item } = page;
  return (
    <Page
      title={item.sku}
      beside={<span className={texts.muted}>{item.name}</span>}
      actions={
        <>
          {mayMark && (
            <Button tone="secondary" onClick={() => setDialog("threshold")}>
              Low mark
            </Button>
          )}
          {mayAdjust && <Button onClick={() => setDialog("adjust")}>Adjust</Button>}
        </>
      }
    >
      <div className={layouts.columns}>
        <Counts item={page} />
        <History item={page} />
      </div>
      {dialog === "adjust" && <AdjustDialog item={item} onClose={() => setDialog(null)} />}
      {dialog === "threshold" && <ThresholdDialog item={item} onClose={() => setDialog(null)} />}
    </Page>
  );
}

function Counts({ item: { item, waiting_notices: waiting } }: { readonly item: StockItem }) {
  const facts: readonly (readonly [string, string | number])[] = [
    ["For sale", item.low ? `${item.available}, low` : item.available],
    ["Reserved", item.reserved],
    ["On hand", item.on_hand],
    [
      "Coming",
      item.incoming_at ? `${item.incoming}, the next on ${dayText(item.incoming_at)}` : item.incoming,
    ],
    ["Sold", `${item.sold_7d} in 7 days, ${item.sold_14d} in 14`],
    [
      "Lasts",
      item.days_left === null ? "Nothing was sold in 14 days" : `${item.days_left} days at those sales`,
    ],
    [
      "Low at",
      item.threshold === null
        ? "The shop’s limit, or fewer than 14 days of sales"
        : `${item.threshold} pieces`,
    ],
    ...(waiting === undefined || waiting === 0
      ? []
      : [
          ["Waiting for it", waiting === 1 ? "1 person, by e-mail" : `${waiting} people, by e-mail`] as const,
        ]),
    ...(item.is_listed ? [] : [["In the shop", "Not on sale"] as const]),
  ];
  return (
    <div className={layouts.firstOnPhones}>
      <FactList facts={facts} />
    </div>
  );
}

function History({ item: { item, events } }: { readonly item: StockItem }) {
  const balances = balancesOf(events, item.available);
  return (
    <Part title="History">
      {events.length === 0 && <p className={texts.muted}>Nothing was changed or ordered yet.</p>}
      {events.length > 0 && (
        <DenseTable
          label="History"
          columns={[
            { key: "at", head: "When", isRowHead: true },
            { key: "what", head: "What", isWide: true },
            { key: "who", head: "Who" },
            { key: "pieces", head: "Pieces", align: "end" },
            { key: "after", head: "For sale after", align: "end" },
          ]}
          rows={events.map((event, index) => ({
            key: `${event.at} ${index}`,
            cells:
              event.kind === "order"
                ? {
                    at: shortDayAndTime(event.at),
                    what: (
                      <>
                        Order <DeskLink href={`/orders/${event.number}`}>{event.number}</DeskLink>,{" "}
                        {stageWords(event.stage).toLowerCase()}
                        <span>{event.goods === "held" ? "" : `, ${event.pieces} back on sale`}</span>
                      </>
                    ),
                    pieces: <Figure count={effectOf(event)} isSigned />,
                    after: <Figure count={balances[index] ?? null} />,
                  }
                : {
                    at: shortDayAndTime(event.at),
                    what: eventWords(event),
                    who: event.actor,
                    pieces: <Figure count={effectOf(event)} isSigned />,
                    after: <Figure count={balances[index] ?? null} />,
                  },
          }))}
        />
      )}
    </Part>
  );
}

function Figure({ count, isSigned = false }: { readonly count: number | null; readonly isSigned?: boolean }) {
  return <span className={texts.figure}>{count === null ? "" : isSigned ? signed(count) : count}</span>;
}
