import { paymentFacts } from "@precise/cart-core/payment-kinds";
import type { Sql } from "#api/platform/database/port.ts";
import { contentOfOrder, type InvoiceContent, type InvoicedOrder } from "./invoice-content.ts";
import { seller } from "./seller.ts";

/** `INV-000123`: the whole series is one, forever. */
function invoiceNumber(sequence: number): string {
  return `INV-${String(sequence).padStart(6, "0")}`;
}

/**
 * Issues the tax invoice of an order, in the transaction that confirms its payment, or its delivery where it is paid
 * then. A repeat gets the same number. Call it last: until the transaction ends, all other invoices wait.
 * @param suppliedAt the date of supply: when it was paid, or delivered
 * @returns its number; numbers have no gaps, for one that is rolled back was never drawn
 * @source decision 011
 */
export async function issueInvoice(tx: Sql, order: InvoicedOrder, suppliedAt: Date): Promise<string> {
  // The lock comes first: an invoice that another transaction is just issuing is seen after it.
  const [counter] = await tx.query<{ last: number }>("select last from invoice_counter for update");
  const [row] = await tx.query<{
    id: number;
    vat_per_thousand: number;
    seller: unknown;
    bank: NonNullable<InvoiceContent["payment"]["pay_to"]> | null;
    issued: string | null;
  }>(
    `select o.id, o.vat_per_thousand, o.seller, o.bank, i.number as issued
     from shop_order o left join invoice i on i.order_id = o.id where o.number = $1`,
    [order.number],
  );
  if (!counter || !row) throw new Error("there is no such order, or no counter of invoices");
  if (row.issued !== null) return row.issued;
  const content = contentOfOrder(order, {
    supplier: seller.parse(row.seller),
    vat_per_thousand: row.vat_per_thousand,
    suppliedAt,
    ...(row.bank && paymentFacts(order.payment.method).due === "on_invoice" && { payTo: row.bank }),
  });
  const sequence = counter.last + 1;
  const number = invoiceNumber(sequence);
  await tx.query("update invoice_counter set last = $1", [sequence]);
  await tx.query("insert into invoice (sequence, number, order_id, content) values ($1, $2, $3, $4::jsonb)", [
    sequence,
    number,
    row.id,
    content,
  ]);
  return number;
}
