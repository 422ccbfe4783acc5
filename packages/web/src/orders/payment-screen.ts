import { addKobo, fromWireValue, type Kobo } from "@precise/cart-core/money";
import { stageOf } from "@precise/cart-core/order-way";
import {
  attemptStatuses,
  isLiveAttempt,
  isRefundUnderWay,
  refundStatuses,
} from "@precise/cart-core/payment-attempts";
import { type PaymentKind, paymentFacts } from "@precise/cart-core/payment-kinds";
import { hasEnded } from "@precise/cart-core/payment-status";
import { isHeldUntilPayDay } from "@precise/cart-core/unproved-orders";
import type { Order } from "@precise/contract/shop/orders/order";

/** What of an order, no matter who bought, decides how its online payment is shown. */
export interface OnlineOrder extends Pick<Order, "stage" | "status" | "hold" | "timeline"> {
  readonly prices: Pick<Order["prices"], "payable">;
  readonly payment: Omit<Order["payment"], "method" | "bank"> & { readonly method: PaymentKind };
}

/** Until when an order waits. ISO times; none where nothing was promised. */
export interface Waiting {
  /** Its goods are set aside until then. */
  readonly keptUntil?: string;
  /** It is cancelled if it is not paid by then. */
  readonly payBy?: string;
}

/** How the online payment of an order stands, for who pays. Amounts in kobo. */
export type PaymentScreen =
  /** There is nothing to say: it is not paid online, or not now. */
  | { readonly kind: "none" }
  /** It waits for money, and no page of the payment service is open. */
  | ({ readonly kind: "start"; readonly amount: Kobo } & Waiting)
  /** The page at `url` takes its payment. */
  | ({
      readonly kind: "open";
      readonly amount: Kobo;
      readonly url: string;
      readonly reference: string;
    } & Waiting)
  /** Its payer came back, and the bank has not answered yet. */
  | ({ readonly kind: "asking"; readonly amount: Kobo; readonly url?: string } & Waiting)
  /** A bank sent another amount, which goes back to it. `isAsked`: its payer came back since, and may have sent the right one. */
  | ({
      readonly kind: "rejected";
      readonly amount: Kobo;
      readonly sent: Kobo;
      readonly url?: string;
      readonly isAsked: boolean;
    } & Waiting)
  /** `message`: the bank's own words. */
  | ({ readonly kind: "failed"; readonly amount: Kobo; readonly message?: string } & Waiting)
  /** `isReinstated`: the money came after the goods were on sale again, and they were still there. */
  | ({ readonly kind: "paid"; readonly isReinstated: boolean } & PaidOnline)
  /** `late`: the money came after the order had ended. `expectedBy`: YYYY-MM-DD. */
  | {
      readonly kind: "refunding";
      readonly why: "late" | "twice" | "other";
      readonly amount: Kobo;
      readonly reference?: string;
      readonly expectedBy?: string;
    }
  /** The refund waits for a bank account. */
  | { readonly kind: "needs_account"; readonly refund: string; readonly amount: Kobo }
  /** A refund did not go through, and the shop sorts it out. */
  | { readonly kind: "refund_failed"; readonly amount: Kobo }
  /** Someone of the shop looks at the money first. */
  | { readonly kind: "checking" };

/** The order waits for its payer. */
export type ScreenToPay = Extract<PaymentScreen, { kind: "start" | "open" | "failed" | "rejected" }>;

/** Whether its payer is to pay now. */
export function isToPay(screen: PaymentScreen): screen is ScreenToPay {
  return ["start", "open", "failed", "rejected"].includes(screen.kind);
}

/** A payment that came. */
export interface PaidOnline {
  readonly amount: Kobo;
  readonly reference: string;
  /** The payment service's word, such as `card`. */
  readonly channel?: string;
  readonly last4?: string;
}

type Attempt = NonNullable<OnlineOrder["payment"]["attempts"]>[number];

/**
 * Decides what a page says of an order's online payment. It is the one place that does: no page says "failed" before a bank
 * has, and none asks for money while what came is looked at.
 * @param seen `returned`: the reference with which its payer came back, which proves nothing
 * @source decision 061
 */
export function paymentScreen(
  order: OnlineOrder,
  seen: { readonly now: Date; readonly returned?: string | undefined },
): PaymentScreen {
  const { payment, hold } = order;
  if (paymentFacts(payment.method).isOnline !== true) return { kind: "none" };
  const back = refundScreen(order);
  if (back) return back;
  if (payment.status === "disputed" || payment.status === "review") return { kind: "checking" };
  switch (stageOf(order)) {
    case "awaiting_payment":
      // What came now would go back: the page says what is gone.
      return hold?.gone?.length ? { kind: "none" } : waitingScreen(order, seen);
    case "confirmed":
    case "packed": {
      const paid = paidOnline(order);
      return paid ? { kind: "paid", isReinstated: wasReinstated(order), ...paid } : { kind: "none" };
    }
    default:
      return { kind: "none" };
  }
}

