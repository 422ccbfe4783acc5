import { addressLines } from "@precise/cart-core/address-lines";
import { momentText } from "#api/desk/kit/table-text.ts";
import type { AnyOrder } from "#api/modules/orders/any-order.ts";

/** What of an order is taken from the shelves, article by article; no price is in it. */
export interface PickingList {
  readonly number: string;
  readonly stage: string;
  readonly placed_at: string;
  /** The company, else the buyer. */
  readonly for: string;
  readonly address: AnyOrder["address"];
  readonly showroom?: string;
  readonly site_contact?: { readonly name: string; readonly phone: string };
  readonly po_number?: string;
  /** YYYY-MM-DD */
  readonly delivery_date?: string;
  readonly total_quantity: number;
  /** By article number. */
  readonly articles: readonly PickedArticle[];
}

export interface PickedArticle {
  readonly sku: string;
  readonly name: string;
  /** Pieces over all marks. */
  readonly quantity: number;
  /** What is written on how many of them, in the order's order; the mark is empty where nothing is. */
  readonly marks: readonly { readonly side_mark: string; readonly quantity: number }[];
}

/** @source design D34 */
export function pickingList(order: AnyOrder): PickingList {
  const { number, status, stage = status, placed_at, contact, address, delivery, trade, items } = order;
  const { po_number, delivery_date } = trade ?? {};
  const bySku = new Map<string, { name: string; marks: Map<string, number> }>();
  for (const { sku, name, quantity, side_mark = "" } of items) {
    const article = bySku.get(sku) ?? { name, marks: new Map<string, number>() };
    article.marks.set(side_mark, (article.marks.get(side_mark) ?? 0) + quantity);
    bySku.set(sku, article);
  }
  const articles = [...bySku].map(([sku, { name, marks }]): PickedArticle => {
    const listed = [...marks].map(([side_mark, quantity]) => ({ side_mark, quantity }));
    return { sku, name, quantity: piecesOf(listed), marks: listed };
  });
  return {
    number,
    stage,
    placed_at,
    for: trade?.company.name ?? `${contact.firstname} ${contact.lastname}`,
    address,
    ...(delivery.showroom && { showroom: delivery.showroom.name }),
    ...(trade && { site_contact: trade.site_contact }),
    ...(po_number !== undefined && { po_number }),
    ...(delivery_date !== undefined && { delivery_date }),
    total_quantity: piecesOf(articles),
    articles: articles.sort((one, other) => (one.sku < other.sku ? -1 : 1)),
  };
}

function piecesOf(rows: readonly { readonly quantity: number }[]): number {
  return rows.reduce((pieces, { quantity }) => pieces + quantity, 0);
}

export function pickingListText(list: PickingList): string {
  const { address, site_contact, po_number, delivery_date } = list;
  const where = list.showroom ? `collected at ${list.showroom}` : addressLines(address ?? {}).join(", ");
  const counts = list.articles.flatMap(({ quantity, marks }) => [
    quantity,
    ...marks.map((mark) => mark.quantity),
  ]);
  const width = Math.max(...counts.map((count) => String(count).length));
  const pieces = (count: number) => String(count).padStart(width);
  return [
    `Picking list of ${list.number}  ${list.stage}  placed ${momentText(list.placed_at)}`,
    `For: ${list.for}${po_number ? `, their order ${po_number}` : ""}`,
    `Delivery: ${where}${delivery_date ? `, preferred date ${delivery_date}` : ""}`,
    ...(site_contact ? [`On the site: ${site_contact.name}  ${site_contact.phone}`] : []),
    "",
    ...list.articles.flatMap(({ sku, name, quantity, marks }) => [
      `[ ] ${pieces(quantity)}  ${sku}  ${name}`,
      ...(marks.some(({ side_mark }) => side_mark !== "")
        ? marks.map(
            ({ side_mark, quantity: marked }) =>
              `      ${pieces(marked)}  ${side_mark === "" ? "(no side mark)" : side_mark}`,
          )
        : []),
    ]),
    "",
    `${list.total_quantity} pieces of ${list.articles.length === 1 ? "1 item" : `${list.articles.length} items`}`,
  ].join("\n");
}
