import { marginOf } from "@precise/cart-core/margin";
import { fromWireValue } from "@precise/cart-core/money";
import { startVatPerThousand } from "@precise/cart-core/vat";
import type { DeskPrices, PriceRow } from "@precise/contract/desk/prices/price-shapes";
import { type changePrices, type PriceFieldName, priceFields } from "@precise/contract/desk/prices/prices";
import type { BodyOf } from "@precise/contract/wire/route";
import { readAmount } from "#desk/forms/entry-schemas.ts";

/** What was typed into the cells of products, by item number; none of it is saved. */
export type PendingEdits = ReadonlyMap<string, PendingEdit>;

export interface PendingEdit {
  /** As the list had them when the first was typed. */
  readonly row: PriceRow;
  readonly texts: { readonly [Field in PriceFieldName]?: string };
}

/** What a text in a cell comes to. Empty takes the price away, but for the list price. */
export function cellValue(field: PriceFieldName, text: string): number | null | "bad" {
  if (text.trim() === "") return field === "price" ? "bad" : null;
  const amount = readAmount(text);
  return amount === null || amount <= 0 ? "bad" : amount;
}

/** With a cell typed into; one that is as it was is no edit. */
export function withCell(
  edits: PendingEdits,
  row: PriceRow,
  field: PriceFieldName,
  text: string,
): PendingEdits {
  const known = edits.get(row.sku) ?? { row, texts: {} };
  const { [field]: _, ...others } = known.texts;
  const isAsBefore = cellValue(field, text) === (known.row[field] ?? null);
  const texts = isAsBefore ? others : { ...others, [field]: text };
  const next = new Map(edits);
  if (Object.keys(texts).length === 0) next.delete(row.sku);
  else next.set(row.sku, { ...known, texts });
  return next;
}

/** How many prices were typed. */
export function countEdits(edits: PendingEdits): number {
  return [...edits.values()].reduce((sum, { texts }) => sum + Object.keys(texts).length, 0);
}

/** A product's prices with what was typed; what cannot be read stays as it was. */
export function editedPrices(row: PriceRow, edit: PendingEdit | undefined): DeskPrices {
  const read = (field: PriceFieldName) => {
    const text = edit?.texts[field];
    const value = text === undefined ? "bad" : cellValue(field, text);
    return value === "bad" ? row[field] : value;
  };
  return {
    price: read("price") ?? row.price,
    special_price: read("special_price") ?? null,
    trade_price: read("trade_price") ?? null,
    cost: read("cost") ?? null,
  };
}

/** What the prices earn, as the API would say it. */
export function marginOfPrices(
  { price, special_price, trade_price, cost }: DeskPrices,
  vatPerThousand = startVatPerThousand,
) {
  const money = (amount: number | null | undefined) =>
    typeof amount === "number" ? fromWireValue(amount) : null;
  const prices = {
    list: fromWireValue(price),
    special: money(special_price),
    trade: money(trade_price),
    cost: money(cost),
  };
  return marginOf(prices, vatPerThousand);
}

type EditBody = NonNullable<BodyOf<typeof changePrices>["edits"]>[number];

/** The edits for the call, or the first cell that cannot be read. */
export function readEdits(
  edits: PendingEdits,
):
  | { readonly edits: readonly EditBody[] }
  | { readonly bad: { readonly sku: string; readonly field: PriceFieldName } } {
  for (const [sku, { texts }] of edits) {
    const field = priceFields.find((each) => {
      const text = texts[each];
      return text !== undefined && cellValue(each, text) === "bad";
    });
    if (field !== undefined) return { bad: { sku, field } };
  }
  return { edits: [...edits.values()].map(editBody) };
}

function editBody({ row, texts }: PendingEdit): EditBody {
  const value = (field: PriceFieldName) => {
    const text = texts[field];
    const read = text === undefined ? "bad" : cellValue(field, text);
    return read === "bad" ? undefined : read;
  };
  const [price, special_price, trade_price, cost] = priceFields.map(value);
  return {
    sku: row.sku,
    ...(typeof price === "number" && { price }),
    ...(special_price !== undefined && { special_price }),
    ...(trade_price !== undefined && { trade_price }),
    ...(cost !== undefined && { cost }),
  };
}
