import { daysAhead, type SignedLinks } from "./signed-links.ts";

/**
 * The path of an invoice's PDF, for whoever may see its order.
 * @param days how long it opens: the tracking page makes a new one at each visit, a mail is kept for long
 */
export function invoicePath(links: SignedLinks, invoiceNumber: string, days: number, now?: number): string {
  return `/api/orders/invoice/${links.sign("invoice", invoiceNumber, daysAhead(days, now))}`;
}
