import { lagosDay } from "../mail/render/lagos-time.ts";
import { phoneText } from "../mail/render/phone-text.ts";
import { colours, page, put, putWrapped } from "../pdf/page.ts";
import type { InvoiceContent } from "./invoice-content.ts";
import type { Invoice } from "./read-invoice.ts";

const paymentWords: Readonly<Record<InvoiceContent["payment"]["method"], string>> = {
  pay_on_delivery: "On delivery",
  bank_transfer: "Bank transfer",
  paystack: "Card or transfer by Paystack",
  on_account: "On account",
};

/** Who supplies to whom, under which number and dates. @returns where the table may begin */
export function drawHead(doc: PDFKit.PDFDocument, { number, issuedAt, content }: Invoice): number {
  const { supplier, purchaser, order, payment } = content;
  put(doc, "Tax invoice", { x: page.left, y: page.top, size: 24, bold: true });
  put(doc, number, { x: page.right, y: page.top + 7, size: 14, bold: true, align: "right" });
  let y = page.top + 44;
  if (supplier.is_sample) {
    const words = "Sample data of a shop that is being tried: this is not a valid tax invoice.";
    put(doc, words, { x: page.left, y, bold: true, colour: colours.accent });
    y += 24;
  }

  const middle = page.left + 170;
  const last = page.left + 340;
  const column = { width: 150 };
  const fromY = party(doc, "Supplier", page.left, y, [
    supplier.legal_name,
    supplier.address,
    `TIN ${supplier.tin}`,
    supplier.rc_number,
    supplier.phone,
    supplier.email,
  ]);
  const toY = party(doc, "Purchaser", middle, y, [
    purchaser.name,
    ...purchaser.address,
    phoneText(purchaser.phone),
    purchaser.email,
  ]);
  const paid = payment.paid_at ? `\nPaid ${lagosDay(new Date(payment.paid_at))}` : "";
  const facts = [
    ["Invoice date", lagosDay(issuedAt)],
    ["Date of supply", lagosDay(new Date(content.supplied_at))],
    ["Order", `${order.number}\n${lagosDay(new Date(order.placed_at))}`],
    ...(order.po_number ? ([["Your order", order.po_number]] as const) : []),
    ["Payment", `${paymentWords[payment.method]}${paid}`],
  ] as const;
  let factsY = y;
  for (const [label, value] of facts) {
    put(doc, label, { x: last, y: factsY, size: 8, colour: colours.muted });
    factsY = putWrapped(doc, value, { x: last, y: factsY + 11, ...column }) + 6;
  }
  return Math.max(fromY, toY, factsY) + 18;
}

function party(
  doc: PDFKit.PDFDocument,
  label: string,
  x: number,
  y: number,
  rows: readonly string[],
): number {
  put(doc, label, { x, y, size: 8, colour: colours.muted });
  let next = y + 11;
  for (const [index, row] of rows.filter(Boolean).entries())
    next = putWrapped(doc, row, { x, y: next, width: 155, bold: index === 0 });
  return next;
}
