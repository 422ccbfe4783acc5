import * as z from "zod/mini";
import { group, route } from "../wire/route.ts";

/** Below so many sales nothing is said of them: chance would speak. @source design D35 */
export const leastSales = 20;

const count = z.int().check(z.minimum(0));

/**
 * What became of the orders that came to their buyers in a period, all but trade's and samples. Each figure says of how many it is.
 * @source design D35
 */
export const recordFigures = z.object({
  /** Orders delivered or collected in the period. */
  sales: count,
  /** Of those that were promised a day: how many came on the last promised day or before. */
  promised_days: z.object({ count, kept: count }),
  /** Of those that were sent: hours from the confirmed order to sending, as half of them and nine of ten had it at most. */
  dispatch: z.object({ count, half_within_hours: z.nullable(count), most_within_hours: z.nullable(count) }),
  /** Returns and claims that ended with money back: days from the goods' coming back, or from asking where none did. */
  refunds: z.object({ count, half_within_days: z.nullable(count), longest_days: z.nullable(count) }),
  /** Pieces sold, and of these the pieces of returns and claims. */
  claims: z.object({ pieces_sold: count, pieces_claimed: count }),
});
export type RecordFigures = z.infer<typeof recordFigures>;

export const ourRecord = z.object({
  /** The night in which it was made, as `2026-11-24` in Lagos. */
  made_on: z.string(),
  /** First and last day of the period, in Lagos. */
  period: z.object({ from: z.string(), to: z.string() }),
  /** Left out below `leastSales`. */
  figures: z.optional(recordFigures),
});
export type OurRecord = z.infer<typeof ourRecord>;

export const getOurRecord = /* @__PURE__ */ route({
  method: "GET",
  path: "/api/our-record",
  tag: "Shop",
  summary: "How the shop kept its word in the last year, made every night from its orders",
  yields: "record",
  data: z.object({ record: z.nullable(ourRecord) }),
});

/** The call about the shop's own record. */
export const ourRecordCalls = /* @__PURE__ */ group({ getOurRecord }, {});
