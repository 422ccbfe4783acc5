import { addKobo, type Kobo, kobo } from "../money/money.ts";
import type { OrderStage } from "./order-stages.ts";

/** What the money of an order says, whatever its stage. A later release may send others on the wire. */
export const paymentStatuses = [
  "none",
  "pending",
  "part_paid",
  "paid",
  "over_paid",
  "refunding",
  "part_refunded",
  "refunded",
  "disputed",
  "review",
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** What a movement of money is. `reversed` and `chargeback` are taken back by a bank; `chargeback_won` comes again. */
export const receiptKinds = ["received", "refunded", "reversed", "chargeback", "chargeback_won"] as const;
export type ReceiptKind = (typeof receiptKinds)[number];

/**
 * Kobo that moved for one order, by kind; what is missing is 0. `refunding` is promised to the payer and has not gone yet;
 * `contested` is what chargebacks took that are not decided.
 */
export type MoneyByKind = {
  readonly [Kind in ReceiptKind | "refunding" | "contested"]?: number | undefined;
};

/** The money of one order; all in kobo. */
export interface OrderMoney {
  readonly received: Kobo;
  /** Given back by us, or taken back by a bank. */
  readonly refunded: Kobo;
  /** `received − refunded`, never below 0. */
  readonly net: Kobo;
  /** Taken back by chargebacks that are not decided. */
  readonly disputed: Kobo;
  /** Taken back by a bank: reversed, or by chargebacks that were not won. */
  readonly takenBack: Kobo;
  /** Of `net`, promised to the payer: a refund of it is under way. */
  readonly refunding: Kobo;
}

/**
 * Adds up what moved for an order.
 * @source decision 039
 */
export function orderMoney(sums: MoneyByKind): OrderMoney {
  const count = (kind: keyof MoneyByKind) => kobo(sums[kind] ?? 0);
  const received = count("received");
  const charged = kobo(Math.max(0, count("chargeback") - count("chargeback_won")));
  const takenBack = addKobo(count("reversed"), charged);
  const refunded = addKobo(count("refunded"), takenBack);
  return {
    received,
    refunded,
    net: kobo(Math.max(0, received - refunded)),
    disputed: kobo(Math.min(charged, count("contested"))),
    takenBack,
    refunding: count("refunding"),
  };
}

/** What decides an order's payment status. */
export interface PaymentStanding {
  readonly stage: OrderStage;
  readonly money: OrderMoney;
  readonly payable: Kobo;
  /** The order counted as paid once. */
  readonly wasPaid: boolean;
  /** Money came, or may have, that a person has to look at first. */
  readonly isInReview?: boolean;
}

/** What we have of an order and have not promised back yet, in kobo: no more can be refunded. */
export function refundableKobo({ net, refunding }: OrderMoney): Kobo {
  return kobo(Math.max(0, net - refunding));
}

/**
 * The payment status of an order. Nothing is owed for a cancelled, returned or refunded order: what we still have of it
 * goes back (`refunding`), or waits for a person where it came after the order had ended (`review`).
 * @source decision 039
 */
export function paymentStatus(standing: PaymentStanding): PaymentStatus {
  const { stage, money, payable, wasPaid, isInReview = false } = standing;
  const { received, refunded, net, disputed, refunding } = money;
  if (disputed > 0) return "disputed";
  if (isInReview) return "review";
  if (refunding > 0) return "refunding";
  if (received === 0) {
    // A code that pays for everything leaves nothing to receive.
    if (payable === 0 && wasPaid) return "paid";
    return stage === "awaiting_payment" ? "pending" : "none";
  }
  if (net === 0) return "refunded";
  if (hasEnded(stage)) {
    if (refunded > 0) return "part_refunded";
    return wasPaid || stage === "returned" ? "refunding" : "review";
  }
  if (net > payable) return "over_paid";
  if (net === payable) return "paid";
  return wasPaid && refunded > 0 ? "part_refunded" : "part_paid";
}

/** What is still to be paid, in kobo; 0 for an order that nothing is owed for, and for one that is paid and partly refunded. */
export function missingKobo(standing: PaymentStanding): Kobo {
  const { money, payable, stage, wasPaid } = standing;
  if (hasEnded(stage) || (wasPaid && money.refunded > 0)) return kobo(0);
  return kobo(Math.max(0, payable - money.net));
}

/** What we have of an order above what it costs, in kobo: it is to be refunded. */
export function excessKobo({ money, payable, stage }: PaymentStanding): Kobo {
  if (hasEnded(stage)) return money.net;
  return kobo(Math.max(0, money.net - payable));
}

/** Nothing is owed for an order any more. */
export function hasEnded(stage: OrderStage): boolean {
  return stage === "cancelled" || stage === "returned" || stage === "refunded";
}
