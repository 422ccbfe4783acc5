import type { Sql } from "#api/platform/database/port.ts";
import type { Caller } from "#api/platform/http/handle.ts";
import { readOrderNumber } from "#api/platform/text/order-number.ts";
import { isOwnerOf } from "./customer-orders.calls.ts";
import { type LockedOrder, lockOrder } from "./locked-order.ts";

/** Locks the order that a caller may act on: by number and e-mail, or as the person who is signed in. A company's never is. */
export async function lockOwnOrder(
  tx: Sql,
  { session }: Pick<Caller, "session">,
  which: { readonly number: string; readonly email?: string | undefined },
): Promise<LockedOrder | undefined> {
  const number = readOrderNumber(which.number) ?? "";
  if (which.email !== undefined) return lockOrder(tx, number, which.email);
  if (session === null || !(await isOwnerOf(tx, session.user.customer_id, number))) return undefined;
  const order = await lockOrder(tx, number);
  return order?.company === null ? order : undefined;
}
