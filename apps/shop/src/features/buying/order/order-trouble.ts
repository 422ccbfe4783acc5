/** Why something about an order was not done, as its page's query names it; the copy has the words. */
export const orderTroubles = [
  "unreachable",
  "too_many_requests",
  "fee_not_open",
  "not_cancellable",
  "not_confirmed",
  "goods_gone",
  "not_renewable",
  "not_done",
] as const;
export type OrderTrouble = (typeof orderTroubles)[number];

/** The trouble that a query names; null for anything else. */
export function orderTroubleOf(text: unknown): OrderTrouble | null {
  return orderTroubles.find((trouble) => trouble === text) ?? null;
}
