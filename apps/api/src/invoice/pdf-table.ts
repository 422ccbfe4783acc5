import { addKobo, type Kobo, kobo, subtractKobo } from "@precise/cart-core/money";
import { colours, page, put, putWrapped, rule } from "../pdf/page.ts";
import type { InvoiceContent } from "./invoice-content.ts";
import { columnAmount, nairaInFull, percentOf } from "./pdf-amount.ts";

type Document = PDFKit.PDFDocument;

/** Right edges of the number columns, and the width that a name may take. */
const at = { quantity: 352, price: 450, total: page.right } as const;
const nameWidth = 262;
const rowGap = 9;

/** The lines, over as many pages as they need, each with the head of the table. @returns where the sums may begin */
export function drawLines(doc: Document, content: InvoiceContent, top: number): number {
  let y = drawTableHead(doc, top);
  for (const { sku, name, quantity, unit_price, row_total } of content.lines) {
    doc.font("regular").fontSize(9.5);
    const height = doc.heightOfString(name, { width: nameWidth, lineGap: 1.5 }) + 12;
    if (y + height > page.bottom) {
      doc.addPage();
      y = drawTableHead(doc, page.top);
    }
    const next = putWrapped(doc, name, { x: page.left, y, width: nameWidth });
    put(doc, sku, { x: page.left, y: next, size: 8, colour: colours.muted });
    put(doc, String(quantity), { x: at.quantity, y, align: "right" });
    put(doc, columnAmount(unit_price), { x: at.price, y, align: "right" });
    put(doc, columnAmount(row_total), { x: at.total, y, align: "right" });
    y = next + 12 + rowGap;
    rule(doc, y - rowGap / 2 - 1);
  }
  return y;
}

function drawTableHead(doc: Document, y: number): number {
  const look = { y, size: 8, colour: colours.muted };
  put(doc, "Goods", { x: page.left, ...look });
  put(doc, "Quantity", { x: at.quantity, align: "right", ...look });
  put(doc, "Price with VAT (₦)", { x: at.price, align: "right", ...look });
  put(doc, "Amount with VAT (₦)", { x: at.total, align: "right", ...look });
  rule(doc, y + 14);
  return y + 21;
}

/** What it comes to, and the VAT within it. @returns the end of what was drawn */
export function drawSums(doc: Document, content: InvoiceContent, top: number): number {
  const { discounts, delivery, gross, vat, vat_per_thousand: rate } = content;
  const goods = addKobo(...content.lines.map((line) => line.row_total));
  const rows: (readonly [string, Kobo])[] = [
    ["Goods, with VAT", goods],
    ...discounts.map(({ label, amount }) => [label, kobo(-amount)] as const),
    ["Delivery, with VAT", delivery],
    ["Amount before VAT", subtractKobo(gross, vat)],
    [`VAT at ${percentOf(rate)}`, vat],
  ];
  let y = top + 6;
  if (y + rows.length * 17 + 60 > page.bottom) {
    doc.addPage();
    y = page.top;
  }
  for (const [index, [label, amount]] of rows.entries()) {
    // The last two split what the rows above add up to.
    if (index === rows.length - 2) {
      doc
        .moveTo(at.quantity - 52, y)
        .lineTo(page.right, y)
        .lineWidth(0.75)
        .strokeColor(colours.line)
        .stroke();
      y += 7;
    }
    put(doc, label, { x: at.quantity - 52, y, colour: colours.muted });
    put(doc, columnAmount(amount), { x: at.total, y, align: "right" });
    y += 17;
  }
  doc
    .moveTo(at.quantity - 52, y + 2)
    .lineTo(page.right, y + 2)
    .lineWidth(1)
    .strokeColor(colours.ink)
    .stroke();
  put(doc, "Gross amount", { x: at.quantity - 52, y: y + 12, size: 11, bold: true });
  put(doc, nairaInFull(gross), { x: at.total, y: y + 10, size: 13, bold: true, align: "right" });
  return y + 40;
}
