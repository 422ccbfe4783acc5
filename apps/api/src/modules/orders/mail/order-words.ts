import { formatNaira, nairaText } from "@precise/cart-core/money";
import { paymentFacts } from "@precise/cart-core/payment-kinds";
import { isHeldUntilPayDay } from "@precise/cart-core/unproved-orders";
import { lagosMomentText } from "@precise/contract/nigeria/lagos-days";
import { spacedCode } from "#api/modules/deliveries/delivery-code.ts";
import type { Block } from "#api/platform/mail/render/blocks.ts";
import { greetingName } from "#api/platform/text/greeting.ts";
import type { AnyOrder } from "../any-order.ts";
import { changeWords } from "./change-words.ts";
import { proposalOf } from "./fee-proposal.ts";
import { confirmBlocks, holdEndedWords, holdRenewedWords, payOrConfirm } from "./hold-words.ts";
import { onlineWords, paidOnlineFacts, payOnlineBlocks, waitsForOnlinePayment } from "./online-words.ts";
import type { OrderMail } from "./order-mail-kinds.ts";
import type { OrderWords } from "./order-parts.ts";
import { type PartWords, partWords } from "./part-words.ts";
import { paymentWords, transferFacts, whatBecomesOf } from "./payment-words.ts";
import { restWords } from "./rest-words.ts";

const paragraph = (text: string): Block => ({ kind: "paragraph", text });

/** Pages of the site that a mail leads to. */
export interface MailPages {
  /** Where a proposed delivery fee is accepted, or the order is confirmed. */
  readonly link: string | undefined;
  /** Where the order is paid online. */
  readonly pay: string;
  /** The order's own page. */
  readonly order: string;
}

export function orderWords(mail: OrderMail, pages: MailPages): OrderWords {
  const { order } = mail;
  const { link: linkUrl } = pages;
  const detail = mail.detail ? [paragraph(mail.detail)] : [];
  const isPickup = order.delivery.method === "pickup";
  const paysLater = paymentFacts(order.payment.method).due === "on_handover";
  const payable = nairaText(order.prices.payable.value);
  switch (mail.kind) {
    case "order_placed": {
      const subject = `We have your order ${order.number}`;
      const sure = placed(order, payable, subject, thanks(order), pages.pay);
      const words = { ...sure, blocks: [...detail, ...sure.blocks] };
      const toConfirm = confirmBlocks(order, linkUrl);
      if (toConfirm.length === 0) return words;
      if (waitsForOnlinePayment(order))
        return { ...words, blocks: [...words.blocks, ...payOrConfirm(order, linkUrl)] };
      return {
        ...words,
        subject: `Please confirm your order ${order.number}`,
        preview: "Confirm it with one tap.",
        blocks: [...toConfirm, ...words.blocks],
      };
    }
    case "order_confirmed":
      return placed(
        order,
        payable,
        `Your order ${order.number} is confirmed`,
        "Thank you for confirming",
        pages.pay,
      );
    case "hold_ended":
      return holdEndedWords(order, linkUrl);
    case "hold_renewed":
      return holdRenewedWords(order, linkUrl);
    case "fee_accepted":
      return placed(
        order,
        payable,
        `Order ${order.number}: your delivery fee is agreed`,
        "Your delivery fee is agreed",
        pages.pay,
      );
    case "fee_proposed":
      return feeProposed(order, linkUrl);
    case "change_proposed":
      return changeWords(order, mail.change, linkUrl);
    case "payment_confirmed":
      return {
        subject: `Payment received for order ${order.number}`,
        preview: `We have received ${payable}. Thank you.`,
        title: "Your payment has arrived",
        blocks: [
          paragraph(
            order.payment.method === "on_account"
              ? `Thank you. We have received ${payable} for this order, and your company's limit has risen by the same amount.`
              : `Thank you. We have received ${payable} and are getting your order ready.`,
          ),
          ...detail,
          ...paidOnlineFacts(order),
        ],
      };
    case "shipped": {
      const part = mail.part === undefined ? undefined : partWords(order, mail.part);
      if (part) return partShipped(mail, part, detail);
      const title = isPickup ? "Your order is ready to collect" : "Your order is on its way";
      const ready = paysLater ? ` Please have ${payable} ready.` : "";
      const text = isPickup
        ? `Collect it at ${order.delivery.showroom?.name ?? "our showroom"}. Bring your order number, ${order.number}.`
        : "We have dispatched it to the address below.";
      return {
        subject: isPickup
          ? `Order ${order.number} is ready to collect`
          : `Order ${order.number} is on its way`,
        preview: text,
        title,
        blocks: [paragraph(text + ready), ...detail, ...shipmentBlocks(order.delivery.shipment, mail.code)],
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
          // A company's goods are not reviewed.
          ...(order.trade
            ? []
            : [{ kind: "link", label: "Review what you bought", url: `${pages.order}/review` } as const]),
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
                  "If you have already paid for this order, reply to this e-mail and we will sort it out.",
                ),
              ]
            : []),
        ],
      };
    case "rest_cancelled":
      return restWords(mail);
    case "payment_part":
    case "payment_over":
    case "payment_late":
    case "order_reopened":
    case "returned":
    case "refunded":
      return paymentWords(mail, pages.pay);
    case "payment_rejected":
    case "refund_started":
    case "refund_needs_account":
    case "refund_account_named":
    case "buyer_corrected":
      return onlineWords(mail, { ...pages, link: pages.link ?? pages.order });
  }
}

function thanks(order: AnyOrder): string {
  const name = greetingName(order.contact.firstname);
  return name ? `Thank you, ${name}. We have your order.` : "Thank you. We have your order.";
}

