import { moveStock } from "#api/modules/catalogue/products-for-cart.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { lockExpected } from "./supplier-deliveries.ts";

/** What came on a day. */
export interface Receipt {
  /** Of the caller: the same key books once. */
  readonly key: string;
  /** YYYY-MM-DD in Lagos. */
  readonly receivedOn: string;
  readonly actor: string;
  /** By article number as the delivery spells it; whole pieces from 1. */
  readonly pieces: ReadonlyMap<string, number>;
}

export type Received =
  | {
      readonly ok: true;
      /** Booked before, under the same key: nothing was changed now. */
      readonly isRepeat: boolean;
      /** Nothing more is expected of it. */
      readonly isComplete: boolean;
      /** For sale before and after, by article number; empty for a repeat. */
      readonly stock: readonly { readonly sku: string; readonly before: number; readonly after: number }[];
    }
  | { readonly ok: false; readonly code: "not-expected" }
  | { readonly ok: false; readonly code: "not-in-it" | "gone"; readonly sku: string }
  | { readonly ok: false; readonly code: "too-many"; readonly sku: string; readonly expected: number };

/**
 * Puts what came of a delivery on sale, in part or in full. More than is still expected is refused: that is a slip, or
 * another delivery. Products are locked after the delivery and in the order of their numbers.
 */
export async function receiveDelivery(tx: Sql, id: number, receipt: Receipt): Promise<Received> {
  const isExpected = (await lockExpected(tx, id)) !== undefined;
  const [booked] = await tx.query("select 1 from supplier_receipt where delivery_id = $1 and key = $2", [
    id,
    receipt.key,
  ]);
  if (booked) return { ok: true, isRepeat: true, isComplete: !isExpected, stock: [] };
  if (!isExpected) return { ok: false, code: "not-expected" };
  const lines = await tx.query<{ sku: string; missing: number }>(
    "select sku, quantity - received as missing from supplier_delivery_line where delivery_id = $1",
    [id],
  );
  const missing = new Map(lines.map((line) => [line.sku, line.missing]));
  for (const [sku, count] of receipt.pieces) {
    const expected = missing.get(sku);
    if (expected === undefined) return { ok: false, code: "not-in-it", sku };
    if (count > expected) return { ok: false, code: "too-many", sku, expected };
  }
  const stock = await tx.query<{ sku: string; before: number }>(
    "select sku, stock_qty as before from product where sku = any($1::text[]) order by id for no key update",
    [[...receipt.pieces.keys()]],
  );
  const gone = [...receipt.pieces.keys()].find((sku) => !stock.some((row) => row.sku === sku));
  if (gone !== undefined) return { ok: false, code: "gone", sku: gone };
  await moveStock(tx, receipt.pieces, 1);
  await tx.query(
    `update supplier_delivery_line line set received = received + came.pieces
     from unnest($2::text[], $3::int[]) as came (sku, pieces)
     where line.delivery_id = $1 and line.sku = came.sku`,
    [id, [...receipt.pieces.keys()], [...receipt.pieces.values()]],
  );
  await tx.query(
    `insert into supplier_receipt (delivery_id, key, received_on, actor, pieces)
     values ($1, $2, $3::date, $4, $5::jsonb)`,
    [id, receipt.key, receipt.receivedOn, receipt.actor, Object.fromEntries(receipt.pieces)],
  );
  const [ended] = await tx.query(
    `update supplier_delivery set state = 'received', ended_at = now() where id = $1 and not exists (
       select 1 from supplier_delivery_line where delivery_id = $1 and received < quantity) returning id`,
    [id],
  );
  return {
    ok: true,
    isRepeat: false,
    isComplete: ended !== undefined,
    stock: stock.map(({ sku, before }) => ({ sku, before, after: before + (receipt.pieces.get(sku) ?? 0) })),
  };
}
