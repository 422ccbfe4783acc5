import type { Sql } from "#api/platform/database/port.ts";
import { hashCartId, newCartId } from "./cart-id.ts";
import { type CartRow, cartColumns } from "./cart-rows.ts";

/** A customer's cart with the id that its owner's devices know it by. */
export interface CustomerCart {
  readonly cartId: string;
  readonly cart: CartRow;
}

type Row = CartRow & { readonly cartId: string };
const columns = `${cartColumns}, customer_cart_id as "cartId"`;

/** The customer's cart in use, without a lock. */
export async function findCustomerCart(sql: Sql, customerId: string): Promise<CustomerCart | undefined> {
  const [row] = await sql.query<Row>(
    `select ${columns} from cart where customer_id = $1 and status = 'active'`,
    [customerId],
  );
  return row && { cartId: row.cartId, cart: row };
}

/** The customer's cart in use, made where there is none, and locked until the transaction ends. */
export async function lockCustomerCart(tx: Sql, customerId: string): Promise<CustomerCart> {
  // The person's row first: two devices that find no cart would make two. Not "for update": an order, which has locked the
  // cart already, names the person by a foreign key and would wait for this call, as this call waits for the cart.
  await tx.query("select 1 from customer where id = $1 for no key update", [customerId]);
  const [found] = await tx.query<Row>(
    `select ${columns} from cart where customer_id = $1 and status = 'active' for update`,
    [customerId],
  );
  if (found) return { cartId: found.cartId, cart: found };
  const cartId = newCartId();
  const [cart] = await tx.query<Row>(
    `insert into cart (id_hash, customer_id, customer_cart_id) values ($1, $2, $3) returning ${columns}`,
    [hashCartId(cartId), customerId, cartId],
  );
  if (!cart) throw new Error("a cart was inserted and is not there");
  return { cartId, cart };
}
