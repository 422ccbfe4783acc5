import type { Order } from "@precise/contract/order";
import { daysAhead, type SignedLinks } from "./signed-links.ts";

/** A page that is read makes a new link each time; a mail is kept for long, and says for years what was bought. */
const readDays = 7;

/**
 * The path of an invoice's PDF, for whoever may see its order.
 * @param days how long it opens
 */
export function invoicePath(links: SignedLinks, invoiceNumber: string, days: number, now?: number): string {
  return `/api/orders/invoice/${links.sign("invoice", invoiceNumber, daysAhead(days, now))}`;
}

/** An order as it is answered to its shopper: with a link to its invoice where it has one. */
export function withInvoiceLink<Given extends { readonly invoice?: Order["invoice"] }>(
  order: Given,
  links: SignedLinks,
): Given {
  if (!order.invoice) return order;
  const { number } = order.invoice;
  return { ...order, invoice: { number, url: invoicePath(links, number, readDays) } };
}
