import { kobo } from "@precise/cart-core/money";
import type { Sql, Write } from "#api/platform/database/port.ts";
import { hashCartId } from "./cart-id.ts";
import type { CartLine } from "./cart-line.ts";

export interface CartRow {
  readonly id: number;
  readonly status: "active" | "ordered" | "merged";
  /** Whose cart it is; null for a guest's. */
  readonly customerId: string | null;
  /** The customer into whose cart it went. */
  readonly mergedInto: string | null;
  readonly couponId: number | null;
  /** The shopper has seen that the coupon makes the order dearer, and wants it. @source design D3 */
  readonly couponIsWanted: boolean;
  /** Discounts that count once per person, and were used up by whom this cart was last to be ordered for. */
  readonly spentRules: readonly number[];
  /** Keys of its last additions, the newest last. */
  readonly operations: readonly string[];
}

/** A repeat comes within seconds or minutes of its first try. */
const keptOperations = 20;

export const cartColumns = `id, status, customer_id as "customerId", merged_into as "mergedInto",
  coupon_id as "couponId", coupon_is_wanted as "couponIsWanted", operations, spent_rules as "spentRules"`;

/** Makes a guest's cart with its first lines, in one statement: most carts begin so. */
export async function insertCart(write: Write, cartId: string, lines: readonly CartLine[]): Promise<void> {
  await write(
    `with made as (insert into cart (id_hash) values ($1) returning id)
     insert into cart_line (cart_id, sku, quantity, seen_price_kobo)
     select made.id, given.* from made, unnest($2::text[], $3::int[], $4::bigint[]) as given`,
    [hashCartId(cartId), ...lineColumns(lines)],
  );
}

/** Lines side by side, as `unnest` puts them together again: article numbers, quantities, prices seen. */
function lineColumns(lines: readonly CartLine[]) {
  return [
    lines.map((line) => line.sku),
    lines.map((line) => line.quantity),
    lines.map((line) => line.seenPrice),
  ];
}

/** The cart, locked until the transaction ends: another change of the same cart waits. */
export async function lockCart(tx: Sql, cartId: string): Promise<CartRow | undefined> {
  const [row] = await tx.query<CartRow>(`select ${cartColumns} from cart where id_hash = $1 for update`, [
    hashCartId(cartId),
  ]);
  return row;
}

/** Lines in the order in which they were first added. Read after the lock: a joined read would see older ones. */
export async function readLines(sql: Sql, cart: CartRow): Promise<CartLine[]> {
  const rows = await sql.query<{ sku: string; quantity: number; seen_price_kobo: number }>(
    "select sku, quantity, seen_price_kobo from cart_line where cart_id = $1 order by position",
    [cart.id],
  );
  return rows.map(({ sku, quantity, seen_price_kobo }) => ({
    lineId: sku,
    sku,
    quantity,
    seenPrice: kobo(seen_price_kobo),
  }));
}

/**
 * Writes changed lines and removes others, in one statement each. Consent to a coupon that makes the order dearer was
 * given for other figures, so it ends here (design D3).
 * @param operation the caller's key of an addition: with it the cart knows a repeat
 */
export async function saveLines(
  write: Write,
  cart: CartRow,
  change: { readonly set: readonly CartLine[]; readonly removed: readonly string[] },
  operation?: string,
): Promise<void> {
  const operations = operation === undefined ? cart.operations : [...cart.operations, operation];
  if (change.removed.length > 0) {
    await write("delete from cart_line where cart_id = $1 and sku = any($2::text[])", [
      cart.id,
      change.removed,
    ]);
  }
  await write(
    `with used as (update cart set used_at = now(), coupon_is_wanted = false, operations = $5 where id = $1)
     insert into cart_line (cart_id, sku, quantity, seen_price_kobo)
     select $1, * from unnest($2::text[], $3::int[], $4::bigint[])
     on conflict (cart_id, sku) do update set quantity = excluded.quantity, seen_price_kobo = excluded.seen_price_kobo`,
    [cart.id, ...lineColumns(change.set), operations.slice(-keptOperations)],
  );
}

/** Puts a coupon on the cart, or takes it off. */
export async function putCoupon(
  tx: Sql,
  cart: CartRow,
  coupon: Pick<CartRow, "couponId" | "couponIsWanted"> | null,
): Promise<void> {
  await tx.query("update cart set coupon_id = $2, coupon_is_wanted = $3, used_at = now() where id = $1", [
    cart.id,
    coupon?.couponId ?? null,
    coupon?.couponIsWanted ?? false,
  ]);
}

/** Notes which discounts count once per person and are used up, so that the cart shows what its order costs. */
export async function putSpentRules(tx: Sql, cart: CartRow, spent: readonly number[]): Promise<void> {
  await tx.query("update cart set spent_rules = $2::int[] where id = $1", [cart.id, spent]);
}

/** The cart has become an order: it can be neither changed nor ordered again. */
export async function closeCart(tx: Sql, cart: CartRow): Promise<void> {
  await tx.query("update cart set status = 'ordered', used_at = now() where id = $1", [cart.id]);
}

/** The guest's cart is part of a customer's now. Its lines go: nothing of a person is kept twice. */
export async function closeMergedCart(tx: Sql, cart: CartRow, customerId: string): Promise<void> {
  await tx.query("delete from cart_line where cart_id = $1", [cart.id]);
  await tx.query(
    "update cart set status = 'merged', merged_into = $2, coupon_id = null, used_at = now() where id = $1",
    [cart.id, customerId],
  );
}
