import { fileURLToPath } from "node:url";
import PDFDocument from "pdfkit";
import { drawHead } from "./pdf-head.ts";
import { colours, fonts, page, put, rule } from "./pdf-page.ts";
import { drawLines, drawSums } from "./pdf-table.ts";
import type { Invoice } from "./read-invoice.ts";

const font = (weight: string) =>
  fileURLToPath(new URL(`../../fonts/noto-sans-${weight}.ttf`, import.meta.url));

/** The invoice as a PDF of A4 pages. The same invoice gives the same pages, however often it is asked for. */
export async function invoicePdf(invoice: Invoice): Promise<Buffer> {
  const { supplier } = invoice.content;
  const doc = new PDFDocument({
    size: "A4",
    margin: 0,
    bufferPages: true,
    lang: "en-NG",
    displayTitle: true,
    pdfVersion: "1.7",
    info: {
      Title: `Tax invoice ${invoice.number}`,
      Author: supplier.legal_name,
      CreationDate: invoice.issuedAt,
      ModDate: invoice.issuedAt,
    },
  });
  const parts: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    doc.on("data", (part: Buffer) => parts.push(part));
    doc.on("end", resolve);
    doc.on("error", reject);
  });
  doc.registerFont(fonts.regular, font("regular"));
  doc.registerFont(fonts.bold, font("bold"));

  const tableTop = drawHead(doc, invoice);
  drawSums(doc, invoice.content, drawLines(doc, invoice.content, tableTop));
  drawFeet(doc, invoice);
  doc.end();
  await ended;
  return Buffer.concat(parts);
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
