import { type Kobo, kobo } from "@precise/cart-core/money";
import type { Sql } from "#api/platform/database/port.ts";
import { creditNoteFor } from "./credit-note-content.ts";
import { readInvoice } from "./read-invoice.ts";

/**
 * Issues a credit note for a locked order's invoice, in the transaction of what takes the money or the claim back. Call it
 * last: until the transaction ends, all other credit notes wait.
 * @param amount what is taken back, with VAT; never more is credited than the invoice has left
 * @returns its number; undefined where there is no invoice, or nothing of it is left
 * @source decision 039
 */
export async function issueCreditNote(
  tx: Sql,
  order: { readonly id: number },
  amount: Kobo,
  reason: string,
): Promise<string | undefined> {
  const [issued] = await tx.query<{ number: string }>("select number from invoice where order_id = $1", [
    order.id,
  ]);
  if (!issued || amount <= 0) return undefined;
  const [counter] = await tx.query<{ last: number }>("select last from credit_note_counter for update");
  const [sums] = await tx.query<{ gross: number; vat: number }>(
    `select coalesce(sum(gross_kobo), 0)::bigint as gross, coalesce(sum(vat_kobo), 0)::bigint as vat
     from credit_note where order_id = $1`,
    [order.id],
  );
  const invoice = await readInvoice(tx, issued.number);
  if (!counter || !sums || !invoice) throw new Error("an invoice was issued and is not there");
  const left = invoice.content.gross - sums.gross;
  if (left <= 0) return undefined;
  const before = { gross: kobo(sums.gross), vat: kobo(sums.vat) };
  const content = creditNoteFor(invoice, before, kobo(Math.min(amount, left)), reason);
  const sequence = counter.last + 1;
  const number = `CRN-${String(sequence).padStart(6, "0")}`;
  await tx.query("update credit_note_counter set last = $1", [sequence]);
  await tx.query(
    `insert into credit_note (sequence, number, invoice_number, order_id, gross_kobo, vat_kobo, content)
     values ($1, $2, $3, $4, $5, $6, $7::jsonb)`,
    [sequence, number, invoice.number, order.id, content.gross, content.vat, content],
  );
  return number;
}
