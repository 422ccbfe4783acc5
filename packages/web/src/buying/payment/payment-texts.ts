import { formatNaira } from "@precise/cart-core/money";
import { dayAndTime, dayText } from "@precise/contract/nigeria/lagos-days";
import { channelText } from "@precise/contract/wire/payment-channels";
import type { PaymentScreen, Waiting } from "../../orders/payment-screen.ts";
import { paymentWords as words } from "../../orders/payment-words.ts";

type Fact = { readonly label: string; readonly text: string };

/** What a panel says, apart from its buttons. */
export interface PaymentTexts {
  readonly tone: "action" | "neutral" | "positive" | "caution";
  readonly title: string;
  readonly lines: readonly string[];
  readonly facts?: readonly Fact[];
}

/** The words of a screen; null where there is nothing to say. */
export function paymentTexts(screen: PaymentScreen): PaymentTexts | null {
  switch (screen.kind) {
    case "none":
      return null;
    case "start":
    case "open":
      return {
        tone: "action",
        title: words.open.title(formatNaira(screen.amount)),
        lines: [words.ways, words.open.afterwards, ...untilLines(screen)],
      };
    case "asking":
      return { tone: "neutral", title: words.asking.title, lines: [words.asking.text] };
    case "rejected":
      return {
        tone: "caution",
        title: words.rejected.title,
        lines: [
          words.rejected.text(formatNaira(screen.sent), formatNaira(screen.amount)),
          ...untilLines(screen),
        ],
      };
    case "failed":
      return {
        tone: "caution",
        title: words.failed.title,
        lines: [
          ...(screen.message === undefined ? [] : [words.failed.said(screen.message)]),
          words.failed.nothing,
          ...untilLines(screen),
        ],
      };
    case "paid":
      return {
        tone: "positive",
        title: words.paid.title,
        lines: screen.isReinstated ? [words.paid.reinstated] : [],
        facts: [
          { label: words.paid.amount, text: formatNaira(screen.amount) },
          { label: words.paid.channel, text: channelText(screen) },
          { label: words.paid.reference, text: screen.reference },
        ],
      };
    case "refunding":
      return {
        tone: "neutral",
        title: words.refunding.title(formatNaira(screen.amount)),
        lines: [
          words.refunding[screen.why](formatNaira(screen.amount)),
          screen.expectedBy === undefined
            ? words.refunding.noDay
            : words.refunding.by(dayText(screen.expectedBy)),
        ],
        ...(screen.reference === undefined
          ? {}
          : { facts: [{ label: words.paid.reference, text: screen.reference }] }),
      };
    case "refund_failed":
      return {
        tone: "caution",
        title: words.refundFailed.title(formatNaira(screen.amount)),
        lines: [words.refundFailed.text],
      };
    case "needs_account":
      return {
        tone: "action",
        title: words.needsAccount.title(formatNaira(screen.amount)),
        lines: [words.needsAccount.text],
      };
    case "checking":
      return { tone: "neutral", title: words.checking.title, lines: [words.checking.text] };
  }
}

function untilLines({ keptUntil, payBy }: Waiting): string[] {
  if (keptUntil !== undefined) return [words.keptUntil(dayAndTime(keptUntil))];
  return payBy === undefined ? [] : [words.payBy(dayAndTime(payBy))];
}