/** What comes next after placing, or after the fee was accepted: how and when it is paid. */
function placed(
  order: AnyOrder,
  payable: string,
  subject: string,
  title: string,
  payUrl: string,
): OrderWords {
  const words = { subject, title };
  if (order.prices.delivery_fee === null) {
    const text =
      "We need to confirm the delivery fee for this total. We will send it to you, and you pay nothing until you accept it.";
    return { ...words, preview: "We will send you the delivery fee.", blocks: [paragraph(text)] };
  }
  const { bank, reference = order.number, pay_by: payBy } = order.payment;
  if (bank) {
    const text = `Please transfer ${payable} to this account, with your order number as the reference.`;
    // Where it is held for less, `confirmBlocks` says until when.
    const isHeld = isHeldUntilPayDay(order.hold);
    const until = `Please pay by ${payBy ? lagosMomentText(new Date(payBy)) : ""}. ${isHeld ? "We hold your goods until then. " : ""}If no payment arrives by then, we cancel the order.`;
    return {
      ...words,
      subject: `Order ${order.number}: how to pay`,
      preview: `Transfer ${payable} with the reference ${reference}.`,
      blocks: [paragraph(text), ...transferFacts(order, payable), ...(payBy ? [paragraph(until)] : [])],
    };
  }
  if (waitsForOnlinePayment(order)) {
    const amount = nairaText((order.payment.missing ?? order.prices.payable).value);
    return {
      ...words,
      subject: `Order ${order.number}: how to pay`,
      preview: `Pay ${amount} by card, bank transfer or USSD.`,
      blocks: payOnlineBlocks(order, payUrl),
    };
  }
  if (order.payment.method === "on_account") {
    const onAccount = `Your order is confirmed. We add ${payable} to the account of ${order.trade?.company.name ?? "your company"} and write when your order is on its way.`;
    return { ...words, preview: onAccount, blocks: [paragraph(onAccount)] };
  }
  const text = nextText(order, payable);
  return { ...words, preview: text, blocks: [paragraph(text)] };
}

function nextText({ payment, delivery, prices, hold }: AnyOrder, payable: string): string {
  const isPickup = delivery.method === "pickup";
  const write = `We will write when it is ${isPickup ? "ready" : "on its way"}`;
  if (prices.payable.value === 0) return `Your order is confirmed. There is nothing to pay. ${write}.`;
  if (paymentFacts(payment.method).due !== "on_handover") {
    return hold && hold.goods !== "held"
      ? "We send you our account details once we hold your lights."
      : "We get it ready once your payment arrives.";
  }
  const confirmed = hold && !hold.is_proved ? "" : "Your order is confirmed. ";
  return `${confirmed}You pay ${payable} when ${isPickup ? "you collect it" : "we deliver it"}. ${write}.`;
}

function feeProposed(order: AnyOrder, feeUrl: string | undefined): OrderWords {
  const { fee, payable, answerBy } = proposalOf(order);
  const until = answerBy ? ` You can accept it until ${lagosMomentText(new Date(answerBy))}.` : "";
  return {
    subject: `Order ${order.number}: delivery for ${formatNaira(fee)}`,
    preview: `With delivery your order comes to ${formatNaira(payable)}.`,
    title: "Here is your delivery fee",
    blocks: [
      {
        kind: "paragraph",
        text: `We can deliver your order for ${formatNaira(fee)}. You pay nothing until you accept this fee.${until}`,
      },
      {
        kind: "facts",
        facts: [
          ["Goods after discounts", nairaText(order.prices.grand_total.value)],
          ["Delivery", formatNaira(fee)],
          ["Total to pay", formatNaira(payable)],
        ],
      },
      ...(feeUrl ? [{ kind: "button", label: "See and accept the fee", url: feeUrl } as const] : []),
    ],
  };
}

/** A part is on its way: what is in it, and what is still to come. What is paid at the door comes with the last part. */
function partShipped(
  { order, code }: Extract<OrderMail, { kind: "shipped" }>,
  { sent, share, goods, rest }: PartWords,
  detail: readonly Block[],
): OrderWords {
  const follows = rest === "" ? "With this, all of your order was sent." : `The rest follows: ${rest}.`;
  const payable = nairaText(order.prices.payable.value);
  const ready = rest === "" ? `Please have ${payable} ready.` : "You pay when the last part comes.";
  const paysLater =
    paymentFacts(order.payment.method).due === "on_handover" && order.payment.paid_at === undefined;
  return {
    subject: `Order ${order.number}: ${share}`,
    preview: goods,
    title: share,
    blocks: [
      paragraph(`In this delivery: ${goods}.`),
      paragraph(paysLater ? `${follows} ${ready}` : follows),
      ...detail,
      ...shipmentBlocks(sent, code),
    ],
  };
}

/** Of what is on its way: the carrier's number of it, the code for the person who brings it, and where it is. */
function shipmentBlocks(
  { waybill, tracking_url: url }: Partial<PartWords["sent"]> = {},
  code: string | undefined,
): Block[] {
  const care =
    "Give this code to the person who brings your order, once you have your goods. We never ask for it on the phone.";
  return [
    ...(waybill === undefined ? [] : [{ kind: "facts", facts: [["Waybill", waybill]] } as const]),
    ...(code === undefined
      ? []
      : [
          { kind: "code", label: "Delivery code", code: spacedCode(code) } as const,
          { kind: "paragraph", text: care } as const,
        ]),
    ...(url === undefined ? [] : [{ kind: "link", label: "See where it is", url } as const]),
  ];
}
