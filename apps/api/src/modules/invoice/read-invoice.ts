import type { Sql } from "#api/platform/database/port.ts";
import { type CreditNoteContent, creditNoteContent } from "./credit-note-content.ts";
import { type InvoiceContent, invoiceContent } from "./invoice-content.ts";

/** An issued invoice. */
export interface Invoice {
  readonly number: string;
  readonly issuedAt: Date;
  readonly content: InvoiceContent;
}

/** An issued credit note. */
export interface CreditNote {
  readonly number: string;
  readonly issuedAt: Date;
  readonly content: CreditNoteContent;
}

interface Row {
  number: string;
  issued_at: Date;
  content: unknown;
}

/** The invoice of that number. */
export async function readInvoice(sql: Sql, number: string): Promise<Invoice | undefined> {
  const [row] = await sql.query<Row>("select number, issued_at, content from invoice where number = $1", [
    number,
  ]);
  return row && { number: row.number, issuedAt: row.issued_at, content: invoiceContent.parse(row.content) };
}

/** The credit note of that number. */
export async function readCreditNote(sql: Sql, number: string): Promise<CreditNote | undefined> {
  const [row] = await sql.query<Row>("select number, issued_at, content from credit_note where number = $1", [
    number,
  ]);
  return (
    row && { number: row.number, issuedAt: row.issued_at, content: creditNoteContent.parse(row.content) }
  );
}

/** The invoice of an order; undefined where it has none. */
export async function readInvoiceOf(sql: Sql, orderNumber: string): Promise<Invoice | undefined> {
  const [row] = await sql.query<{ number: string }>(
    "select i.number from invoice i join shop_order o on o.id = i.order_id where o.number = $1",
    [orderNumber],
  );
  return row && readInvoice(sql, row.number);
}

/** The credit note of that number, where it is that order's. */
export async function readCreditNoteOf(
  sql: Sql,
  orderNumber: string,
  noteNumber: string,
): Promise<CreditNote | undefined> {
  const [row] = await sql.query<{ number: string }>(
    `select c.number from credit_note c join shop_order o on o.id = c.order_id
     where o.number = $1 and c.number = $2`,
    [orderNumber, noteNumber],
  );
  return row && readCreditNote(sql, row.number);
}
