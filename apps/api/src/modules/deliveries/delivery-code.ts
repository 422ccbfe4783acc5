import { randomInt } from "node:crypto";
import type { Order } from "@precise/contract/shop/orders/order";
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

/**
 * What the parts of an order on their way are handed over for, by part, in the order in which they were sent. For its
 * shopper alone.
 */
export async function readDeliveryCodes(sql: Sql, number: string): Promise<ReadonlyMap<number, string>> {
  const rows = await sql.query<{ part: number; code: string }>(
    `select d.part, d.code from delivery d join shop_order o on o.id = d.order_id
     where o.number = $1 and d.code is not null and o.status in ('packed', 'shipped') order by d.part`,
    [number],
  );
  return new Map(rows.map(({ part, code }) => [part, code]));
}

/** An order as its shopper reads it: with the codes of what is on its way. */
export async function withDeliveryCode<Given extends { number: string; delivery: Order["delivery"] }>(
  sql: Sql,
  order: Given,
): Promise<Given> {
  const { shipment, parts } = order.delivery;
  if (!shipment && !parts) return order;
  const codes = await readDeliveryCodes(sql, order.number);
  const [code] = [...codes.values()].slice(-1);
  const withCode = <Sent extends object>(sent: Sent, its: string | undefined) =>
    its === undefined ? sent : { ...sent, code: its };
  return {
    ...order,
    delivery: {
      ...order.delivery,
      ...(shipment && { shipment: withCode(shipment, code) }),
      ...(parts && {
        parts: { ...parts, sent: parts.sent.map((sent) => withCode(sent, codes.get(sent.part))) },
      }),
    },
  };
}
