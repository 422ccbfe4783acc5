import type { PriceRow } from "@precise/contract/desk/prices/price-shapes";
import { type PriceFieldName, priceFields } from "@precise/contract/desk/prices/prices";
import * as texts from "#desk/styles/texts.css.ts";
import type { Column } from "#desk/table/column.ts";
import { editedPrices, marginOfPrices, type PendingEdit } from "./pending-edits.ts";
import { amountText, belowCostText, marginText, shortDay } from "./price-change-words.ts";
import * as css from "./prices.css.ts";

/** A row of the grid with what was typed into it. */
export interface EditedRow {
  readonly row: PriceRow;
  readonly edit: PendingEdit | undefined;
}

/** The columns for who may change prices; the first names the row. */
export const priceColumns: readonly Column<EditedRow>[] = [
  { key: "sku", head: "Item", sort: "up", cell: ({ row }) => row.sku },
  { key: "name", head: "Name", isGrowing: true, onCard: "short", cell: ({ row }) => row.name },
  { key: "price", head: "Price", align: "end", sort: "down", cell: (edited) => amountOf(edited, "price") },
  {
    key: "special_price",
    onCard: "none",
    head: "Special price",
    align: "end",
    cell: (edited) => (
      <>
        {amountOf(edited, "special_price")}
        <SaleNote row={edited.row} />
      </>
    ),
  },
  {
    key: "trade_price",
    onCard: "none",
    head: "Trade price",
    align: "end",
    cell: (edited) => amountOf(edited, "trade_price"),
  },
  { key: "cost", head: "Cost", align: "end", onCard: "none", cell: (edited) => amountOf(edited, "cost") },
  {
    key: "margin",
    head: "Margin",
    align: "end",
    onCard: "none",
    sort: "up",
    cell: (edited) => <MarginOf {...edited} />,
  },
  {
    key: "changed_at",
    onCard: "none",
    head: "Last change",
    align: "end",
    cell: ({ row }) => (row.changed_at ? shortDay(row.changed_at) : ""),
  },
];

/** The same for who only sees prices. */
export const seenColumns: readonly Column<EditedRow>[] = priceColumns.filter(
  ({ key }) => key !== "cost" && key !== "margin",
);

/** The price that a column holds, if it can be typed into. */
export function fieldOfColumn(key: string): PriceFieldName | undefined {
  return priceFields.find((field) => field === key);
}

function amountOf({ row, edit }: EditedRow, field: PriceFieldName) {
  const text = edit?.texts[field];
  if (text === undefined) return amountText(row[field]);
  const value = editedPrices(row, edit)[field];
  const isRead = value !== row[field];
  return (
    <>
      <s className={css.old}>{amountText(row[field]) || "none"}</s>
      <strong className={isRead ? css.typed : texts.critical}>
        {isRead ? amountText(value) || "none" : `“${text}” is no amount`}
      </strong>
    </>
  );
}

function SaleNote({ row: { sale, special_price } }: { readonly row: PriceRow }) {
  if (sale === undefined) return null;
  const isRunning = sale.state === "applied";
  if (isRunning && special_price === null) return null;
  const last = new Date(Date.parse(sale.until) - 1).toISOString();
  const day = shortDay(isRunning ? last : sale.from).replace(/ \d{4}$/, "");
  return (
    <span className={css.beside} title={sale.name}>
      {isRunning ? `to ${day}` : `sale from ${day}`}
    </span>
  );
}

function MarginOf({ row, edit }: EditedRow) {
  const margin = marginOfPrices(editedPrices(row, edit), row.vat_per_thousand);
  if (margin === undefined) return null;
  return margin.isBelowCost ? (
    <span className={texts.critical}>{belowCostText(margin.percent)}</span>
  ) : (
    <span>{marginText(margin.percent)}</span>
  );
}
