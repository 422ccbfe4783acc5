import { mostOwnLights } from "@precise/contract/shop/light/my-lights";
import type { MediaEntry } from "@precise/contract/shop/product";
import type { ArticleAttributes } from "@precise/lighting/article-facts";
import type { Sql } from "#api/platform/database/port.ts";
import type { RoomPieces } from "./rooms-within.ts";

/** Pieces of an article in an order that stands, less those that were sent back. */
export interface OwnLightRow {
  readonly order_number: string;
  readonly placed_at: Date;
  readonly sku: string;
  readonly name: string;
  readonly url_path: string;
  readonly image: MediaEntry | null;
  readonly quantity: number;
  /** As they were noted: pieces that were sent back later are among them. */
  readonly rooms: readonly RoomPieces[];
  /** Of the article as it is sold now; null where it no longer is. */
  readonly stock_qty: number | null;
  /** Empty where the catalogue no longer knows the article. */
  readonly attributes: ArticleAttributes;
}

/**
 * What stands of someone's orders, the newest order first and each in the order of its lines. Of someone who bought more than
 * 200 articles the older ones are left out: one answer, however many orders there are.
 */
export function lightsOfCustomer(sql: Sql, customerId: string): Promise<OwnLightRow[]> {
  return lightsWhere(sql, "o.customer_id = $1::uuid", customerId);
}

/** The same of one order. */
export function lightsOfOrder(sql: Sql, orderId: number): Promise<OwnLightRow[]> {
  return lightsWhere(sql, "o.id = $1::bigint", orderId);
}

/**
 * @param condition SQL of our own on the order `o`, an index finds it. What is with us is not at home: pieces of a claim that
 * came back, until it is settled, and those that were paid back. What was replaced or repaired counts as before.
 */
function lightsWhere(sql: Sql, condition: string, value: string | number): Promise<OwnLightRow[]> {
  return sql.query<OwnLightRow>(
    `select o.number as order_number, o.placed_at, line.sku, line.name, line.image,
       line.quantity - line.sent_back as quantity, coalesce(p.url_path, line.url_path) as url_path,
       case when p.withdrawn_at is null then p.stock_qty end as stock_qty,
       coalesce(p.attributes, '{}') as attributes,
       coalesce((select jsonb_agg(jsonb_build_object('room', h.room, 'quantity', h.quantity) order by h.position)
         from hung_light h where h.order_id = o.id and h.sku = line.sku), '[]') as rooms
     from shop_order o
     join lateral (
       select l.sku, min(l.position) as position, (array_agg(l.name order by l.position))[1] as name,
         (array_agg(l.url_path order by l.position))[1] as url_path, sum(l.quantity)::int as quantity,
         (array_agg(l.image order by l.position))[1] as image,
         coalesce((select sum(r.quantity) from return_claim c join return_line r on r.claim_id = c.id
           where c.order_id = o.id and r.sku = l.sku
             and (c.settled_as = 'refund' or (c.settled_as is null and c.state = 'received'))), 0)::int as sent_back
       from shop_order_line l where l.order_id = o.id group by l.sku
     ) line on line.quantity > line.sent_back
     left join product p on p.sku = line.sku
     where ${condition} and o.status not in ('cancelled', 'returned', 'refunded')
     order by o.placed_at desc, o.id desc, line.position limit ${mostOwnLights}`,
    [value],
  );
}
