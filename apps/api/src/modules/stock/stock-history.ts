import type { Sql } from "#api/platform/database/port.ts";

/** What happened to an article's stock: a change by someone, or an order. */
export type StockEvent =
  | {
      readonly kind: "change";
      readonly at: Date;
      readonly actor: string;
      /** The command: `stock.adjust`. */
      readonly act: string;
      readonly before: Readonly<Record<string, unknown>> | null;
      readonly after: Readonly<Record<string, unknown>> | null;
    }
  | {
      readonly kind: "order";
      readonly at: Date;
      readonly number: string;
      readonly pieces: number;
      /** One of cart-core's `orderStages`. */
      readonly stage: string;
      /** `held`, `free` or `waiting`. */
      readonly goods: string;
    };

type Undated<Event> = Event extends StockEvent ? Omit<Event, "at"> : never;

/** The newest first: what someone of the shop changed, and orders of the article. */
export async function readStockHistory(sql: Sql, sku: string, limit: number): Promise<StockEvent[]> {
  const rows = await sql.query<{ at: Date; event: Undated<StockEvent> }>(
    `select at, id, jsonb_build_object('kind', 'change', 'actor', actor, 'act', act, 'before', before, 'after', after) as event
     from audit_entry where subject = $1 and act like 'stock.%'
     union all
     select placed.placed_at, placed.id, jsonb_build_object('kind', 'order', 'number', placed.number,
       'pieces', sum(line.quantity), 'stage', placed.status, 'goods', placed.goods)
     from shop_order_line line join shop_order placed on placed.id = line.order_id
     where line.sku = $1 group by placed.id
     order by at desc, id desc limit $2`,
    [sku, limit],
  );
  return rows.map(({ at, event }) => ({ ...event, at }));
}
