import { nairaText } from "@precise/cart-core/money";
import type { DeskOrderRow } from "@precise/contract/desk/orders/order-list";
import { shortDayAndTime } from "@precise/contract/nigeria/lagos-days";
import {
  buyerOptions,
  deliveryOptions,
  goodsWords,
  heldOptions,
  moneyOptions,
  moneyWords,
  paymentOptions,
  paymentWords,
  stageOptions,
  stageWords,
} from "#desk/parts/order-words.ts";
import { muted } from "#desk/styles/texts.css.ts";
import type { Column, Filter } from "#desk/table/column.ts";
import type { TableShape } from "#desk/table/table-state.ts";
import { mark } from "./orders.css.ts";

const all: readonly Column<DeskOrderRow>[] = [
  { key: "number", head: "Number", cell: ({ number }) => number },
  {
    key: "stage",
    head: "Stage",
    cell: ({ stage, is_held: isHeld }) => (
      <>
        {stageWords(stage)}
        {isHeld && <span className={mark}>held</span>}
      </>
    ),
  },
  {
    key: "placed_at",
    head: "Placed",
    sort: "down",
    cell: ({ placed_at }) => <time dateTime={placed_at}>{shortDayAndTime(placed_at)}</time>,
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
  { key: "phone", head: "Phone", cell: ({ phone }) => phone },
  { key: "place", head: "Place", cell: ({ place }) => place },
  { key: "payment", head: "Payment", isSpare: true, cell: ({ payment }) => paymentWords(payment) },
  { key: "money", head: "Money", cell: ({ money }) => moneyWords(money) },
  {
    key: "payable",
    head: "To pay",
    align: "end",
    sort: "down",
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
      until === null ? (
        <span className={muted}>–</span>
      ) : (
        <time dateTime={until}>{shortDayAndTime(until)}</time>
      ),
  },
  { key: "goods", head: "Goods", isSpare: true, cell: ({ goods, stage }) => goodsWords(goods, stage) },
];

/** Who sees no money has no column of it. */
export function orderColumns(seesMoney: boolean): readonly Column<DeskOrderRow>[] {
  return seesMoney ? all : all.filter(({ key }) => key !== "payable" && key !== "money");
}

export const orderFilters: readonly Filter[] = [
  { key: "stage", name: "Stage", options: stageOptions },
  { key: "money", name: "Money", options: moneyOptions },
  { key: "payment", name: "Payment", options: paymentOptions },
  { key: "delivery", name: "Delivery", options: deliveryOptions },
  { key: "buyer", name: "Buyer", options: buyerOptions },
  { key: "held", name: "Held by its money", options: heldOptions },
  { key: "from", name: "From" },
  { key: "to", name: "Until" },
];

export const orderShape: TableShape = {
  columns: all,
  filters: orderFilters,
  sort: { key: "placed_at", isDown: true },
};
