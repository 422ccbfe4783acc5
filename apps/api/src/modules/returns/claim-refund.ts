import { type Kobo, kobo } from "@precise/cart-core/money";
import { refundableKobo } from "@precise/cart-core/payment-status";
import { refundDue } from "@precise/cart-core/refund-due";
import { moneyOf } from "#api/modules/money/money.ts";
import type { Sql } from "#api/platform/database/port.ts";
import type { ClaimRow } from "./claim-rows.ts";

/** What the terms say is due for a claim: for what came back, or for all of it before that; and what can go back at most. */
export async function claimMoney(
  sql: Sql,
  claim: ClaimRow,
): Promise<{ readonly due: Kobo; readonly refundable: Kobo }> {
  const [order] = await sql.query<{
    discount: number;
    fee: number;
    lines: { sku: string; quantity: number; unit_price_kobo: number }[];
  }>(
    `select o.discount_kobo as discount, coalesce(o.delivery_fee_kobo, 0)::bigint as fee,
       (select json_agg(json_build_object('sku', l.sku, 'quantity', l.quantity, 'unit_price_kobo', l.unit_price_kobo))
        from shop_order_line l where l.order_id = o.id) as lines
     from shop_order o where o.id = $1`,
    [claim.order_id],
  );
  if (!order) throw new Error("a claim is for an order that is not there");
  const due = refundDue(
    {
      lines: order.lines.map(({ sku, quantity, unit_price_kobo }) => ({
        sku,
        quantity,
        unitPrice: kobo(unit_price_kobo),
      })),
      discount: kobo(order.discount),
      deliveryFee: kobo(order.fee),
    },
    piecesBack(claim),
  );
  return { due, refundable: refundableKobo(await moneyOf(sql, claim.order_id)) };
}

/** An article with a reason of the shop's anywhere counts as the shop's to put right. */
function piecesBack({ lines, received }: ClaimRow) {
  if (received.length === 0) return lines;
  return received.map(({ sku, quantity }) => {
    const own = lines.filter((line) => line.sku === sku);
    const fault = own.find(({ reason }) => reason !== "changed_mind");
    return { sku, quantity, reason: fault?.reason ?? ("changed_mind" as const) };
  });
}
