import { beginPdf } from "../pdf/document.ts";
import { colours, page, put, rule } from "../pdf/page.ts";
import { drawHead } from "./pdf-head.ts";
import { drawLines, drawSums } from "./pdf-table.ts";
import type { Invoice } from "./read-invoice.ts";

/** The invoice as a PDF of A4 pages. The same invoice gives the same pages, however often it is asked for. */
export async function invoicePdf(invoice: Invoice): Promise<Buffer> {
  const { supplier } = invoice.content;
  const { doc, finish } = beginPdf({
    title: `Tax invoice ${invoice.number}`,
    author: supplier.legal_name,
    date: invoice.issuedAt,
  });
  const tableTop = drawHead(doc, invoice);
  drawSums(doc, invoice.content, drawLines(doc, invoice.content, tableTop));
  drawFeet(doc, invoice);
  return finish();
}

/** The foot of each page; drawn last, when it is known how many there are. */
function drawFeet(doc: PDFKit.PDFDocument, { number, content }: Invoice): void {
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
