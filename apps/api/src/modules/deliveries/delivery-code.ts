import { randomInt } from "node:crypto";
import type { Sql } from "#api/platform/database/port.ts";

/** After so many wrong codes a delivery takes none any more. */
export const mostWrongCodes = 5;

/** Six digits that only the shopper gets: the person who brings the order asks for them. */
export function newDeliveryCode(): string {
  return randomInt(1_000_000).toString().padStart(6, "0");
}

/** A code as it is typed, without blanks and dashes. */
export function typedCode(text: string): string {
  return text.replaceAll(/[\s-]/g, "");
}

/** A code as people read it: `482 193`. */
export function spacedCode(code: string): string {
  return code.replace(/^(\d{3})(\d{3})$/, "$1 $2");
}

/** What an order on its way is handed over for; undefined where there is none. For its shopper alone. */
export async function readDeliveryCode(sql: Sql, number: string): Promise<string | undefined> {
  const [row] = await sql.query<{ code: string }>(
    `select d.code from delivery d join shop_order o on o.id = d.order_id
     where o.number = $1 and d.code is not null and o.status = 'shipped'`,
    [number],
  );
  return row?.code;
}

/** An order as its shopper reads it: with the code of a delivery that is on its way. */
export async function withDeliveryCode<
  Given extends { number: string; delivery: { shipment?: object | undefined } },
>(sql: Sql, order: Given): Promise<Given> {
  const { shipment } = order.delivery;
  if (!shipment) return order;
  const code = await readDeliveryCode(sql, order.number);
  return code === undefined
    ? order
    : { ...order, delivery: { ...order.delivery, shipment: { ...shipment, code } } };
}
