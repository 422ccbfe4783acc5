import { fromWireValue } from "@precise/cart-core/money";
import type { Order } from "@precise/contract/shop/orders/order";
import type { acceptFeeProposal, orderActCalls } from "@precise/contract/shop/orders/order-acts";
import type { ParsedBodyOf } from "@precise/contract/wire/route";
import type { ShopContent } from "#api/modules/company/content.ts";
import type { OnlinePayments } from "#api/modules/money/online/online-payments.ts";
import type { Database } from "#api/platform/database/port.ts";
import type { Answers } from "#api/platform/http/handle.ts";
import { answer, failure, type Reply } from "#api/platform/http/reply.ts";
import type { SignedLinks } from "#api/platform/signed-links/signed-links.ts";
import { readOrderNumber } from "#api/platform/text/order-number.ts";
import { type AnyOrder, shoppersOrder } from "./any-order.ts";
import { holdAgain } from "./goods/hold-again.ts";
import { proveOrder } from "./goods/prove-order.ts";
import { lockOrder } from "./locked-order.ts";
import { openConfirmToken } from "./mail/confirm-order-link.ts";
import { openDeliveryFeeToken } from "./mail/delivery-fee-link.ts";
import { queueShopOrderMail } from "./mail/shop-order-mail.ts";
import { mayCancelUnseen } from "./online/verify-overdue.ts";
import { readOrderOf } from "./order-rows.ts";
import { acceptFeeForShopper, cancelForShopper } from "./shopper-moves.ts";

type Outcome = Reply<{ order: Order }>;

/** What a shopper may do with an order: read and accept a proposed fee, and cancel. @source design D1, design "Consumer law" */
export function orderActs(parts: {
  readonly db: Database;
  readonly content: ShopContent;
  readonly links: SignedLinks;
  readonly online?: OnlinePayments | undefined;
}): Answers<typeof orderActCalls> {
  const { db, content, links } = parts;
  return {
    readFeeProposal: {
      limit: "orderTracking",
      async handle({ body }) {
        const token = openDeliveryFeeToken(links, body.token);
        const order = token && (await readOrderOf(db, token.orderNumber));
        // A company's fee is accepted in the trade area alone.
        return order && !order.trade ? answer({ order: withFeeOpen(shoppersOrder(order)) }) : linkNotFound();
      },
    },
    acceptFeeProposal: {
      limit: "orderTracking",
      handle: ({ body }) =>
        db.transaction(async (tx): Promise<Outcome> => {
          const who = whoAccepts(links, body.order);
          if (!who) return linkNotFound();
          const order = await lockOrder(tx, who.number, who.email);
          if (!order || order.company) return who.email === undefined ? linkNotFound() : orderNotFound();
          const yes = { acceptedTotal: fromWireValue(body.accepted_total), fee: who.fee };
          const accepted = await acceptFeeForShopper(tx, order, yes, parts);
          if (accepted === "not-proved") return notConfirmed();
          if (accepted === "goods-gone") return goodsGone(await readOrderOf(tx, order.number));
          return typeof accepted === "string" ? feeNotOpen() : answer({ order: shoppersOrder(accepted) });
        }),
    },
    cancelOrder: {
      limit: "orderTracking",
      async handle({ body }) {
        const number = readOrderNumber(body.number) ?? "";
        const isOwn = (await db.transaction((tx) => lockOrder(tx, number, body.email))) !== undefined;
        if (isOwn && !(await mayCancelUnseen(db, parts.online, number))) return notSeen();
        return db.transaction(async (tx): Promise<Outcome> => {
          const order = await lockOrder(tx, number, body.email);
          if (!order) return orderNotFound();
          const cancelled = await cancelForShopper(tx, order, parts);
          return cancelled === "not-cancellable"
            ? notCancellable()
            : answer({ order: shoppersOrder(cancelled) });
        });
      },
    },
    readOrderToConfirm: {
      limit: "orderTracking",
      async handle({ body }) {
        const number = openConfirmToken(links, body.token);
        const order = number && (await readOrderOf(db, number));
        return order && !order.trade ? answer({ order: shoppersOrder(order) }) : linkNotFound();
      },
    },
    confirmOrder: {
      limit: "orderTracking",
      handle: ({ body }) =>
        db.transaction(async (tx): Promise<Outcome> => {
          const number = openConfirmToken(links, body.token);
          const order = number === undefined ? undefined : await lockOrder(tx, number);
          if (!order || order.company) return linkNotFound();
          const proved = await proveOrder(tx, order, "mail", content.limits.unpaidOrderHours);
          if (!order.isProved && proved.hold?.is_proved)
            await queueShopOrderMail(tx, content.company.email, "confirmed", proved);
          return answer({ order: shoppersOrder(proved) });
        }),
    },
    holdOrderAgain: {
      limit: "orderTracking",
      handle: ({ body }) =>
        db.transaction(async (tx): Promise<Outcome> => {
          const order = await lockOrder(tx, readOrderNumber(body.number) ?? "", body.email);
          if (!order) return orderNotFound();
          const held = await holdAgain(tx, order, content.limits);
          if (held === "gone") return goodsGone(await readOrderOf(tx, order.number));
          if (typeof held !== "string" && order.isProved && order.goods !== "held") {
            await queueShopOrderMail(tx, content.company.email, "confirmed", held);
          }
          return held === "not-renewable" ? notRenewable() : answer({ order: shoppersOrder(held) });
        }),
    },
  };
}

