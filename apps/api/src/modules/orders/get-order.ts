import { nextStages } from "@precise/cart-core/order-moves";
import type { AnyOrder } from "#api/modules/orders/any-order.ts";
import { type LockedOrder, lockOrder } from "#api/modules/orders/locked-order.ts";
import { readOrderOf } from "#api/modules/orders/order-rows.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { readOrderNumber } from "#api/platform/text/order-number.ts";

/** An order's number as it is kept. @throws Error for the operator where it can be none */
export function orderNumber(text: string): string {
  const number = readOrderNumber(text);
  if (number === undefined) throw new Refused(`${text} is not an order number.`, { status: 404 });
  return number;
}

/** The order that an operator names. @throws Error for the operator where there is none */
export async function readOrderFor(sql: Sql, text: string): Promise<AnyOrder> {
  const number = orderNumber(text);
  const order = await readOrderOf(sql, number);
  if (!order) throw new Refused(`There is no order ${number}.`, { status: 404 });
  return order;
}

/** The order that an operator names, locked. @throws Error for the operator where there is none */
export async function getOrder(tx: Sql, text: string): Promise<LockedOrder> {
  const order = await lockOrder(tx, orderNumber(text));
  if (!order) throw new Refused(`There is no order ${text}.`, { status: 404 });
  return order;
}

/** Why an order cannot go there, and where it can go. */
export function cannotMove({ number, standing }: LockedOrder, to: string): string {
  const next = nextStages(standing, "operator");
  const ways = next.length > 0 ? `it can become: ${next.join(", ")}` : "that is its last stage";
  return `${number} is ${standing.stage} and cannot become ${to}; ${ways}.`;
}
