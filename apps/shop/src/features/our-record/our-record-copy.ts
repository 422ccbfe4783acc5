/** Words of the page of our record. Amounts and days come from the record itself. */
export const ourRecordCopy = {
  title: "Our record",
  description:
    "How we kept our word in the last year: promised days, dispatch, refunds, returns and claims, counted every night.",
  lead: "How last year's orders went, counted every night by the same rules, good or bad.",
  figures: "Our figures",
  heads: ["What", "In the last year", "How we count it"],
  period: (from: string, to: string) => `Orders that came to their buyers from ${from} to ${to}.`,
  madeOn: (day: string) => `Counted in the night to ${day}.`,
  sales: (count: number) => `${count.toLocaleString("en")} orders, delivered or collected.`,
  tooFew: (least: number) =>
    `Fewer than ${least} orders have come to their buyers in this year. That is too few to say anything fair, so we say nothing yet.`,
  notYet: "The first figures are counted tonight.",
  left: "Trade orders and sample orders are not in these figures.",
  promised: {
    what: "Promised days kept",
    how: "Orders that arrived on the last day that we promised, or before. Orders without a promised day do not count.",
    none: "No day was promised",
  },
  dispatch: {
    what: "Hours to dispatch",
    how: "From the confirmed order to sending it, nights and weekends included. Where you pay first, an order is confirmed once it is paid. Collected orders do not count.",
    none: "Nothing was sent: all orders were collected",
  },
  refunds: {
    what: "Refunds",
    how: "Returns and claims that ended with money back: days from the goods' coming back to us, or from your request where nothing had to come back.",
    none: "No refunds",
  },
  claims: {
    what: "Returns and claims",
    how: "Pieces that buyers returned or claimed, for whatever reason and whatever we decided, of all pieces of these orders.",
    none: (pieces: string) => `None of ${pieces}`,
  },
  ofOrders: (part: number, whole: number) => `${part} of ${amountOf(whole, "order")}`,
  ofHundred: (share: string, whole: string) => `${share} of 100 (${whole})`,
  ofHundredPieces: (share: string, part: number, whole: number) =>
    `${share} of 100 pieces (${part} of ${whole})`,
  ofPieces: (part: number, whole: number) => `${part} of ${amountOf(whole, "piece")}`,
  only: (amount: string, of: string) => `${amount} (${of})`,
  halfAndMost: (half: string, most: string, of: string) =>
    `Half within ${half}, nine of ten within ${most} (${of})`,
  halfAndLongest: (half: string, longest: string, of: string) =>
    `Half within ${half}, the longest ${longest} (${of})`,
} as const;

/** "1 order", "128 orders". */
export function amountOf(count: number, thing: string): string {
  return count === 1 ? `1 ${thing}` : `${count} ${thing}s`;
}
