import { addressLines } from "@precise/cart-core/address-lines";
import { lagosDayText } from "@precise/contract/nigeria/lagos-days";
import { phoneText } from "@precise/contract/nigeria/phone";
import type { AnyOrder } from "#api/modules/orders/any-order.ts";
import { beginPdf } from "#api/platform/pdf/document.ts";
import { drawLetterhead, type Letterhead } from "#api/platform/pdf/letterhead.ts";
import { colours, page, put, putWrapped, rule } from "#api/platform/pdf/page.ts";
import { shareText } from "./papers-of-order.ts";
import { type PickedArticle, pickingList } from "./picking-list.ts";

type Document = PDFKit.PDFDocument;

/** A paper that goes with goods; neither has prices. */
export type PaperKind = "picking-list" | "delivery-note";
const titles: Readonly<Record<PaperKind, string>> = {
  "picking-list": "Picking list",
  "delivery-note": "Delivery note",
};

/**
 * Papers of one or many orders in one file, each on a page of its own, in the order that they are named.
 * @param left why others have none, a sentence each, for the last page
 */
export async function orderPapers(
  kind: PaperKind,
  orders: readonly AnyOrder[],
  shop: { readonly name: string; readonly letterhead: Letterhead },
  left: readonly string[] = [],
): Promise<Buffer> {
  const [first] = orders;
  const about = orders.length === 1 ? (first?.number ?? "") : `${orders.length} orders`;
  const { doc, finish } = beginPdf({
    title: `${titles[kind]} ${about}`,
    author: shop.name,
    date: new Date(),
  });
  for (const [index, order] of orders.entries()) {
    if (index > 0) doc.addPage();
    const end = drawArticles(doc, order, drawHead(doc, kind, order, shop));
    if (kind === "delivery-note") drawReceipt(doc, end);
  }
  drawLeft(doc, left);
  return finish();
}

/** On a page of its own: why others have none, a sentence each. */
export function drawLeft(doc: Document, left: readonly string[]): void {
  if (left.length === 0) return;
  doc.addPage();
  put(doc, "Not printed", { x: page.left, y: page.top, size: 24, bold: true });
  let y = page.top + 44;
  for (const sentence of left) y = putWrapped(doc, sentence, { x: page.left, y, width: 480 }) + 6;
}

function drawHead(
  doc: Document,
  kind: PaperKind,
  order: AnyOrder,
  shop: Parameters<typeof orderPapers>[2],
): number {
  const { number, contact, address, delivery, trade, placed_at } = order;
  const top = drawLetterhead(doc, shop.letterhead);
  put(doc, titles[kind], { x: page.left, y: top, size: 24, bold: true });
  put(doc, number, { x: page.right, y: top + 7, size: 14, bold: true, align: "right" });
  let y = top + 44;
  const line = (text: string, bold = false) => {
    if (text !== "") y = putWrapped(doc, text, { x: page.left, y, width: 300, bold }) + 2;
  };
  line(trade?.company.name ?? `${contact.firstname} ${contact.lastname}`, true);
  // Where a list is for the shelves alone, it names no address.
  if (kind === "delivery-note") {
    for (const each of delivery.showroom ? [] : addressLines(address ?? {})) line(each);
    line(phoneText(trade?.site_contact.phone ?? contact.phone));
    if (trade) line(`On the site: ${trade.site_contact.name}`);
  }
  if (delivery.showroom) line(`Collected at ${delivery.showroom.name}`);
  const share = shareText(order);
  const facts = [
    ...(share === undefined ? [] : [share]),
    `Ordered ${lagosDayText(new Date(placed_at))}`,
    ...(trade?.po_number ? [`Your order ${trade.po_number}`] : []),
    ...(trade?.delivery_date ? [`Preferred date ${lagosDayText(new Date(trade.delivery_date))}`] : []),
    shop.name,
  ];
  for (const [index, fact] of facts.entries())
    put(doc, fact, { x: page.right, y: top + 44 + index * 15, align: "right", colour: colours.muted });
  return Math.max(y, top + 44 + facts.length * 15) + 16;
}

/** One row for each article, with a box to tick and what is written on its pieces. @returns where the next thing may begin */
function drawArticles(doc: Document, order: AnyOrder, top: number): number {
  const { articles, total_quantity } = pickingList(order);
  let y = drawTableHead(doc, top);
  for (const article of articles) {
    const note = marksText(article);
    if (y + 44 > page.bottom) {
      doc.addPage();
      y = drawTableHead(doc, page.top);
    }
    doc
      .rect(page.left, y + 1, 10, 10)
      .lineWidth(0.75)
      .strokeColor(colours.ink)
      .stroke();
    put(doc, String(article.quantity), { x: page.left + 48, y, bold: true, align: "right" });
    put(doc, article.sku, { x: page.left + 62, y, bold: true });
    let next = putWrapped(doc, article.name, { x: page.left + 190, y, width: 305 });
    if (note !== "")
      next = putWrapped(doc, note, {
        x: page.left + 190,
        y: next,
        width: 305,
        size: 8,
        colour: colours.muted,
      });
    y = next + 9;
    rule(doc, y - 5);
  }
  put(doc, `${total_quantity} pieces`, { x: page.left + 62, y: y + 4, bold: true });
  return y + 30;
}

function drawTableHead(doc: Document, y: number): number {
  const look = { y, size: 8, colour: colours.muted };
  put(doc, "Quantity", { x: page.left + 48, align: "right", ...look });
  put(doc, "Item no.", { x: page.left + 62, ...look });
  put(doc, "Goods", { x: page.left + 190, ...look });
  rule(doc, y + 14);
  return y + 21;
}

function marksText({ marks }: PickedArticle): string {
  const named = marks.filter(({ side_mark }) => side_mark !== "");
  return named.map(({ side_mark, quantity }) => `${quantity} × ${side_mark}`).join(", ");
}

/** Where the person who takes the goods signs. */
function drawReceipt(doc: Document, top: number): void {
  const y = Math.min(top + 50, page.bottom);
  put(doc, "Received in good order", { x: page.left, y: y - 34, bold: true });
  for (const [index, label] of ["Name", "Signature", "Date"].entries()) {
    const x = page.left + index * 170;
    doc
      .moveTo(x, y)
      .lineTo(x + 150, y)
      .lineWidth(0.75)
      .strokeColor(colours.ink)
      .stroke();
    put(doc, label, { x, y: y + 4, size: 8, colour: colours.muted });
  }
}
