import { lagosDayText } from "@precise/contract/nigeria/lagos-days";
import { phoneText } from "@precise/contract/nigeria/phone";
import { paymentPorts } from "#api/modules/money/payment-ports.ts";
import { drawLetterhead, type Letterhead } from "#api/platform/pdf/letterhead.ts";
import { colours, page, put, putWrapped } from "#api/platform/pdf/page.ts";
import type { TaxDocument } from "./invoice-content.ts";
import type { CreditNote, Invoice } from "./read-invoice.ts";

/** A row of the facts beside supplier and purchaser. */
type Fact = readonly [label: string, value: string];

/** What an invoice says of its dates, its order and how it is paid. */
export function invoiceFacts({ issuedAt, content }: Invoice): Fact[] {
  const { payment } = content;
  const { paid_at, terms_days, due_date, pay_to } = payment;
  const paid = paid_at ? `\nPaid ${lagosDayText(new Date(paid_at))}` : "";
  const terms = terms_days === undefined ? "" : `, ${terms_days} days`;
  return [
    ["Invoice date", lagosDayText(issuedAt)],
    ["Date of supply", lagosDayText(new Date(content.supplied_at))],
    ...orderFacts(content),
    ["Payment", `${paymentPorts[payment.method].onInvoices}${terms}${paid}`],
    ...(due_date === undefined ? [] : ([["Due date", lagosDayText(new Date(due_date))]] as const)),
    ...(pay_to && !paid_at
      ? ([["Pay to", `${pay_to.account_number}\n${pay_to.bank_name}\n${pay_to.account_name}`]] as const)
      : []),
  ];
}

/** What a credit note says of its dates, and which invoice it corrects. */
export function creditNoteFacts({ issuedAt, content }: CreditNote): Fact[] {
  const { invoice, reason } = content;
  return [
    ["Date", lagosDayText(issuedAt)],
    ["Corrects invoice", `${invoice.number}\n${lagosDayText(new Date(invoice.issued_at))}`],
    ...orderFacts(content),
    ["Reason", reason],
  ];
}

function orderFacts({ order }: TaxDocument): Fact[] {
  return [
    ["Order", `${order.number}\n${lagosDayText(new Date(order.placed_at))}`],
    ...(order.po_number ? ([["Your order", order.po_number]] as const) : []),
  ];
}

/**
 * Who supplies to whom, under which number and dates.
 * @param kind what it is, as its title says it
 * @returns where the table may begin
 */
export function drawHead(
  doc: PDFKit.PDFDocument,
  kind: "Tax invoice" | "Credit note",
  { number, content }: { readonly number: string; readonly content: TaxDocument },
  facts: readonly Fact[],
  letterhead: Letterhead,
): number {
  const { supplier, purchaser } = content;
  const top = drawLetterhead(doc, letterhead);
  put(doc, kind, { x: page.left, y: top, size: 24, bold: true });
  put(doc, number, { x: page.right, y: top + 7, size: 14, bold: true, align: "right" });
  let y = top + 44;
  if (supplier.is_sample) {
    const words = `Sample data from a trial shop: this is not a valid ${kind.toLowerCase()}.`;
    put(doc, words, { x: page.left, y, bold: true, colour: letterhead.accent });
    y += 24;
  }

  const middle = page.left + 170;
  const last = page.left + 340;
  const column = { width: 150 };
  const fromY = party(doc, "Supplier", page.left, y, [
    supplier.legal_name,
    supplier.address,
    `TIN ${supplier.tin}`,
    ...(supplier.vat_number ? [`VAT no. ${supplier.vat_number}`] : []),
    supplier.rc_number,
    supplier.phone,
    supplier.email,
  ]);
  const toY = party(doc, "Purchaser", middle, y, [
    purchaser.name,
    ...(purchaser.tin ? [`TIN ${purchaser.tin}`] : []),
    ...purchaser.address,
    phoneText(purchaser.phone),
    purchaser.email,
  ]);
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
