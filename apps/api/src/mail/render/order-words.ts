import { formatNaira } from "@precise/cart-core/money";
import type { AnyOrder } from "../../orders/any-order.ts";
import { proposalOf } from "../fee-proposal.ts";
import type { OrderMail } from "../mail.ts";
import type { Block } from "./blocks.ts";
import { greetingName } from "./greeting.ts";
import { confirmBlocks, holdEndedWords, holdRenewedWords } from "./hold-words.ts";
import { lagosMoment } from "./lagos-time.ts";
import { nairaAmount } from "./naira-amount.ts";
import { paymentWords, transferFacts, whatBecomesOf } from "./payment-words.ts";

/** What is particular to one kind of order mail; what every one shows is added around it. */
export interface OrderWords {
  readonly subject: string;
  readonly preview: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

const paragraph = (text: string): Block => ({ kind: "paragraph", text });

/** @param linkUrl where a proposed delivery fee is accepted, or the order is confirmed */
export function orderWords(mail: OrderMail, linkUrl: string | undefined): OrderWords {
  const { order } = mail;
  const detail = mail.detail ? [paragraph(mail.detail)] : [];
  const isPickup = order.delivery.method === "pickup";
  const paysLater = order.payment.method === "pay_on_delivery";
  const payable = nairaAmount(order.prices.payable.value);
  switch (mail.kind) {
    case "order_placed": {
      const words = placed(order, payable, `We have your order ${order.number}`, thanks(order));
      const toConfirm = confirmBlocks(order, linkUrl);
      if (toConfirm.length === 0) return words;
      const subject = `Please confirm your order ${order.number}`;
      return {
        ...words,
        subject,
        preview: "One tap, and we keep your lights.",
        blocks: [...toConfirm, ...words.blocks],
      };
    }
    case "order_confirmed":
      return placed(order, payable, `Your order ${order.number} is confirmed`, "Thank you for confirming");
    case "hold_ended":
      return holdEndedWords(order, linkUrl);
    case "hold_renewed":
      return holdRenewedWords(order, linkUrl);
    case "fee_accepted":
      return placed(order, payable, `Order ${order.number}: delivery is settled`, "Delivery is settled");
    case "fee_proposed":
      return feeProposed(order, linkUrl);
    case "payment_confirmed":
      return {
        subject: `Payment received for order ${order.number}`,
        preview: `We have received ${payable}, thank you.`,
        title: "Your payment has arrived",
        blocks: [
          paragraph(
            order.payment.method === "on_account"
              ? `We have received ${payable} for this order, thank you. So much of your company's limit is free again.`
              : `We have received ${payable}, thank you. We are getting your order ready.`,
          ),
          ...detail,
        ],
      };
    case "shipped": {
      const title = isPickup ? "Your order is ready to collect" : "Your order is on its way";
      const ready = paysLater ? ` Please have ${payable} ready.` : "";
      const text = isPickup
        ? `It is waiting for you at ${order.delivery.showroom?.name ?? "our showroom"}. Bring your order number, ${order.number}.`
        : "It has left us and comes to the address below.";
      return {
        subject: isPickup
          ? `Order ${order.number} is ready to collect`
          : `Order ${order.number} is on its way`,
        preview: text,
        title,
        blocks: [paragraph(text + ready), ...detail],
      };
    }
    case "delivered": {
      const done = isPickup ? "collected" : "delivered";
      return {
        subject: `Order ${order.number} has been ${done}`,
        preview: "Enjoy your new light.",
        title: `Your order has been ${done}`,
        blocks: [
          paragraph("Enjoy your new light. If anything is missing or broken, reply to this e-mail."),
          ...detail,
        ],
      };
    }
    case "cancelled":
      return {
        subject: `Order ${order.number} has been cancelled`,
        preview: whatBecomesOf(order),
        title: "Your order has been cancelled",
        blocks: [
          ...detail,
          paragraph(whatBecomesOf(order)),
          ...(order.payment.excess === undefined
            ? [
                paragraph(
                  "If you have already sent money for this order, reply to this e-mail and we will see to it.",
                ),
              ]
            : []),
        ],
      };
    case "payment_part":
    case "payment_over":
    case "payment_late":
    case "order_reopened":
    case "returned":
    case "refunded":
      return paymentWords(mail);
  }
}

function thanks(order: AnyOrder): string {
  const name = greetingName(order.contact.firstname);
  return name ? `Thank you, ${name}. We have your order.` : "Thank you. We have your order.";
}

/** What comes next after placing, or after the fee was accepted: how and when it is paid. */
function placed(order: AnyOrder, payable: string, subject: string, title: string): OrderWords {
  const words = { subject, title };
  if (order.prices.delivery_fee === null) {
    const text =
      "Delivery for this total has to be confirmed. We will send you the fee; you pay nothing before you have accepted it.";
    return { ...words, preview: "We will send you the delivery fee.", blocks: [paragraph(text)] };
  }
  const { bank, reference = order.number, pay_by: payBy } = order.payment;
  if (bank) {
    const text = `Please transfer ${payable} to this account, with your order number as the reference, so that we can match it.`;
    const until = `Please pay by ${payBy ? lagosMoment(new Date(payBy)) : ""}. After that the order is cancelled and its goods are free again.`;
    return {
      ...words,
      subject: `Order ${order.number}: how to pay`,
      preview: `Transfer ${payable} with the reference ${reference}.`,
      blocks: [paragraph(text), ...transferFacts(order, payable), ...(payBy ? [paragraph(until)] : [])],
    };
  }
  if (order.payment.method === "on_account") {
    const onAccount = `It is confirmed. ${payable} goes on the account of ${order.trade?.company.name ?? "your company"}; we will write when it is on its way.`;
    return { ...words, preview: onAccount, blocks: [paragraph(onAccount)] };
  }
  const text = nextText(order, payable);
  return { ...words, preview: text, blocks: [paragraph(text)] };
}

function nextText({ payment, delivery, prices, hold }: AnyOrder, payable: string): string {
  const isPickup = delivery.method === "pickup";
  const write = `we will write when it is ${isPickup ? "ready" : "on its way"}`;
  if (prices.payable.value === 0) return `It is confirmed. There is nothing to pay; ${write}.`;
  if (payment.method !== "pay_on_delivery") {
    return hold && hold.goods !== "held"
      ? "We tell you where to pay as soon as your lights are set aside."
      : "We get it ready as soon as your payment has arrived.";
  }
  const confirmed = hold && !hold.is_proved ? "" : "It is confirmed. ";
  return `${confirmed}You pay ${payable} when ${isPickup ? "you collect it" : "it is delivered"}; ${write}.`;
}

function feeProposed(order: AnyOrder, feeUrl: string | undefined): OrderWords {
  const { fee, payable, answerBy } = proposalOf(order);
  const until = answerBy ? ` You can accept it until ${lagosMoment(new Date(answerBy))}.` : "";
  return {
    subject: `Order ${order.number}: delivery for ${formatNaira(fee)}`,
    preview: `With delivery your order comes to ${formatNaira(payable)}.`,
    title: "Here is your delivery fee",
    blocks: [
      {
        kind: "paragraph",
        text: `We can deliver your order for ${formatNaira(fee)}. You pay nothing before you have accepted this fee.${until}`,
      },
      {
        kind: "facts",
        facts: [
          ["Goods after discounts", nairaAmount(order.prices.grand_total.value)],
          ["Delivery", formatNaira(fee)],
          ["To pay", formatNaira(payable)],
        ],
      },
      ...(feeUrl ? [{ kind: "button", label: "See and accept the fee", url: feeUrl } as const] : []),
    ],
  };
}
