import type { Sql } from "#api/platform/database/port.ts";

/**
 * Keeps an account from being deleted until the transaction ends. Others may change it meanwhile: a cart's call, which locks the
 * person and then the cart, must not wait for an order, which has locked the cart already.
 * @returns false where it is not there any more
 */
export async function lockCustomer(tx: Sql, customerId: string): Promise<boolean> {
  return (await tx.query("select 1 from customer where id = $1 for key share", [customerId])).length > 0;
}
