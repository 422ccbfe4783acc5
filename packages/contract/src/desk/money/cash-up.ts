import * as z from "zod/mini";
import { calendarDay } from "../../wire/calendar-input.ts";
import { group } from "../../wire/route.ts";
import { paragraph } from "../../wire/text.ts";
import { wireAmount } from "../../wire/wire-money.ts";
import { deskRoute } from "../kit/desk-route.ts";

/** A Lagos day. */
const params = z.object({ day: calendarDay });

/** Money that moved on a day by one way to pay. */
export const cashUpRow = z.object({
  provider: z.string(),
  received: wireAmount,
  received_count: z.int(),
  /** Given back by us, or taken back by a bank. */
  refunded: wireAmount,
  refunded_count: z.int(),
});

/** What was counted, and by whom. */
export const cashCount = z.object({
  expected: wireAmount,
  counted: wireAmount,
  /** Counted less expected. */
  difference: wireAmount,
  note: z.nullable(z.string()),
  at: z.string(),
  actor: z.string(),
});

/** The money of a day, and what must be in the till of it. */
export const cashUp = z.object({
  day: z.string(),
  rows: z.array(cashUpRow),
  riders: z.object({
    /** Cash for orders that riders brought on this day: it is with them until they hand it over. */
    collected: wireAmount,
    /** Cash that riders handed over on this day, for whichever day. */
    remitted: wireAmount,
    /** What they still have of all days. */
    held: wireAmount,
  }),
  /** Cash received less refunded, without what riders still had, with what they brought. A float is not in it. */
  expected_cash: wireAmount,
  /** The last one holds. */
  counts: z.array(cashCount),
});
export type CashUp = z.infer<typeof cashUp>;

/** Money that moved on a day. */
export const cashUpReceipt = z.object({
  kind: z.string(),
  provider: z.string(),
  reference: z.string(),
  amount: wireAmount,
  payer: z.nullable(z.string()),
  at: z.string(),
  actor: z.string(),
  numbers: z.array(z.string()),
});

export const readCashUp = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/cash-up/{day}",
  permission: "cash-up",
  tag: "Cash-up",
  summary: "The money of a day by way to pay, the rows behind it, and what was counted",
  params,
  data: z.object({ cash_up: cashUp, receipts: z.array(cashUpReceipt) }),
  failures: [422],
});

/** 422 `refused`, field `note`: another sum than expected was counted, and nothing says why. */
export const closeCashUp = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/cash-up/{day}",
  permission: "cash-up",
  tag: "Cash-up",
  summary: "Closes a day with the cash that was counted; counted again, the last count holds",
  params,
  body: z.strictObject({
    /** Naira. */
    counted: z.number().check(z.gte(0), z.lte(1_000_000_000)),
    note: z.optional(paragraph(500, 3)),
  }),
  yields: "cash_up",
  data: z.object({ cash_up: cashUp }),
  failures: [422],
});

/** The calls of the desk for the cash-up of a day. */
export const cashUpCalls = /* @__PURE__ */ group(
  { readCashUp, closeCashUp },
  { closeCashUp: { counted: 48500, note: "₦500 of change was given twice." } },
);
