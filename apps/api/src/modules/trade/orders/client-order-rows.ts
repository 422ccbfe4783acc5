import { type Kobo, kobo, subtractKobo, wireAmount } from "@precise/cart-core/money";
import { type OrderStage, summaryOfStage } from "@precise/cart-core/order-stages";
import type { ClientOrderEntry } from "@precise/contract/trade/orders";
import { type LockedOrder, lockOrder } from "#api/modules/orders/locked-order.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { readOrderNumber } from "#api/platform/text/order-number.ts";
import { wireTime } from "#api/platform/time/wire-time.ts";

type EntryRow = Pick<ClientOrderEntry, "number" | "total_quantity" | "first_name" | "payment_method"> & {
  readonly stage: OrderStage;
  readonly placed_at: Date;
  readonly payable_kobo: number;
  readonly image: ClientOrderEntry["image"] | null;
  readonly po_number: string | null;
  readonly delivery_date: string | null;
};

/** An order's own number has upper case alone. */
const isNamed = (text: string) =>
  `(strpos(o.number, upper(${text})) > 0 or strpos(upper(o.po_number), upper(${text})) > 0)`;
/** Those without goods are few, and found by the lines of which nothing is left. */
const hasGoods = `o.id <> all(array(
  select gone.order_id from shop_order_line gone join shop_order own on own.id = gone.order_id
  where gone.quantity = 0 and own.client_person_id = $1
    and not exists (select from shop_order_line l where l.order_id = gone.order_id and l.quantity > 0)))`;

/** A page of a person's own orders, the newest first. @param text a part of a number; empty for all */
export async function listOwnClientOrders(
  sql: Sql,
  personId: string,
  { text, offset, limit }: { readonly text: string; readonly offset: number; readonly limit: number },
): Promise<{ readonly orders: ClientOrderEntry[]; readonly totalCount: number }> {
  // Both begin with an index alone (migration 0342): only a page's own orders are read.
  const own = (place: string) =>
    `shop_order o where o.client_person_id = $1${text === "" ? "" : ` and ${isNamed(place)}`}`;
  const named = text === "" ? [] : [text];
  const [counted] = await sql.query<{ count: number }>(`select count(*)::int as count from ${own("$2")}`, [
    personId,
    ...named,
  ]);
  if (!counted?.count) return { orders: [], totalCount: 0 };
  const rows = await sql.query<EntryRow>(
    `with page as materialized (select o.id, o.placed_at from ${own("$4")} and ${hasGoods}
       order by o.placed_at desc, o.id desc limit $2 offset $3)
     select o.number, o.status as stage, o.placed_at, o.payable_kobo, o.payment_method, o.po_number,
       to_char(o.wished_date, 'YYYY-MM-DD') as delivery_date, first.name as first_name, first.image,
       (select sum(quantity)::int from shop_order_line where order_id = o.id) as total_quantity
     from page join shop_order o on o.id = page.id
     join lateral (select name, image from shop_order_line where order_id = o.id and quantity > 0
       order by position limit 1) first on true
     order by page.placed_at desc, page.id desc`,
    [personId, limit, offset, ...named],
  );
  return { orders: rows.map(entryView), totalCount: counted.count };
}

function entryView({ stage, placed_at, payable_kobo, image, po_number, delivery_date, ...entry }: EntryRow) {
  return {
    ...entry,
    status: summaryOfStage[stage],
    stage,
    placed_at: wireTime(placed_at),
    payable: wireAmount(kobo(payable_kobo)),
    ...(image && { image }),
    ...(po_number === null ? {} : { po_number }),
    ...(delivery_date === null ? {} : { delivery_date }),
  };
}

/** The number of a person's own order, in its one written form; undefined for everybody else's. */
export async function ownOrderNumber(sql: Sql, personId: string, typed: string): Promise<string | undefined> {
  const [row] = await sql.query<{ number: string }>(
    "select number from shop_order where number = $1 and client_person_id = $2",
    [readOrderNumber(typed) ?? "", personId],
  );
  return row?.number;
}

/** A person's own order, locked until the transaction ends. */
export async function lockOwnClientOrder(
  tx: Sql,
  personId: string,
  typed: string,
): Promise<LockedOrder | undefined> {
  const number = await ownOrderNumber(tx, personId, typed);
  return number === undefined ? undefined : lockOrder(tx, number);
}

/** A line of a trade order with all its amounts. */
export interface OwnOrderLine {
  readonly sku: string;
  readonly name: string;
  readonly quantity: number;
  readonly sideMark: string;
  readonly unitNet: Kobo;
  /** With VAT, as it was shown. */
  readonly unitGross: Kobo;
  readonly net: Kobo;
  readonly vat: Kobo;
  readonly gross: Kobo;
}

/** The lines of a person's own order; undefined for everybody else's. */
export async function readOwnOrderLines(
  sql: Sql,
  personId: string,
  typed: string,
): Promise<{ readonly number: string; readonly lines: readonly OwnOrderLine[] } | undefined> {
  const number = await ownOrderNumber(sql, personId, typed);
  if (number === undefined) return undefined;
  const rows = await sql.query<{
    sku: string;
    name: string;
    quantity: number;
    side_mark: string;
    unit_net: number;
    unit_gross: number;
    net: number;
    gross: number;
  }>(
    `select l.sku, l.name, l.quantity, l.side_mark, l.unit_net_kobo as unit_net, l.unit_price_kobo as unit_gross,
       l.net_kobo as net, l.row_total_kobo as gross
     from shop_order_line l join shop_order o on o.id = l.order_id where o.number = $1 and l.quantity > 0
     order by l.position`,
    [number],
  );
  const lines = rows.map(({ sku, name, quantity, side_mark: sideMark, ...amounts }) => ({
    sku,
    name,
    quantity,
    sideMark,
    unitNet: kobo(amounts.unit_net),
    unitGross: kobo(amounts.unit_gross),
    net: kobo(amounts.net),
    vat: subtractKobo(kobo(amounts.gross), kobo(amounts.net)),
    gross: kobo(amounts.gross),
  }));
  return { number, lines };
}
