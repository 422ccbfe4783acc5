import { dictionary } from "@precise/cart-core/dictionary";
import { formatNaira, fromWireValue } from "@precise/cart-core/money";
import type {
  DeskPrices,
  PriceChange,
  PriceChangeRow,
  PriceHistoryEntry,
} from "@precise/contract/desk/prices/price-shapes";
import type { PriceFieldName } from "@precise/contract/desk/prices/prices";
import { shortDayAndTime } from "@precise/contract/nigeria/lagos-days";
import { endText } from "#desk/parts/period-words.ts";

/** Prices as the grid's heads name them. */
export const fieldNames: Readonly<Record<PriceFieldName, string>> = {
  price: "Price",
  special_price: "Special price",
  trade_price: "Trade price",
  cost: "Cost",
};

/** `₦108,000`; empty where there is none. */
export function amountText(amount: number | null | undefined): string {
  return typeof amount === "number" ? formatNaira(fromWireValue(amount)) : "";
}

/** `14 %`, `−3.2 %`. */
export function marginText(margin: number | undefined): string {
  if (margin === undefined) return "";
  return `${margin < 0 ? "−" : ""}${Math.abs(margin)} %`;
}

/** `−3.2 %, below cost`; a trade price may be below cost where the price is not. */
export function belowCostText(margin: number): string {
  return `${marginText(margin)}, ${margin < 0 ? "" : "trade "}below cost`;
}

/** `24 Nov 2026`, in Lagos. @param moment UTC, as on the wire */
export function shortDay(moment: string): string {
  return shortDayAndTime(moment).split(",", 1)[0] ?? "";
}

/** What differs between prices: "price ₦100,000 → ₦108,000". */
export function differences(before: DeskPrices | null, after: DeskPrices | null) {
  if (before === null || after === null) return [];
  return (["price", "special_price", "trade_price", "cost"] as const).flatMap((field) =>
    before[field] === after[field]
      ? []
      : [{ field, from: amountText(before[field]) || "none", to: amountText(after[field]) || "none" }],
  );
}

export const stateNames: Readonly<Record<PriceChange["state"], string>> = {
  scheduled: "Planned",
  applied: "Applied",
  ended: "Ended",
  undone: "Undone",
  cancelled: "Called off",
  failed: "Failed",
};

/** How far a change has come; a sale runs while it is applied. */
export function stateText({
  kind,
  state,
  is_ending,
}: Pick<PriceChange, "kind" | "state" | "is_ending">): string {
  if (is_ending) return "Being undone";
  return kind === "sale" && state === "applied" ? "Running" : stateNames[state];
}

/** What a change is called: a sale by its name. */
export function changeTitle({ kind, name, summary }: PriceChange): string {
  return kind === "sale" && name !== undefined ? name : summary;
}

/** When it is to come, or came: "1 Dec 2026, 08:00", of a sale also until when. */
export function timeText({ effective_at, ends_at }: PriceChange): string {
  const from = shortDayAndTime(effective_at);
  return ends_at === undefined ? from : `${from} to ${endText(ends_at)}`;
}

export const outcomeNames: Readonly<Record<PriceChangeRow["outcome"], string>> = {
  planned: "Planned",
  applied: "Changed",
  refused: "Refused",
  skipped: "Left out",
  undone: "As before",
  kept: "Stays",
};

const actNames: Readonly<Record<string, string>> = dictionary({
  "catalogue.import": "Import",
  "prices.change": "Price change",
  "prices.undo": "Undone",
});

/** How a price was changed, for people. */
export function actText({ act, before }: Pick<PriceHistoryEntry, "act" | "before">): string {
  if (act !== undefined) return actNames[act] ?? (act.startsWith("products.") ? "Product form" : act);
  return before === null ? "First known" : "In the database";
}

/** "1 product", "1,200 products". */
export function productsText(count: number): string {
  return count === 1 ? "1 product" : `${count.toLocaleString("en")} products`;
}
