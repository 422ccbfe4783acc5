import { nairaText } from "@precise/cart-core/money";
import type { DeskOrderRow } from "@precise/contract/desk/orders/order-list";
import { Badge } from "#desk/parts/badge.tsx";
import {
  buyerOptions,
  deliveryOptions,
  goodsWords,
  heldOptions,
  moneyNames,
  moneyTone,
  moneyWords,
  paymentNames,
  paymentWords,
  stageNames,
  stageTone,
  stageWords,
} from "#desk/parts/order-words.ts";
import { localPhone } from "#desk/parts/phone-words.ts";
import { ShortMoment } from "#desk/parts/short-moment.tsx";
import { muted } from "#desk/styles/texts.css.ts";
import { type Column, type Filter, optionsOf } from "#desk/table/column.ts";
import type { TableShape } from "#desk/table/table-state.ts";
import { mark } from "./orders.css.ts";

const all: readonly Column<DeskOrderRow>[] = [
  { key: "number", head: "Number", cell: ({ number }) => number },
  {
    key: "stage",
    head: "Stage",
    cell: ({ stage, is_held: isHeld, sent, pieces }) => (
      <>
        <Badge tone={stageTone(stage)}>{stageWords(stage)}</Badge>
        {sent !== undefined && <span className={mark}>{`${sent} of ${pieces} pieces sent`}</span>}
        {isHeld && <span className={mark}>held</span>}
      </>
    ),
  },
  {
    key: "placed_at",
    head: "Placed",
    sort: "down",
    onCard: "last",
    cell: ({ placed_at }) => <ShortMoment at={placed_at} />,
  },
  {
    key: "name",
    head: "Buyer",
    isGrowing: true,
    cell: ({ name, is_trade: isTrade, marks }) => (
      <>
        {name}
        {isTrade && <span className={mark}>trade</span>}
        {marks.wish && <span className={mark}>wish</span>}
        {marks.notes > 0 && (
          <span className={mark}>{marks.notes === 1 ? "note" : `${marks.notes} notes`}</span>
        )}
      </>
    ),
  },
  {
    key: "phone",
    head: "Phone",
    onCard: "none",
    cell: ({ phone }) => localPhone(phone),
  },
  { key: "place", head: "Place", onCard: "short", cell: ({ place }) => place },
  { key: "payment", head: "Payment", isSpare: true, cell: ({ payment }) => paymentWords(payment) },
  { key: "money", head: "Money", cell: MoneyBadge },
  {
    key: "payable",
    head: "To pay",
    align: "end",
    sort: "down",
    onCard: "bare",
    cell: ({ payable, missing }) => (
      <>
        <span>{payable ? nairaText(payable.value) : ""}</span>
        {missing && <span className={mark}>{nairaText(missing.value)} missing</span>}
      </>
    ),
  },
  {
    key: "pieces",
    head: "Pieces",
    isSpare: true,
    align: "end",
    onCard: "none",
    cell: ({ pieces }) => pieces,
  },
  {
    key: "waits_until",
    head: "Waits until",
    sort: "up",
    onCard: "none",
    cell: ({ waits_until: until }) =>
      until === null ? <span className={muted}>–</span> : <ShortMoment at={until} />,
  },
  { key: "goods", head: "Goods", isSpare: true, cell: ({ goods, stage }) => goodsWords(goods, stage) },
];

/** Nothing where the stage says it already. */
function MoneyBadge({ stage, money }: DeskOrderRow) {
  if (stage === "awaiting_payment" && money === "pending") return null;
  return <Badge tone={moneyTone(money)}>{moneyWords(money)}</Badge>;
}

/** Who sees no money has no column of it. */
export function orderColumns(seesMoney: boolean): readonly Column<DeskOrderRow>[] {
  return seesMoney ? all : all.filter(({ key }) => key !== "payable" && key !== "money");
}

export const orderFilters: readonly Filter[] = [
  { key: "stage", name: "Stage", options: optionsOf(stageNames) },
  { key: "money", name: "Money", options: optionsOf(moneyNames) },
  { key: "payment", name: "Payment", options: optionsOf(paymentNames) },
  { key: "delivery", name: "Delivery", options: deliveryOptions },
  { key: "buyer", name: "Buyer", options: buyerOptions },
  { key: "held", name: "Held by its money", options: heldOptions, isChipOnly: true },
  {
    key: "trouble",
    name: "Trouble",
    options: [{ value: "yes", name: "Money or delivery" }],
    isChipOnly: true,
  },
  { key: "from", name: "From" },
  { key: "to", name: "Until" },
];

export const orderShape: TableShape = {
  columns: all,
  filters: orderFilters,
  sort: { key: "placed_at", isDown: true },
};
