import { addressLines } from "@precise/cart-core/address-lines";
import { phoneText } from "@precise/contract/nigeria/phone";
import type { AnyOrder } from "#api/modules/orders/any-order.ts";
import { beginPdf } from "#api/platform/pdf/document.ts";
import type { Letterhead } from "#api/platform/pdf/letterhead.ts";
import { colours, fonts, page, putWrapped } from "#api/platform/pdf/page.ts";
import { drawLeft } from "./order-papers.ts";

type Document = PDFKit.PDFDocument;

/** Four to an A4 sheet, two by two, to be cut: every shop has a printer for these. */
const perSheet = 4;
const inset = 24;
const label = { width: page.width / 2, height: page.height / 2 } as const;

/** One label for each parcel of these orders: who gets it, where, and which parcel it is. It has no prices. */
export async function parcelLabels(
  orders: readonly AnyOrder[],
  shop: { readonly name: string; readonly phone: string; readonly letterhead: Letterhead },
  left: readonly string[] = [],
): Promise<Buffer> {
  const about = orders.length === 1 ? (orders[0]?.number ?? "") : `${orders.length} orders`;
  const { doc, finish } = beginPdf({ title: `Labels ${about}`, author: shop.name, date: new Date() });
  const labels = orders.flatMap((order) => {
    const parcels = order.delivery.shipment?.parcels ?? 1;
    return Array.from({ length: parcels }, (_, index) => ({ order, place: index + 1, parcels }));
  });
  for (const [index, each] of labels.entries()) {
    const place = index % perSheet;
    if (index > 0 && place === 0) doc.addPage();
    if (place === 0) drawCuts(doc);
    const corner = { x: (place % 2) * label.width, y: Math.floor(place / 2) * label.height };
    drawLabel(doc, each, corner, shop);
  }
  drawLeft(doc, left);
  return finish();
}

interface LabelLine {
  readonly text: string;
  readonly size: number;
  readonly bold?: boolean;
  readonly isMuted?: boolean;
  /** Room over it. */
  readonly over?: number;
}

interface Parcel {
  readonly order: AnyOrder;
  readonly place: number;
  readonly parcels: number;
}

/** Sizes of letters that are tried, the largest first: a long address is still to be read. */
const scales = [1, 0.85, 0.7, 0.6, 0.5] as const;

function drawLabel(
  doc: Document,
  parcel: Parcel,
  corner: { readonly x: number; readonly y: number },
  shop: { readonly name: string; readonly phone: string },
): void {
  const width = label.width - 2 * inset;
  const lines = linesOf(parcel, shop).filter(({ text }) => text !== "");
  const heightAt = (scale: number) =>
    lines.reduce((sum, { text, size, bold = false, over = 0 }) => {
      doc.font(bold ? fonts.bold : fonts.regular).fontSize(size * scale);
      return sum + doc.heightOfString(text, { width, lineGap: 1.5 }) + gap(size * scale) + over;
    }, 0);
  const scale = scales.find((each) => heightAt(each) <= label.height - 2 * inset) ?? 0.5;
  let y = corner.y + inset;
  for (const { text, size, bold = false, isMuted = false, over = 0 } of lines) {
    const colour = isMuted ? colours.muted : colours.ink;
    const place = { x: corner.x + inset, y: y + over, width, size: size * scale, bold, colour };
    y = putWrapped(doc, text, place) + gap(size * scale);
  }
}

function gap(size: number): number {
  return size * 0.3;
}

function linesOf(
  { order, place, parcels }: Parcel,
  shop: { readonly name: string; readonly phone: string },
): LabelLine[] {
  const { number, contact, address, delivery, trade } = order;
  const { by, waybill } = delivery.shipment ?? {};
  const name = trade?.company.name ?? `${contact.firstname} ${contact.lastname}`;
  const where = delivery.showroom ? [`Collected at ${delivery.showroom.name}`] : addressLines(address ?? {});
  return [
    { text: `From ${shop.name}, ${phoneText(shop.phone)}`, size: 9, isMuted: true },
    { text: number, size: 24, bold: true },
    { text: parcels === 1 ? "1 parcel" : `Parcel ${place} of ${parcels}`, size: 13, bold: true },
    { text: name, size: 17, bold: true, over: 12 },
    { text: phoneText(trade?.site_contact.phone ?? contact.phone), size: 15, bold: true },
    { text: trade ? `On the site: ${trade.site_contact.name}` : "", size: 12 },
    ...where.map((text) => ({ text, size: 13 })),
    ...(by === undefined
      ? []
      : [{ text: waybill === undefined ? `By ${by}` : `By ${by}, waybill ${waybill}`, size: 11, over: 6 }]),
  ];
}

/** Where to cut. */
function drawCuts(doc: Document): void {
  doc
    .moveTo(label.width, 0)
    .lineTo(label.width, page.height)
    .moveTo(0, label.height)
    .lineTo(page.width, label.height)
    .dash(3, { space: 3 })
    .lineWidth(0.5)
    .strokeColor(colours.line)
    .stroke()
    .undash();
}