/** The payment that counts of an order; undefined while none came. */
export function paidOnline({ payment }: Pick<OnlineOrder, "payment">): PaidOnline | undefined {
  const paid = payment.attempts?.find(({ status }) => status === "succeeded");
  if (!paid) return undefined;
  const { reference, channel, last4, amount } = paid;
  return {
    amount: fromWireValue(amount.value),
    reference,
    ...(channel === undefined ? {} : { channel }),
    ...(last4 === undefined ? {} : { last4 }),
  };
}

function waitingScreen(
  order: OnlineOrder,
  { now, returned }: { readonly now: Date; readonly returned?: string | undefined },
): PaymentScreen {
  const { attempts = [], missing = order.prices.payable } = order.payment;
  const waiting = { amount: fromWireValue(missing.value), ...waitingFor(order) };
  const newest = attempts.at(-1);
  const url = newest && openUrl(newest, now);
  const open = url === undefined ? {} : { url };
  const attempt = attempts.find(({ reference }) => reference === returned);
  const isAsked = attempt !== undefined && isLive(attempt);
  if (newest?.sent && isLive(newest))
    return { kind: "rejected", sent: fromWireValue(newest.sent.value), isAsked, ...waiting, ...open };
  if (isAsked) return { kind: "asking", ...waiting, ...open };
  if (newest?.status === "failed") {
    const { message } = newest;
    return { kind: "failed", ...waiting, ...(message === undefined ? {} : { message }) };
  }
  return newest && url !== undefined
    ? { kind: "open", reference: newest.reference, url, ...waiting }
    : { kind: "start", ...waiting };
}

/** Money that goes back, or should; undefined where none does. */
function refundScreen(order: OnlineOrder): PaymentScreen | undefined {
  const { refunds = [], paid_at } = order.payment;
  const waiting = refunds.find(({ status }) => status === "needs_account");
  if (waiting)
    return { kind: "needs_account", refund: waiting.id, amount: fromWireValue(waiting.amount.value) };
  const underWay = refunds.filter(({ status }) =>
    refundStatuses.some((known) => known === status && isRefundUnderWay(known)),
  );
  const newest = underWay.at(-1);
  if (newest) {
    const isOver = hasEnded(stageOf(order));
    const payments = (order.payment.attempts ?? []).filter(({ status }) => status === "succeeded");
    const isTwice = !isOver && payments.length > 1;
    const reference = isTwice ? payments.at(-1)?.reference : payments[0]?.reference;
    return {
      kind: "refunding",
      why: isTwice ? "twice" : isOver && paid_at === undefined ? "late" : "other",
      amount: addKobo(...underWay.map(({ amount }) => fromWireValue(amount.value))),
      ...(reference === undefined ? {} : { reference }),
      ...(newest.expected_by === undefined ? {} : { expectedBy: newest.expected_by }),
    };
  }
  const last = refunds.at(-1);
  // Staff may have paid it back in another way since.
  return last?.status === "failed" && order.payment.excess
    ? { kind: "refund_failed", amount: fromWireValue(last.amount.value) }
    : undefined;
}

function waitingFor({ hold, payment: { pay_by: payBy } }: OnlineOrder): Waiting {
  const keptUntil = isHeldUntilPayDay(hold) ? payBy : hold?.goods === "held" ? hold.until : undefined;
  return {
    ...(keptUntil === undefined ? {} : { keptUntil }),
    ...(payBy === undefined ? {} : { payBy }),
  };
}

/** A status of a later release is over: no page of it is offered. */
function isLive({ status }: Attempt): boolean {
  return attemptStatuses.some((known) => known === status && isLiveAttempt(known));
}

function openUrl(attempt: Attempt, now: Date): string | undefined {
  const { url, expires_at: until } = attempt;
  return isLive(attempt) && (until === undefined || Date.parse(until) > now.getTime()) ? url : undefined;
}

/** The order went from cancelled straight to confirmed: its money brought it back. */
function wasReinstated({ timeline }: OnlineOrder): boolean {
  const stages = timeline.flatMap(({ stage }) => (stage === undefined ? [] : [stage]));
  return stages.some((stage, at) => stage === "confirmed" && stages[at - 1] === "cancelled");
}
