import { nairaText } from "@precise/cart-core/money";
import type { PriceImportView, PriceLineKind, PriceListRow } from "@precise/contract/desk/trade/price-lists";

export function listHref(code: string): string {
  return `/price-lists/${encodeURIComponent(code)}`;
}

export function importHref(code: string, id: number): string {
  return `${listHref(code)}/imports/${id}`;
}

/** How a list makes its prices: "92.5 % of the trade prices, to the nearest ₦50". */
export function ruleText({ percent, rounding }: Pick<PriceListRow, "percent" | "rounding">): string {
  const nearest = rounding.value > 0.01 ? `, to the nearest ${nairaText(rounding.value)}` : "";
  return `${percent} % of the catalogue's trade prices${nearest}`;
}

export const kindNames: Readonly<Record<PriceLineKind, string>> = {
  new: "New",
  changed: "Changed",
  same: "Same",
  removed: "Removed",
  kept: "Kept, not in the file",
  refused: "Refused",
};

/** "12 new, 30 changed": what there is none of is left out. */
export function countsText({ counts }: Pick<PriceImportView, "counts">): string {
  const kinds = ["new", "changed", "same", "removed", "kept", "refused"] as const;
  const named = kinds.filter((kind) => counts[kind] > 0);
  if (named.length === 0) return "Nothing";
  return named
    .map((kind) => `${counts[kind]} ${kind === "kept" ? "kept that the file does not name" : kind}`)
    .join(", ");
}

/** "1 item", "12 items". */
export function itemsText(count: number): string {
  return count === 1 ? "1 item" : `${count} items`;
}

/** Below it a second person is asked. */
export const lowestOwnPercent = 80;
