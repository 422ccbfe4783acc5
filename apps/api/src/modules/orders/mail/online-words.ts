import { nairaText } from "@precise/cart-core/money";
import { paymentFacts } from "@precise/cart-core/payment-kinds";
import { isHeldUntilPayDay } from "@precise/cart-core/unproved-orders";
import { dayText, lagosMomentText } from "@precise/contract/nigeria/lagos-days";
import { channelText } from "@precise/contract/wire/payment-channels";
import type { Block } from "#api/platform/mail/render/blocks.ts";
import type { AnyOrder } from "../any-order.ts";
import type { OnlinePaymentMail } from "./order-mail-kinds.ts";
import type { OrderWords } from "./order-parts.ts";

const paragraph = (text: string): Block => ({ kind: "paragraph", text });

/** Its order waits for money that only a payment service can take now. */
export function waitsForOnlinePayment({ payment, stage, status }: AnyOrder): boolean {
  return paymentFacts(payment.method).isOnline === true && (stage ?? status) === "awaiting_payment";
}

/** The words about money that a payment service moves. @param pages `link`: where an account is named, or stopped */
export function onlineWords(
  mail: OnlinePaymentMail,
  pages: { readonly pay: string; readonly link: string },
): OrderWords {
  const { order, naira } = mail;
  const { number } = order;
  const amount = naira === undefined ? undefined : nairaText(naira);
  const detail = mail.detail ? [paragraph(mail.detail)] : [];
  switch (mail.kind) {
    case "payment_rejected": {
      const due = nairaText(mail.due_naira ?? order.prices.payable.value);
      const sent = amount ?? "another amount";
      return {
        subject: `Order ${number}: please send exactly ${due}`,
        preview: `Your bank sent ${sent}, and the order is ${due}.`,
        title: "Your transfer was not accepted",
        blocks: [
          paragraph(
            `Your bank sent ${sent}, and the order is ${due}. ${amount === undefined ? "Your money" : `The ${amount}`} goes back to the account it came from. To pay, send exactly ${due}.`,
          ),
          ...detail,
          { kind: "button", label: `Pay ${due}`, url: pages.pay },
        ],
      };
    }
    case "refund_started":
      return {
        subject: `Order ${number}: ${amount ?? "your money"} goes back to you`,
        preview: expectedText(mail.expected_by),
        title: "Your refund has started",
        blocks: [
          paragraph(
            `We are sending ${amount ?? "your money"} back the way you paid. ${expectedText(mail.expected_by)}`,
          ),
          ...detail,
          ...refundFacts(mail),
        ],
      };
    case "refund_needs_account":
      return {
        subject: `Order ${number}: where should we send ${amount ?? "your refund"}?`,
        preview: "Your bank did not take the refund back. Tell us the account.",
        title: "We need your bank account",
        blocks: [
          paragraph(
            `Your bank did not take back the refund of ${amount ?? "your payment"}. ${order.trade ? "Reply to this e-mail or call us, and we will agree with you how it is paid." : "Open the link below, and enter the account that should get it. We show you its name before anything is sent. The link is yours alone: do not pass it on."}`,
          ),
          ...detail,
          ...refundFacts(mail),
          // No one enters an account into an e-mail.
          ...(order.trade
            ? []
            : [
                { kind: "button", label: "Enter my bank account", url: pages.link } as const,
                paragraph("We never ask for a card number, a PIN or a code. Do not send them to anyone."),
              ]),
        ],
      };
    case "refund_account_named": {
      const { ending, initials, goes_at, asks } = mail.account;
      const account = `****${ending}, ${initials}`;
      return {
        subject: `Order ${number}: your refund goes to ${account}`,
        preview: "Not your account? Stop it.",
        title: "Your refund has an account",
        blocks: [
          paragraph(
            `${amount ?? "Your refund"} goes to the account ${account} ${asks ? "The account is in another name than yours: we look at it before anything is sent." : `We send it after ${lagosMomentText(new Date(goes_at))}.`}`,
          ),
          paragraph("Is this not your account? Stop it now, and call us."),
          { kind: "button", label: "Stop this refund", url: pages.link },
        ],
      };
    }
    case "buyer_corrected": {
      const what = mail.changed.join(" and ");
      return {
        subject: `Order ${number}: we changed your ${what}`,
        preview: "Was this not you? Tell us today.",
        title: "Your details were changed",
        blocks: [
          paragraph(
            `Our staff changed your ${what} of order ${number}. What we send about it may go elsewhere from now on.`,
          ),
          paragraph(
            "If you did not ask for this, reply to this e-mail or call us today. For 24 hours no refund of this order goes to a bank account.",
          ),
        ],
      };
    }
  }
}

/** What is said where money that was paid twice goes back by itself. */
export function paidTwiceWords(mail: {
  readonly order: AnyOrder;
  readonly naira?: number | undefined;
  readonly expected_by?: string | undefined;
  readonly reference?: string | undefined;
}): OrderWords {
  const amount = nairaText(mail.naira ?? 0);
  return {
    subject: `Order ${mail.order.number}: you paid twice, and ${amount} goes back`,
    preview: `${amount} goes back to you.`,
    title: "You paid twice",
    blocks: [
      paragraph(
        `You paid twice for this order. ${amount} goes back the way it came. ${expectedText(mail.expected_by)} You do not need to do anything.`,
      ),
      ...refundFacts(mail),
    ],
  };
}

/** How an order is paid online, after placing. An account is never named: what is sent there would pay for nothing. */
export function payOnlineBlocks(order: AnyOrder, payUrl: string): Block[] {
  const amount = nairaText((order.payment.missing ?? order.prices.payable).value);
  const until = untilText(order);
  return [
    paragraph(`Pay ${amount} by card, bank transfer or USSD. ${until}`.trim()),
    { kind: "button", label: `Pay ${amount}`, url: payUrl },
    paragraph("Your payment is made at Paystack. We never ask for a card number, a PIN or a code ourselves."),
  ];
}

/** How it was paid; empty where it was not paid online. */
export function paidOnlineFacts({ payment }: AnyOrder): Block[] {
  const paid = payment.attempts?.find(({ status }) => status === "succeeded");
  if (!paid) return [];
  return [
    {
      kind: "facts",
      facts: [
        ["Paid by", channelText(paid)],
        ["Reference", paid.reference],
      ],
    },
  ];
}

function untilText({ payment, hold }: AnyOrder): string {
  const { pay_by: payBy } = payment;
  if (payBy === undefined) return "";
  const isHeld = isHeldUntilPayDay(hold);
  return `Please pay by ${lagosMomentText(new Date(payBy))}. ${isHeld ? "We hold your goods until then. " : ""}If no payment arrives by then, we cancel the order.`;
}

function expectedText(day: string | undefined): string {
  return day === undefined
    ? "Most banks show it within 10 working days."
    : `You should have it by ${dayText(day)}.`;
}

function refundFacts({ reference }: { readonly reference?: string | undefined }): Block[] {
  return reference === undefined ? [] : [{ kind: "facts", facts: [["Reference", reference]] }];
}
