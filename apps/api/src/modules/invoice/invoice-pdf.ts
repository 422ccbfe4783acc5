import { beginPdf } from "#api/platform/pdf/document.ts";
import type { Letterhead } from "#api/platform/pdf/letterhead.ts";
import { colours, page, put, rule } from "#api/platform/pdf/page.ts";
import type { TaxDocument } from "./invoice-content.ts";
import { creditNoteFacts, drawHead, invoiceFacts } from "./pdf-head.ts";
import { drawCredited, drawLines, drawSums } from "./pdf-table.ts";
import type { CreditNote, Invoice } from "./read-invoice.ts";

/** The invoice as a PDF of A4 pages. The same invoice gives the same pages under one letterhead, however often it is asked for. */
export async function invoicePdf(invoice: Invoice, letterhead: Letterhead): Promise<Buffer> {
  const { content, number, issuedAt } = invoice;
  const { doc, finish } = beginPdf({
    title: `Tax invoice ${number}`,
    author: content.supplier.legal_name,
    date: issuedAt,
  });
  const tableTop = drawHead(doc, "Tax invoice", invoice, invoiceFacts(invoice), letterhead);
  drawSums(doc, content, drawLines(doc, content, tableTop), "Gross amount");
  drawFeet(doc, invoice);
  return finish();
}

/** The credit note as a PDF, like its invoice. */
export async function creditNotePdf(note: CreditNote, letterhead: Letterhead): Promise<Buffer> {
  const { content, number, issuedAt } = note;
  const { doc, finish } = beginPdf({
    title: `Credit note ${number}`,
    author: content.supplier.legal_name,
    date: issuedAt,
  });
  const tableTop = drawHead(doc, "Credit note", note, creditNoteFacts(note), letterhead);
  const tableEnd =
    content.lines.length > 0
      ? drawLines(doc, content, tableTop)
      : drawCredited(doc, `Part of invoice ${content.invoice.number}: ${content.reason}`, content, tableTop);
  drawSums(doc, content, tableEnd, "Credited");
  drawFeet(doc, note);
  return finish();
}

/** The foot of each page; drawn last, when it is known how many there are. */
function drawFeet(
  doc: PDFKit.PDFDocument,
  { number, content }: { readonly number: string; readonly content: TaxDocument },
): void {
  const { count } = doc.bufferedPageRange();
  const { legal_name, tin, rc_number } = content.supplier;
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(index);
    const look = { y: 792, size: 8, colour: colours.muted };
    rule(doc, 784);
    put(doc, `${legal_name}, TIN ${tin}, ${rc_number}`, { x: page.left, ...look });
    put(doc, `${number}, page ${index + 1} of ${count}`, { x: page.right, align: "right", ...look });
  }
}