/** A buyer who has the mail's link confirms the order by accepting, so nothing else has to come before. */
function withFeeOpen(order: Order): Order {
  const { shopper_may: may } = order;
  return may && order.fee_proposal ? { ...order, shopper_may: { ...may, accept_fee: true } } : order;
}

/** A buyer who has the mail's link accepts the fee that it is about; one who knows number and e-mail, the one proposed. */
function whoAccepts(links: SignedLinks, key: ParsedBodyOf<typeof acceptFeeProposal>["order"]) {
  if (!("token" in key))
    return { number: readOrderNumber(key.number) ?? "", email: key.email, fee: undefined };
  const token = openDeliveryFeeToken(links, key.token);
  return token && { number: token.orderNumber, email: undefined, fee: token.fee };
}

function linkNotFound(): Outcome {
  return failure(404, "not_found", "This link is not valid or has expired.");
}

/** Its buyer may not cancel it any more. */
export function notCancellable() {
  const message = "You can no longer cancel this order here. Call or write to us.";
  return failure(409, "order_not_cancellable", message, { field: "number" });
}

/** Its payment may be under way, and no one can say: it is cancelled once that is known. */
export function notSeen() {
  const message =
    "We cannot ask Paystack at the moment whether you have paid. Your order is not cancelled. Try again in ten minutes.";
  return failure(503, "unavailable", message, { retryAfterSeconds: 600 });
}

function notConfirmed(): Outcome {
  const message = "You have not confirmed this order yet. Accept the fee with the link in our e-mail.";
  return failure(409, "order_not_confirmed", message);
}

function notRenewable(): Outcome {
  const message = "We cannot hold these lights here. Open the link in our e-mail to confirm your order.";
  return failure(409, "hold_not_renewable", message, { field: "number" });
}

/** Names what is out of stock; how many are left stays hidden. */
export function goodsGone(order: AnyOrder | undefined) {
  const names = order?.hold?.gone ?? [];
  const message = `We no longer have enough of this in stock: ${names.join(", ")}. Your order has not changed.`;
  return failure(409, "goods_gone", message);
}

function orderNotFound(): Outcome {
  return failure(404, "not_found", "We found no order with this number and e-mail.");
}

export function feeNotOpen() {
  const message = "This delivery fee has changed or expired. See your order or our latest e-mail.";
  return failure(409, "fee_not_open", message, { field: "accepted_total" });
}
