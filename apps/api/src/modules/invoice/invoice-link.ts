import type { Order } from "@precise/contract/shop/orders/order";
import { daysAhead, type SignedLinks } from "#api/platform/signed-links/signed-links.ts";

/** A page that is read makes a new link each time: it opens until the end of tomorrow, and no longer. */
const readDays = 1;

/**
 * The path of an invoice's PDF, for anyone who may see its order.
 * @param days how long it opens
 */
export function invoicePath(links: SignedLinks, invoiceNumber: string, days: number, now?: number): string {
  return `/api/orders/invoice/${links.sign("invoice", invoiceNumber, daysAhead(days, now))}`;
}

/** The same for a credit note. */
export function creditNotePath(links: SignedLinks, number: string, days: number, now?: number): string {
  return `/api/orders/credit-note/${links.sign("credit-note", number, daysAhead(days, now))}`;
}

/** What an order names of its tax documents. */
type WithDocuments = Pick<Order, "invoice" | "credit_notes">;

/**
 * An order as it is answered to who knows its number and e-mail: with links to its invoice and credit notes, which open for
 * anyone who has them. A signed-in person gets paths that open in the session alone, see `withDocumentPaths`.
 */
export function withInvoiceLink<Given extends WithDocuments>(order: Given, links: SignedLinks): Given {
  return withDocumentPaths(order, {
    invoice: (number) => invoicePath(links, number, readDays),
    creditNote: (number) => creditNotePath(links, number, readDays),
  });
}

/** An order with the paths of its invoice and credit notes. */
export function withDocumentPaths<Given extends WithDocuments>(
  order: Given,
  paths: {
    readonly invoice: (number: string) => string;
    readonly creditNote: (number: string) => string;
  },
): Given {
  const { invoice, credit_notes } = order;
  return {
    ...order,
    ...(invoice && { invoice: { number: invoice.number, url: paths.invoice(invoice.number) } }),
    ...(credit_notes && {
      credit_notes: credit_notes.map((note) => ({ ...note, url: paths.creditNote(note.number) })),
    }),
  };
}
