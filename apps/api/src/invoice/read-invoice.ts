import type { Sql } from "../database/port.ts";
import { type InvoiceContent, invoiceContent } from "./invoice-content.ts";

/** An issued invoice. */
export interface Invoice {
  readonly number: string;
  readonly issuedAt: Date;
  readonly content: InvoiceContent;
}

/** The invoice of that number. */
export async function readInvoice(sql: Sql, number: string): Promise<Invoice | undefined> {
  const [row] = await sql.query<{ number: string; issued_at: Date; content: unknown }>(
    "select number, issued_at, content from invoice where number = $1",
    [number],
  );
  return row && { number: row.number, issuedAt: row.issued_at, content: invoiceContent.parse(row.content) };
}
