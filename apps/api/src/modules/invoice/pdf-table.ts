import { addKobo, type Kobo, kobo, subtractKobo } from "@precise/cart-core/money";
import { percentText, vatIncluded } from "@precise/cart-core/vat";
import { colours, page, put, putWrapped, rule } from "#api/platform/pdf/page.ts";
import type { TaxDocument } from "./invoice-content.ts";
import { columnAmount, nairaInFull } from "./pdf-amount.ts";

type Document = PDFKit.PDFDocument;

/** Right edges of the number columns, and the width that a name may take. */
const at = { quantity: 352, price: 450, total: page.right } as const;
const nameWidth = 262;
const rowGap = 9;

/** The lines, over as many pages as they need, each with the head of the table. @returns where the sums may begin */
export function drawLines(doc: Document, content: TaxDocument, top: number): number {
  let y = drawTableHead(doc, content.prices, top);
  for (const line of content.lines) {
    const { name, quantity } = line;
    const { unit, total } = amountsOf(line, content.prices);
    const note = line.side_mark ? `${line.sku} · ${line.side_mark}` : line.sku;
    doc.font("regular").fontSize(9.5);
    const height = doc.heightOfString(name, { width: nameWidth, lineGap: 1.5 }) + noteHeight(doc, note);
    if (y + height > page.bottom) {
      doc.addPage();
      y = drawTableHead(doc, content.prices, page.top);
    }
    const next = putWrapped(doc, name, { x: page.left, y, width: nameWidth });
    const look = { x: page.left, y: next, width: nameWidth, size: 8, colour: colours.muted };
    putWrapped(doc, note, look);
    put(doc, String(quantity), { x: at.quantity, y, align: "right" });
    put(doc, columnAmount(unit), { x: at.price, y, align: "right" });
    put(doc, columnAmount(total), { x: at.total, y, align: "right" });
    y = next + noteHeight(doc, note) + rowGap;
    rule(doc, y - rowGap / 2 - 1);
  }
  return y;
}

/** The one row of a credit note for a part of an invoice. @returns where the sums may begin */
export function drawCredited(doc: Document, what: string, { gross }: TaxDocument, top: number): number {
  const look = { y: top, size: 8, colour: colours.muted };
  put(doc, "Credited", { x: page.left, ...look });
  put(doc, "Amount with VAT (₦)", { x: at.total, align: "right", ...look });
  rule(doc, top + 14);
  const y = top + 21;
  const next = putWrapped(doc, what, { x: page.left, y, width: nameWidth + 60 });
  put(doc, columnAmount(gross), { x: at.total, y, align: "right" });
  rule(doc, next + rowGap / 2 - 1);
  return next + rowGap;
}

function noteHeight(doc: Document, note: string): number {
  doc.font("regular").fontSize(8);
  return Math.max(12, doc.heightOfString(note, { width: nameWidth }));
}

/** A company reads net prices, and the VAT once for all. @source design D34 */
function amountsOf(line: TaxDocument["lines"][number], prices: TaxDocument["prices"]) {
  if (prices === "gross" || line.unit_net === undefined || line.net === undefined)
    return { unit: line.unit_price, total: line.row_total };
  return { unit: line.unit_net, total: line.net };
}

function drawTableHead(doc: Document, prices: TaxDocument["prices"], y: number): number {
  const look = { y, size: 8, colour: colours.muted };
  const vat = prices === "net" ? "without VAT" : "with VAT";
  put(doc, "Goods", { x: page.left, ...look });
  put(doc, "Quantity", { x: at.quantity, align: "right", ...look });
  put(doc, `Price ${vat} (₦)`, { x: at.price, align: "right", ...look });
  put(doc, `Amount ${vat} (₦)`, { x: at.total, align: "right", ...look });
  rule(doc, y + 14);
  return y + 21;
}

/** What goods, discounts and delivery come to, as the lines above show their prices. */
function partsOf({
  lines,
  discounts,
  delivery,
  prices,
  vat_per_thousand: rate,
}: TaxDocument): (readonly [string, Kobo])[] {
  if (lines.length === 0) return [];
  const goods = addKobo(...lines.map((line) => amountsOf(line, prices).total));
  if (prices === "net") {
    return [
      ["Goods, without VAT", goods],
      ["Delivery, without VAT", subtractKobo(delivery, vatIncluded(delivery, rate))],
    ];
  }
  return [
    ["Goods, with VAT", goods],
    ...discounts.map(({ label, amount }) => [label, kobo(-amount)] as const),
    ["Delivery, with VAT", delivery],
  ];
}

/** What it comes to, and the VAT within it. @param last what the sum is called. @returns the end of what was drawn */
export function drawSums(
  doc: Document,
  content: TaxDocument,
  top: number,
  last: "Gross amount" | "Credited",
): number {
  const { gross, vat, vat_per_thousand: rate } = content;
  const rows: (readonly [string, Kobo])[] = [
    ...partsOf(content),
    ["Amount before VAT", subtractKobo(gross, vat)],
    [`VAT at ${percentText(rate)}`, vat],
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
  put(doc, last, { x: at.quantity - 52, y: y + 12, size: 11, bold: true });
  put(doc, nairaInFull(gross), { x: at.total, y: y + 10, size: 13, bold: true, align: "right" });
  return y + 40;
}
