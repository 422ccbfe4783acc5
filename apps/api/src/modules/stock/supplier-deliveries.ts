import type { Sql } from "#api/platform/database/port.ts";

export type SupplierDeliveryState = "expected" | "received" | "cancelled";

/** Goods that a supplier is to bring, or has brought. */
export interface SupplierDelivery {
  readonly id: number;
  readonly supplier: string;
  /** Empty where there is none. */
  readonly reference: string;
  /** YYYY-MM-DD in Lagos. */
  readonly expected_on: string;
  readonly state: SupplierDeliveryState;
  /** Its day is over, and not all of it is here. */
  readonly is_late: boolean;
  readonly created_at: Date;
  readonly lines: readonly {
    readonly sku: string;
    /** Undefined for an article that has left the catalogue. */
    readonly name?: string;
    readonly quantity: number;
    readonly received: number;
  }[];
  readonly receipts: readonly {
    readonly received_on: string;
    readonly actor: string;
    readonly pieces: Readonly<Record<string, number>>;
  }[];
}

/** A delivery as it is announced: lines of different articles. */
export interface NewSupplierDelivery {
  readonly supplier: string;
  readonly reference: string;
  readonly expectedOn: string;
  readonly lines: readonly { readonly sku: string; readonly quantity: number }[];
}

/** Those still expected, the earliest first, or those that have ended, the latest first. */
export function listSupplierDeliveries(
  sql: Sql,
  query: { readonly isExpected: boolean; readonly limit: number },
): Promise<SupplierDelivery[]> {
  return sql.query<SupplierDelivery>(
    `${deliveryQuery} where (state = 'expected') = $1
     order by case when $1 then expected_on end, ended_at desc, id limit $2`,
    [query.isExpected, query.limit],
  );
}

export async function readSupplierDelivery(sql: Sql, id: number): Promise<SupplierDelivery | undefined> {
  const [found] = await sql.query<SupplierDelivery>(`${deliveryQuery} where id = $1`, [id]);
  return found;
}

const deliveryQuery = `
select id, supplier, reference, expected_on::text as expected_on, state, created_at,
  state = 'expected' and expected_on < (now() at time zone 'Africa/Lagos')::date as is_late,
  (select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('sku', line.sku, 'name', product.name,
      'quantity', line.quantity, 'received', line.received)) order by line.sku)
    from supplier_delivery_line line left join product on product.sku = line.sku
    where line.delivery_id = delivery.id) as lines,
  coalesce((select jsonb_agg(jsonb_build_object('received_on', received_on, 'actor', actor, 'pieces', pieces)
      order by receipt.created_at) from supplier_receipt receipt where receipt.delivery_id = delivery.id), '[]') as receipts
from supplier_delivery delivery`;

/**
 * Notes what a supplier is to bring.
 * @returns its number, or the article numbers that the catalogue does not know
 */
export async function expectDelivery(
  tx: Sql,
  delivery: NewSupplierDelivery,
): Promise<{ readonly ok: true; readonly id: number } | { readonly ok: false; readonly unknown: string[] }> {
  const keys = delivery.lines.map(({ sku }) => sku.toUpperCase());
  const known = await tx.query<{ sku: string; sku_key: string }>(
    "select sku, sku_key from product where sku_key = any($1::text[])",
    [keys],
  );
  const spelling = new Map(known.map(({ sku, sku_key }) => [sku_key, sku]));
  const unknown = delivery.lines.filter((_, at) => !spelling.has(keys[at] ?? "")).map(({ sku }) => sku);
  if (unknown.length > 0) return { ok: false, unknown };
  const [row] = await tx.query<{ id: number }>(
    "insert into supplier_delivery (supplier, reference, expected_on) values ($1, $2, $3::date) returning id",
    [delivery.supplier, delivery.reference, delivery.expectedOn],
  );
  const id = row?.id ?? 0;
  await tx.query(
    `insert into supplier_delivery_line (delivery_id, sku, quantity)
     select $1, sku, sum(quantity) from unnest($2::text[], $3::int[]) as line (sku, quantity) group by sku`,
    [id, keys.map((key) => spelling.get(key) ?? key), delivery.lines.map(({ quantity }) => quantity)],
  );
  return { ok: true, id };
}

/** Another day for what has not come. @returns the day before, or undefined where nothing is expected under that number */
export async function postponeDelivery(tx: Sql, id: number, day: string): Promise<string | undefined> {
  const before = await lockExpected(tx, id);
  if (before === undefined) return undefined;
  await tx.query("update supplier_delivery set expected_on = $2::date where id = $1", [id, day]);
  return before.expected_on;
}

/** What has not come will not. @returns false where nothing is expected under that number */
export async function cancelDelivery(tx: Sql, id: number): Promise<boolean> {
  if ((await lockExpected(tx, id)) === undefined) return false;
  await tx.query("update supplier_delivery set state = 'cancelled', ended_at = now() where id = $1", [id]);
  return true;
}

/** Locks a delivery that is still expected, so that two people receive it one after the other. */
export async function lockExpected(
  tx: Sql,
  id: number,
): Promise<{ readonly expected_on: string } | undefined> {
  const [row] = await tx.query<{ expected_on: string }>(
    "select expected_on::text as expected_on from supplier_delivery where id = $1 and state = 'expected' for update",
    [id],
  );
  return row;
}
