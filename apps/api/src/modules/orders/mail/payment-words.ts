import { formatNaira, fromWireValue, nairaText, subtractKobo } from "@precise/cart-core/money";
import { lagosMomentText } from "@precise/contract/nigeria/lagos-days";
import type { Block } from "#api/platform/mail/render/blocks.ts";
import type { AnyOrder } from "../any-order.ts";
import { paidTwiceWords, payOnlineBlocks, waitsForOnlinePayment } from "./online-words.ts";
import type { PaymentMail } from "./order-mail-kinds.ts";
import type { OrderWords } from "./order-parts.ts";

const paragraph = (text: string): Block => ({ kind: "paragraph", text });

/** How long a refund takes, as the terms of the shop promise it. @source apps/shop/content/terms.md */
export const comesBack =
  "We will pay it back the way it came, within 10 working days, and write to you when we do. You do not need to do anything.";

/** The words about money that came, or went back. */
export function paymentWords(mail: PaymentMail, payUrl: string): OrderWords {
  const { order, naira = 0 } = mail;
  const { number, payment, prices } = order;
  const amount = nairaText(naira);
  const detail = mail.detail ? [paragraph(mail.detail)] : [];
  switch (mail.kind) {
    case "payment_part":
      return {
        subject: `Order ${number}: we have received ${amount}`,
        preview: mail.detail ?? `We have received ${amount}.`,
        title: "Part of your payment has arrived",
        blocks: [...detail, ...restToPay(order, payUrl)],
      };
    case "payment_over":
      if (mail.reference !== undefined) return paidTwiceWords(mail);
      return {
        subject: `Order ${number}: you have paid ${amount} too much`,
        preview: `We will pay ${amount} back to you.`,
        title: "You have paid too much",
        blocks: [
          paragraph(
            `We have received ${nairaText(payment.received?.value ?? 0)} for this order, which costs ${nairaText(prices.payable.value)}.`,
          ),
          paragraph(`That is ${amount} too much. ${comesBack}`),
        ],
      };
    case "payment_late":
      return {
        subject: `Order ${number}: your payment of ${amount} has arrived`,
        preview: `We have received ${amount} and will write to you about it.`,
        title: "Your payment has arrived late",
        blocks: [
          ...detail,
          paragraph(
            `If everything is still in stock and you want it, we will send it. Otherwise we will pay ${amount} back the way it came, within 10 working days. You do not need to do anything; we will write to you.`,
          ),
        ],
      };
    case "order_reopened":
      return reopened(order, detail, payUrl);
    case "returned":
      return {
        subject: `Order ${number}: we have received your return`,
        preview: moneyHeld(order)
          ? `We will pay ${moneyHeld(order)} back to you.`
          : "You owe nothing for this order.",
        title: "We have received your return",
        blocks: [...detail, paragraph(whatBecomesOf(order))],
      };
    case "refunded":
      return {
        subject: `Order ${number}: we have refunded ${amount}`,
        preview: "Your bank may take a few days to show it.",
        title: "Your refund is on its way",
        blocks: [
          paragraph(`We have refunded ${amount} the way you paid. Your bank may take a few days to show it.`),
          ...detail,
        ],
      };
  }
}

/** What we still have of a cancelled or returned order: `₦63,500`; undefined for none. */
function moneyHeld({ payment, prices }: AnyOrder): string | undefined {
  // Mails of before this was noted say only that it was paid.
  const held = payment.status === undefined && payment.paid_at ? prices.payable : payment.excess;
  return held === undefined || held.value === 0 ? undefined : nairaText(held.value);
}

/** What becomes of the money of an order that was cancelled or came back. */
export function whatBecomesOf(order: AnyOrder): string {
  const held = moneyHeld(order);
  return held === undefined
    ? "You owe nothing for this order."
    : `We owe you ${held} for this order. ${comesBack}`;
}

/** Where a transfer goes; empty where the order names no account. */
export function transferFacts({ payment, number }: AnyOrder, amount: string): Block[] {
  const { bank, reference = number } = payment;
  if (!bank) return [];
  return [
    {
      kind: "facts",
      facts: [
        ["Amount", amount],
        ["Bank", bank.bank_name],
        ["Account name", bank.account_name],
        ["Account number", bank.account_number],
        ["Reference", reference],
      ],
    },
  ];
}

function restToPay(order: AnyOrder, payUrl: string): Block[] {
  if (order.prices.delivery_fee === null)
    return [paragraph("We are still confirming the delivery fee. You pay nothing more until you accept it.")];
  const missing = order.payment.missing;
  if (missing === undefined || order.stage !== "awaiting_payment") return [];
  if (waitsForOnlinePayment(order)) return payOnlineBlocks(order, payUrl);
  return [
    paragraph(
      "Please transfer the rest to the same account. We hold your goods and continue once it arrives.",
    ),
    ...transferFacts(order, nairaText(missing.value)),
  ];
}

function reopened(order: AnyOrder, detail: readonly Block[], payUrl: string): OrderWords {
  const { number, payment, prices } = order;
  const heading = { subject: `Order ${number} is open again`, title: "Your order is open again" };
  if (order.stage !== "awaiting_payment") {
    const text =
      prices.delivery_fee === null
        ? "We will send you the delivery fee, and you pay nothing until you accept it."
        : "Your order is confirmed, and we are getting it ready.";
    return { ...heading, preview: text, blocks: [...detail, paragraph(text)] };
  }
  const net = subtractKobo(
    fromWireValue(payment.received?.value ?? 0),
    fromWireValue(payment.refunded?.value ?? 0),
  );
  const amount = formatNaira(subtractKobo(fromWireValue(prices.payable.value), net));
  if (waitsForOnlinePayment(order)) {
    return {
      subject: `Order ${number}: please pay ${amount}`,
      title: "We are waiting for your payment",
      preview: `Pay ${amount} by card, bank transfer or USSD.`,
      blocks: [...detail, ...payOnlineBlocks(order, payUrl)],
    };
  }
  const until = payment.pay_by ? ` Please pay by ${lagosMomentText(new Date(payment.pay_by))}.` : "";
  return {
    subject: `Order ${number}: please pay ${amount}`,
    title: "We are waiting for your payment",
    preview: `Transfer ${amount} with the reference ${payment.reference ?? number}.`,
    blocks: [
      ...detail,
      paragraph(
        `Please transfer ${amount} to this account, with your order number as the reference.${until}`,
      ),
      ...transferFacts(order, amount),
    ],
  };
}
