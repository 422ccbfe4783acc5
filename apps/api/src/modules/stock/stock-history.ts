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

/** The newest first: what someone of the shop changed, and orders of the article. */
export async function readStockHistory(sql: Sql, sku: string, limit: number): Promise<StockEvent[]> {
  const changes = await sql.query<Omit<Extract<StockEvent, { kind: "change" }>, "kind">>(
    `select at, actor, act, before, after from audit_entry
     where subject = $1 and act like 'stock.%' order by id desc limit $2`,
    [sku, limit],
  );
  const orders = await sql.query<Omit<Extract<StockEvent, { kind: "order" }>, "kind">>(
    `select placed.placed_at as at, placed.number, sum(line.quantity)::int as pieces, placed.status as stage, placed.goods
     from shop_order_line line join shop_order placed on placed.id = line.order_id
     where line.sku = $1 group by placed.id order by placed.placed_at desc limit $2`,
    [sku, limit],
  );
  const events: StockEvent[] = [
    ...changes.map((change) => ({ kind: "change" as const, ...change })),
    ...orders.map((order) => ({ kind: "order" as const, ...order })),
  ];
  return events.sort((one, other) => other.at.getTime() - one.at.getTime()).slice(0, limit);
}
