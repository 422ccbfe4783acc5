import { type Kobo, kobo } from "@precise/cart-core/money";
import { shareOfVat } from "@precise/cart-core/vat";
import * as z from "zod/mini";
import { wireTime } from "#api/platform/time/wire-time.ts";
import { type InvoiceContent, taxDocument } from "./invoice-content.ts";

/**
 * All that a credit note states: its invoice, why, and how much of it is taken back. One for all of an invoice has its
 * lines; one for a part has none, and its reason says what the part is.
 * @source decision 039
 */
export const creditNoteContent = z.object({
  ...taxDocument,
  invoice: z.object({ number: z.string(), issued_at: z.iso.datetime() }),
  reason: z.string(),
});
export type CreditNoteContent = z.infer<typeof creditNoteContent>;

/** What the credit notes of an invoice have taken back so far. */
export interface CreditedSoFar {
  readonly gross: Kobo;
  readonly vat: Kobo;
}

/** @param amount above 0, and no more than what the invoice has left */
export function creditNoteFor(
  invoice: { readonly number: string; readonly issuedAt: Date; readonly content: InvoiceContent },
  before: CreditedSoFar,
  amount: Kobo,
  reason: string,
): CreditNoteContent {
  const { supplied_at: _supplied, payment: _payment, ...document } = invoice.content;
  const isWhole = amount === document.gross;
  // As the difference of two shares: the VAT of all notes of an invoice adds up to the invoice's own.
  const vat = kobo(shareOfVat(document, kobo(before.gross + amount)) - before.vat);
  return {
    ...document,
    ...(isWhole ? {} : { lines: [], discounts: [], delivery: kobo(0) }),
    gross: amount,
    vat,
    invoice: { number: invoice.number, issued_at: wireTime(invoice.issuedAt) },
    reason,
  };
}
