import { fromWireValue } from "@precise/cart-core/money";
import { allPaymentKinds } from "@precise/cart-core/payment-kinds";
import { isTooLargeUnproved } from "@precise/cart-core/unproved-orders";
import * as z from "zod/mini";
import type { Sql } from "#api/platform/database/port.ts";
import { queueMail } from "#api/platform/mail/queue-mail.ts";
import type { AnyOrder } from "../any-order.ts";

/** What happened to an order that someone of the shop has to act on. */
const happened = z.enum(["placed", "confirmed", "fee_accepted", "fee_overdue", "cancelled"]);

/**
 * An order as the shop's own mail shows it: enough to know what to do next, and nothing of who ordered. Names, phones and
 * addresses of people stay in the database. Amounts in naira.
 */
const orderSummary = z.object({
  number: z.string(),
  stage: z.string(),
  payable: z.number(),
  is_paid: z.boolean(),
  /** What came for an order that was cancelled. */
  to_pay_back: z.optional(z.number()),
  payment: z.enum(allPaymentKinds),
  reference: z.optional(z.string()),
  /** A state, or the showroom where it is collected. */
  place: z.string(),
  is_pickup: z.boolean(),
  /** Of a trade client's order. */
  company: z.optional(z.string()),
  pieces: z.int(),
  /** The first of its lines, and how many more there are. */
  lines: z.array(z.object({ sku: z.string(), name: z.string(), quantity: z.int() })),
  more_lines: z.int(),
  /** More than an order may hold whose buyer no one knows. @source design D28 */
  is_large: z.boolean(),
  is_proved: z.boolean(),
  goods: z.enum(["held", "free", "waiting"]),
  held_until: z.optional(z.string()),
  /** What does not fit together and was ordered all the same, as sentences; mails from before have none. */
  although: z.optional(z.array(z.string())),
});
export type OrderForShop = z.infer<typeof orderSummary>;
export type ShopOrderEvent = z.infer<typeof happened>;

/** The mail of an order to the shop's own address. */
export const shopOrderMail = z.object({ kind: z.literal("shop_order"), happened, told: orderSummary });
export type ShopOrderMail = z.infer<typeof shopOrderMail>;

/** A mail is no picking list: the desk has them all. */
const mostLines = 20;

/** Mails an order to the shop's own address, in the transaction of what happened; once for each event of an order. */
export async function queueShopOrderMail(
  tx: Sql,
  shopEmail: string,
  happened: ShopOrderEvent,
  order: AnyOrder,
): Promise<boolean> {
  const summary = orderForShop(order);
  const event = `shop:order:${summary.number}:${eventOf(happened, order)}`;
  const mail: ShopOrderMail = { kind: "shop_order", happened, told: summary };
  return queueMail(tx, event, shopEmail, mail);
}

/** What was confirmed without its goods is mailed again when they are there; a reopened order may be cancelled again. */
function eventOf(happened: ShopOrderEvent, { hold, timeline }: AnyOrder): string {
  if (happened === "cancelled") return `${happened}:${timeline.length}`;
  return happened === "confirmed" && hold?.goods !== "held" ? `${happened}:goods-gone` : happened;
}

function orderForShop({ items, prices, payment, delivery, hold, ...order }: AnyOrder): OrderForShop {
  const isPickup = delivery.method === "pickup";
  return {
    number: order.number,
    stage: order.stage ?? order.status,
    payable: prices.payable.value,
    is_paid: payment.paid_at !== undefined,
    ...(order.stage === "cancelled" && payment.excess ? { to_pay_back: payment.excess.value } : {}),
    payment: payment.method,
    ...(payment.reference === undefined ? {} : { reference: payment.reference }),
    place: (isPickup ? delivery.showroom?.name : order.address?.state) ?? "",
    is_pickup: isPickup,
    ...(order.trade ? { company: order.trade.company.name } : {}),
    pieces: items.reduce((sum, { quantity }) => sum + quantity, 0),
    lines: items.slice(0, mostLines).map(({ sku, name, quantity }) => ({ sku, name, quantity })),
    more_lines: Math.max(0, items.length - mostLines),
    is_large: isTooLargeUnproved(items, fromWireValue(prices.subtotal.value)),
    is_proved: hold?.is_proved ?? true,
    goods: hold?.goods ?? "held",
    ...(hold?.until === undefined ? {} : { held_until: hold.until }),
    ...(order.acknowledged_findings
      ? { although: order.acknowledged_findings.slice(0, mostLines).map(({ text }) => text) }
      : {}),
  };
}
