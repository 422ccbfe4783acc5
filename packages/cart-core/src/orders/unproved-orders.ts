import { type Kobo, kobo } from "../money/money.ts";

/** How long the goods of someone who has not confirmed are held, unless the owner of the shop says otherwise. @source design D28 */
export const unprovedHoldMinutes = 60;

/** How much of an order is set aside for someone who has not confirmed it. */
export interface UnprovedLimits {
  /** Most pieces of one article. */
  readonly pieces: number;
  /** What the goods may cost, in kobo. */
  readonly goods: Kobo;
}

/** Most pieces of one article that are set aside for someone who has not confirmed the order. @source design D28 */
export const mostPiecesUnproved = 20;

/** What the goods of such an order may cost, in kobo, to be set aside: ₦1,000,000. @source design D28 */
export const mostGoodsUnproved: Kobo = kobo(100_000_000);

/**
 * Whether an order is so large that its goods are set aside only after its buyer has confirmed it.
 * @param lines pieces; lines of the same article are added up
 * @param goodsTotal what the goods cost before discounts, in kobo
 * @param limits those of design D28 where they are left out
 * @source design D28
 */
export function isTooLargeUnproved(
  lines: readonly { readonly sku: string; readonly quantity: number }[],
  goodsTotal: Kobo,
  limits: UnprovedLimits = { pieces: mostPiecesUnproved, goods: mostGoodsUnproved },
): boolean {
  if (goodsTotal > limits.goods) return true;
  const pieces = new Map<string, number>();
  for (const { sku, quantity } of lines) pieces.set(sku, (pieces.get(sku) ?? 0) + quantity);
  return [...pieces.values()].some((count) => count > limits.pieces);
}

/**
 * Whether the goods of an order are held until the day to pay by: an order that still has to be confirmed is held for less.
 * @param hold as on the wire; undefined for an order that holds its goods in the ordinary way
 * @source design D28
 */
export function isHeldUntilPayDay(
  hold: { readonly is_proved: boolean; readonly goods: string } | undefined,
): boolean {
  return hold === undefined || (hold.is_proved && hold.goods === "held");
}
