import type { Product } from "@precise/contract/shop/product";
import type { ShopContent } from "#api/modules/company/content.ts";
import { beginPdf } from "#api/platform/pdf/document.ts";
import { drawLetterhead, type Letterhead } from "#api/platform/pdf/letterhead.ts";
import { colours, page, put, putWrapped, rule } from "#api/platform/pdf/page.ts";
import { wireDay } from "#api/platform/time/wire-time.ts";
import { derivedFacts } from "./derived-facts.ts";

type Document = PDFKit.PDFDocument;

/** What a spec sheet is made of. */
export interface SpecSheet {
  readonly product: Pick<
    Product,
    | "sku"
    | "name"
    | "short_description"
    | "description"
    | "categories"
    | "attributes"
    | "spec_table"
    | "box_contents"
  >;
  /** JPEG; undefined where the product has no picture. */
  readonly picture: Buffer | undefined;
  readonly company: Pick<ShopContent["company"], "name" | "legal_name" | "address" | "phone" | "email">;
  readonly letterhead: Letterhead;
  /** Of the catalogue that the sheet is of. */
  readonly date: Date;
}

const pictureSize = 210;
const column = { left: page.left, right: page.left + pictureSize + 28 } as const;
const rightWidth = page.right - column.right;
/** Widths of one specification of two that stand side by side. */
const cell = { label: 118, value: 119, gap: 25 } as const;

/** The spec sheet of a product: its picture, what it is, every specification with its unit, and no price. */
export async function specSheetPdf(sheet: SpecSheet): Promise<Buffer> {
  const { product, company, date } = sheet;
  const title = `${product.name}, ${product.sku}`;
  const { doc, finish } = beginPdf({ title, author: company.legal_name, date });
  const end = drawHead(doc, sheet);
  const tableEnd = drawTable(doc, [...product.spec_table, ...derivedFacts(product.attributes)], end + 18);
  drawBox(doc, product.box_contents, tableEnd + 14);
  drawFeet(doc, sheet);
  return finish();
}

/** @returns where the table may begin */
function drawHead(doc: Document, { product, picture, company, letterhead }: SpecSheet): number {
  const head = drawLetterhead(doc, letterhead);
  if (!letterhead.logo) put(doc, company.name, { x: page.left, y: head - 6, size: 13, bold: true });
  put(doc, "Specification", {
    ...{ x: page.right, y: page.top - 3, size: 10 },
    align: "right",
    colour: colours.muted,
  });
  const under = letterhead.logo ? head - 8 : head + 18;
  rule(doc, under);
  const top = under + 18;
  if (picture) {
    doc.image(picture, column.left, top, { fit: [pictureSize, pictureSize] });
  } else {
    doc.rect(column.left, top, pictureSize, pictureSize).lineWidth(0.75).strokeColor(colours.line).stroke();
  }
  const at = { x: column.right, width: rightWidth };
  const trail = product.categories.map(({ name }) => name).join(" / ");
  let y = putWrapped(doc, trail, { ...at, y: top, size: 8.5, colour: colours.muted }) + 4;
  y = putWrapped(doc, product.name, { ...at, y, size: 17, bold: true }) + 4;
  y =
    putWrapped(doc, `Item no. ${product.sku}`, {
      ...at,
      y,
      size: 10,
      colour: letterhead.accent,
      bold: true,
    }) + 12;
  y = putWrapped(doc, product.short_description, { ...at, y, size: 10.5, bold: true }) + 6;
  y = putWrapped(doc, product.description, { ...at, y });
  return Math.max(y, top + pictureSize);
}

/** Two specifications side by side, read down the left and then down the right. @returns where the next thing may begin */
function drawTable(doc: Document, rows: Product["spec_table"], top: number): number {
  const half = Math.ceil(rows.length / 2);
  let y = heading(doc, "Technical data", top);
  for (let at = 0; at < half; at += 1) {
    const pair = [rows[at], rows[at + half]].map((row) => row ?? { label: "", text: "" });
    const height = Math.max(...pair.map(({ text }) => textHeight(doc, text, cell.value))) + 7;
    if (y + height > page.bottom) {
      doc.addPage();
      y = heading(doc, "Technical data, continued", page.top);
    }
    for (const [side, { label, text }] of pair.entries()) {
      const x = column.left + side * (cell.label + cell.value + cell.gap);
      putWrapped(doc, label, { x, y, width: cell.label, colour: colours.muted });
      putWrapped(doc, text, { x: x + cell.label, y, width: cell.value });
    }
    y += height;
    rule(doc, y - 5);
  }
  return y;
}

function drawBox(doc: Document, contents: readonly string[], top: number): void {
  if (contents.length === 0) return;
  const text = contents.join(", ");
  const height = 24 + textHeight(doc, text, page.right - page.left);
  let y = top;
  if (y + height > page.bottom) {
    doc.addPage();
    y = page.top;
  }
  y = heading(doc, "In the box", y);
  putWrapped(doc, text, { x: column.left, y, width: page.right - page.left });
}

function heading(doc: Document, text: string, y: number): number {
  put(doc, text, { x: column.left, y, size: 12, bold: true });
  rule(doc, y + 19, colours.ink);
  return y + 27;
}

function textHeight(doc: Document, text: string, width: number): number {
  doc.font("regular").fontSize(9.5);
  return doc.heightOfString(text, { width, lineGap: 1.5 });
}

/** The foot of each page; drawn last, when it is known how many there are. */
function drawFeet(doc: Document, { product, company, date }: SpecSheet): void {
  const { count } = doc.bufferedPageRange();
  const day = wireDay(date);
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(index);
    rule(doc, 784);
    const look = { size: 8, colour: colours.muted };
    put(doc, `${company.legal_name}, ${company.address}, ${company.phone}, ${company.email}`, {
      ...{ x: page.left, y: 792 },
      ...look,
    });
    const pages = count > 1 ? `, page ${index + 1} of ${count}` : "";
    put(doc, `${product.sku}, as of ${day}${pages}`, { x: page.left, y: 804, ...look });
  }
}
