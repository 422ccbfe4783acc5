import { fromWireValue } from "@precise/cart-core/money";
import { isTooLargeUnproved } from "@precise/cart-core/unproved-orders";
import type { Sql } from "#api/platform/database/port.ts";
import type { Mail } from "#api/platform/mail/mail.ts";
import { queueMail } from "#api/platform/mail/queue-mail.ts";
import type { AnyOrder } from "../any-order.ts";
import type { OrderForShop, ShopOrderEvent } from "./shop-mail.ts";

/** A mail is no picking list: `pnpm ops orders show` has them all. */
const mostLines = 20;

/** Tells the shop's own address of an order, in the transaction of what happened; once for each event of an order. */
export async function queueShopOrderMail(
  tx: Sql,
  shopEmail: string,
  happened: ShopOrderEvent,
  order: AnyOrder,
): Promise<boolean> {
  const told = orderForShop(order);
  const event = `shop:order:${told.number}:${eventOf(happened, order)}`;
  return queueMail(tx, event, shopEmail, { kind: "shop_order", happened, told });
}

/** What was confirmed without its goods is told again when they are there; an order that stands again may be cancelled again. */
function eventOf(happened: ShopOrderEvent, { hold, timeline }: AnyOrder): string {
  if (happened === "cancelled") return `${happened}:${timeline.length}`;
  return happened === "confirmed" && hold?.goods !== "held" ? `${happened}:goods-gone` : happened;
}

/** Tells it of an application for a trade account; who applies again while one is open is told of once. */
export async function queueShopApplicationMail(
  tx: Sql,
  shopEmail: string,
  application: Omit<Extract<Mail, { kind: "shop_application" }>, "kind">,
): Promise<boolean> {
  const mail: Mail = { kind: "shop_application", ...application };
  return queueMail(tx, `shop:application:${application.application}`, shopEmail, mail);
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
  };
}
