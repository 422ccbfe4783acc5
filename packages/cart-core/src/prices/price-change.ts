import { type Kobo, kobo, naira } from "../money/money.ts";
import { err, ok, type Result } from "../result.ts";

/** What prices are rounded to, in naira. */
export const priceRoundings = [1, 50, 100, 500, 1000] as const;
export type PriceRounding = (typeof priceRoundings)[number];

/** The prices of a product. Null: it has none of that kind. */
export interface ProductPrices {
  /** What everybody pays, VAT included. */
  readonly list: Kobo;
  /** What is paid instead while it is reduced, VAT included. */
  readonly special: Kobo | null;
  /** What trade clients pay for a piece, without VAT. */
  readonly trade: Kobo | null;
  /** What the shop pays for a piece, without VAT. */
  readonly cost: Kobo | null;
}
export type PriceField = keyof ProductPrices;

/** How a price becomes another one. */
export type PriceRule =
  /** 8 raises by 8 %, -12.5 lowers; two decimals count. */
  | { readonly kind: "percent"; readonly percent: number }
  /** Negative lowers. */
  | { readonly kind: "by"; readonly amount: Kobo }
  | { readonly kind: "set"; readonly to: Kobo };

/** The most that a price on the wire can hold. */
export const highestPrice: Kobo = kobo(99_999_999_999_999);

/**
 * A price by a rule, rounded to the nearest step, halves up; once, so that nothing is rounded twice.
 * @param step naira; null leaves the kobo as they come out
 * @returns `not-above-zero` and `too-high` for what can be no price
 * @source design "The desk"
 */
export function newPrice(
  before: Kobo,
  rule: PriceRule,
  step: PriceRounding | null,
): Result<Kobo, "not-above-zero" | "too-high"> {
  // Hundredths of a percent of a large price pass what a number holds exactly.
  const parts = 10_000n;
  const exact =
    rule.kind === "percent"
      ? BigInt(before) * (parts + BigInt(Math.round(rule.percent * 100)))
      : BigInt(rule.kind === "by" ? before + rule.amount : rule.to) * parts;
  const size = BigInt(naira(step ?? 0.01)) * parts;
  // Of what is below zero any division will do: it is no price.
  const price = (((2n * exact + size) / (2n * size)) * size) / parts;
  if (price <= 0n) return err("not-above-zero");
  if (price > BigInt(highestPrice)) return err("too-high");
  return ok(kobo(Number(price)));
}

/**
 * The prices after one of them changed by a rule.
 * @param prices of before
 * @param rule null takes the price away
 * @param also prices that move by the same rule, where the product has them
 * @returns `no-price` where there is none to raise or lower, `list-price-needed` where the list price is taken away, and
 *   `special-not-below-list` where the special price would not be below the list price: it is not lifted with it
 */
export function changePrice(
  prices: ProductPrices,
  field: PriceField,
  rule: PriceRule | null,
  step: PriceRounding | null,
  also: readonly PriceField[] = [],
): Result<ProductPrices, PriceFault> {
  if (rule === null && field === "list") return err("list-price-needed");
  const before = prices[field];
  if (rule === null) return ok({ ...prices, [field]: null });
  if (before === null && rule.kind !== "set") return err("no-price");
  const after = { ...prices };
  for (const each of [field, ...also]) {
    const old = each === field ? (before ?? kobo(0)) : prices[each];
    if (old === null) continue;
    const price = newPrice(old, rule, step);
    if (!price.ok) return price;
    after[each] = price.value;
  }
  return specialIsBelowList(after) ? ok(after) : err("special-not-below-list");
}
export type PriceFault =
  | "not-above-zero"
  | "too-high"
  | "no-price"
  | "list-price-needed"
  | "special-not-below-list"
  | "cheaper-already";

/** Whether a special price is a reduction; without one there is nothing to object to. */
export function specialIsBelowList({ list, special }: Pick<ProductPrices, "list" | "special">): boolean {
  return (special ?? 0) < list;
}

/**
 * The prices of a product in a sale.
 * @param rule a percentage is taken off the list price: 20 leaves 80 % of it
 * @returns `cheaper-already` where it costs no more than that now: a sale makes nothing dearer
 */
export function salePrices(
  prices: ProductPrices,
  rule: { readonly kind: "percent"; readonly percent: number } | { readonly kind: "set"; readonly to: Kobo },
  step: PriceRounding | null,
): Result<ProductPrices, PriceFault> {
  const off: PriceRule = rule.kind === "percent" ? { kind: "percent", percent: -rule.percent } : rule;
  const price = newPrice(prices.list, off, step);
  if (!price.ok) return price;
  const after = { ...prices, special: price.value };
  if (!specialIsBelowList(after)) return err("special-not-below-list");
  return prices.special !== null && price.value >= prices.special ? err("cheaper-already") : ok(after);
}

/** What a shopper pays. */
export function chargedPrice({ list, special }: Pick<ProductPrices, "list" | "special">): Kobo {
  return special ?? list;
}
