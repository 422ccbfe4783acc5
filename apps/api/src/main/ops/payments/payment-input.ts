import * as z from "zod/mini";
import { paymentProviders } from "#api/modules/payments/receipts.ts";
import { by, nairaBetween } from "../operator-input.ts";

/** Naira above 0, at most to the kobo. */
const naira = nairaBetween(0.01, 1_000_000_000);
const reference = z.string().check(z.trim(), z.minLength(1), z.maxLength(120));
const provider = z._default(z.enum(paymentProviders), "bank");
/** When the bank says that it moved. */
const moment = z.iso
  .datetime({ offset: true })
  .check(z.refine((text) => Date.parse(text) <= Date.now() + 60_000, { error: "is in the future" }));
const money = {
  number: z.string(),
  reference,
  payer: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(120))),
  at: z.optional(moment),
  provider,
  by,
};

export const noteRequest = z.strictObject({ ...money, amount: naira });
export const confirmRequest = z.strictObject({
  ...money,
  amount: z.optional(naira),
  reference: z.optional(reference),
});
export type ConfirmRequest = z.output<typeof confirmRequest>;
export const refundRequest = z.strictObject({
  number: z.string(),
  amount: naira,
  reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(200)),
  reference: z.optional(reference),
  at: z.optional(moment),
  provider: z.optional(z.enum(paymentProviders)),
  by,
});
export const moveRequest = z.strictObject({
  reference,
  from: z.optional(z.string()),
  to: z.optional(z.string()),
  amount: z.optional(naira),
  provider,
  by,
});
export const listRequest = z.strictObject({ number: z.string() });
export const reopenRequest = z.strictObject({ number: z.string(), by });
