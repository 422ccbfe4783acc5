import { formatNaira, type Kobo, nairaText } from "@precise/cart-core/money";
import type { PriceFault, PriceField, PriceRounding, ProductPrices } from "@precise/cart-core/price-change";

/** Fields as sentences name them. */
export const fieldNames: Readonly<Record<PriceField, string>> = {
  list: "price",
  special: "special price",
  trade: "trade price",
  cost: "cost",
};

/** What was asked for: "Price + 8 %, to the nearest ₦50". */
export function summaryOf(
  name: string,
  how:
    | { readonly kind: "percent"; readonly percent: number }
    | { readonly kind: "by"; readonly amount: Kobo }
    | { readonly kind: "set"; readonly to: Kobo }
    | null,
  step: PriceRounding | null,
): string {
  const nearest =
    step === null || (step === 1 && how?.kind !== "set") ? "" : `, to the nearest ${nairaText(step)}`;
  if (how === null) return `${name} taken away`;
  if (how.kind === "set") return `${name} set to ${formatNaira(how.to)}${nearest}`;
  const size = how.kind === "percent" ? how.percent : how.amount;
  const amount = how.kind === "percent" ? `${Math.abs(size)} %` : formatNaira(Math.abs(size) as Kobo);
  return `${name} ${size < 0 ? "−" : "+"} ${amount}${nearest}`;
}

/** Why a product's price is not changed so. @param field the price that was to change */
export function faultText(fault: PriceFault, field: PriceField, { list, special }: ProductPrices): string {
  switch (fault) {
    case "not-above-zero":
      return `Its ${fieldNames[field]} would be ₦0 or less.`;
    case "too-high":
      return `Its ${fieldNames[field]} would be higher than a price can be.`;
    case "no-price":
      return `It has no ${fieldNames[field]} to change.`;
    case "list-price-needed":
      return "A product cannot be without a price.";
    case "cheaper-already":
      return `It costs ${formatNaira(special ?? list)} already.`;
    case "special-not-below-list":
      return field === "special"
        ? `Its special price would not be below its price of ${formatNaira(list)}.`
        : `Its price would not be above its special price of ${formatNaira(special ?? list)}.`;
  }
}
