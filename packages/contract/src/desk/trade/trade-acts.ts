import { isWholeKobo } from "@precise/cart-core/money";
import * as z from "zod/mini";
import { line } from "../../wire/text.ts";

/** Naira, from nothing up to what a limit may be; at most to the kobo. */
export const limitNaira = z.number({ error: "must be ₦0 to ₦1,000,000,000" }).check(
  z.gte(0, { error: "must be ₦0 to ₦1,000,000,000" }),
  z.lte(1_000_000_000, { error: "must be ₦0 to ₦1,000,000,000" }),
  z.refine(isWholeKobo, {
    error: "must have at most two decimals",
  }),
);

/** Days after an invoice. */
export const termsDays = z
  .int({ error: "must be 0 to 180 days" })
  .check(z.gte(0, { error: "must be 0 to 180 days" }), z.lte(180, { error: "must be 0 to 180 days" }));

/** Of a price list. */
export const listCode = line(1, 40);

/** A second person was asked, and why it takes one. */
export const askedApproval = z.object({ id: z.string(), reason: z.string() });

/**
 * The password that opens an account for the first time. It is in this one answer and is kept nowhere: its owner gets it in
 * person or by phone.
 */
export const openedPerson = z.object({
  company: z.object({ id: z.string(), name: z.string() }),
  email: z.string(),
  first_password: z.string(),
});
export type OpenedPerson = z.infer<typeof openedPerson>;

/** Something that waits for a second person. */
export const tradeProposal = z.object({
  id: z.string(),
  /** The command: `trade.set-credit-limit`. */
  command: z.string(),
  subject: z.string(),
  asked_by: z.string(),
  asked_at: z.string(),
});
export type TradeProposal = z.infer<typeof tradeProposal>;

/** A first password, as an approved act answers it. */
export const shownOnce = z.object({ email: z.string(), first_password: z.string() });
export type ShownOnce = z.infer<typeof shownOnce>;
