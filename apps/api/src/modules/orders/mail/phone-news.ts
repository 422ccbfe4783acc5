import { nairaText } from "@precise/cart-core/money";
import { messageChannels } from "#api/modules/messaging/messaging-port.ts";
import { type Queued, queueMessage } from "#api/modules/messaging/queue-message.ts";
import type { Sql } from "#api/platform/database/port.ts";
import type { AnyOrder } from "../any-order.ts";
import type { OrderMail } from "./order-mail-kinds.ts";
import { partWords } from "./part-words.ts";

/**
 * Queues a message to the phone beside a mail, where its kind is news and the shopper asked for it.
 * @param event as the mail's: the same event is reported once
 */
export async function queueOrderNews(tx: Sql, mail: OrderMail, event: string): Promise<void> {
  const text = newsText(mail);
  if (text !== undefined) await queueNews(tx, mail.order, { eventKey: event, kind: mail.kind, text });
}

/**
 * Sends the code that the rider asks for at the door, by day and by night, in place of the word that the order is on its
 * way. Call it in the transaction that ships the order, before or after the move.
 * @param code as the shopper reads it to the rider
 * @param event as the mail's
 * @param part that of the order's parts which is on its way
 * @returns `not-asked` where the shopper wants e-mails only
 */
export function queueDeliveryCode(
  tx: Sql,
  order: AnyOrder,
  code: string,
  event = `order:${order.number}:shipped`,
  part?: number,
): Promise<Queued | "not-asked"> {
  const text = `${onItsWay(order, part)} Delivery code ${code}: tell it to the rider when you have your goods.`;
  return queueNews(tx, order, { eventKey: event, kind: "delivery_code", text, replaces: true });
}

function onItsWay(order: AnyOrder, part: number | undefined): string {
  const words = part === undefined ? undefined : partWords(order, part);
  return words === undefined
    ? `Order ${order.number} is on its way.`
    : `Order ${order.number}: ${words.share}.`;
}

async function queueNews(
  tx: Sql,
  { contact, number }: AnyOrder,
  news: {
    readonly eventKey: string;
    readonly kind: string;
    readonly text: string;
    readonly replaces?: boolean;
  },
): Promise<Queued | "not-asked"> {
  const channel = messageChannels.find((each) => each === contact.news);
  if (channel === undefined) return "not-asked";
  return queueMessage(tx, { ...news, phone: contact.phone, channel, path: `/order/${number}` });
}

/** Undefined where a mail is no news for a phone. */
function newsText(mail: OrderMail): string | undefined {
  const { kind, order, naira } = mail;
  const { number, prices, payment, delivery } = order;
  switch (kind) {
    case "order_confirmed":
      return `Order ${number} is confirmed: ${nairaText(prices.payable.value)}.`;
    case "payment_confirmed":
      return `We received ${nairaText(payment.received?.value ?? prices.payable.value)} for order ${number}. Thank you.`;
    case "shipped":
      return delivery.method === "pickup"
        ? `Order ${number} is ready to collect at ${delivery.showroom?.name ?? "our showroom"}.`
        : mail.kind === "shipped" && mail.part !== undefined
          ? onItsWay(order, mail.part)
          : `Order ${number} is on its way to you.`;
    case "rest_cancelled":
      return `Order ${number}: ${mail.kind === "rest_cancelled" ? mail.goods : "some of it"} will not come. It costs ${nairaText(prices.payable.value)} now.`;
    case "refunded":
      return `${naira === undefined ? "Your money" : nairaText(naira)} for order ${number} went back to you.`;
    default:
      return order.contact.email === "" ? insteadOfMail(mail) : undefined;
  }
}

/** What a buyer whom no e-mail reaches has to know or answer; the order's page, whose path follows, says the rest. */
function insteadOfMail(mail: OrderMail): string | undefined {
  const { number, prices, fee_proposal: fee } = mail.order;
  switch (mail.kind) {
    case "order_placed":
      return `We have your order ${number}: ${nairaText(prices.payable.value)}. See it with this phone number.`;
    case "fee_proposed":
      return `Delivery of order ${number} costs ${nairaText(fee?.delivery_fee.value ?? 0)}. Accept it on its page.`;
    case "change_proposed":
      return `Order ${number} would change: call us, and we send you the link to agree.`;
    case "cancelled":
      return `Order ${number} is cancelled.`;
    case "buyer_corrected":
      return `We changed your order ${number}: ${mail.changed.join(", ")}. If you did not ask for this, call us today.`;
    default:
      return undefined;
  }
}
