/** When the money for an order comes: before goods go out, with their handover, or later, on an invoice. */
export type PaymentDue = "before_dispatch" | "on_handover" | "on_invoice";
export type PaymentBuyer = "shopper" | "company";

interface PaymentFacts {
  /** Who may choose it. */
  readonly buyers: readonly PaymentBuyer[];
  readonly due: PaymentDue;
  /** How its money comes and goes back where nothing else is said. */
  readonly money: "cash" | "bank" | "paystack";
  /** The buyer names the order's number to the bank, so that the money can be matched. */
  readonly isMatchedByReference?: true;
  /** It takes the whole sum at once, so it cannot wait for a delivery fee to be confirmed. */
  readonly needsKnownFee?: true;
  /** A payment service takes it: the buyer pays on its page, and its verified answer confirms the order. */
  readonly isOnline?: true;
}

/**
 * Every way to pay, with what the rules need to know of it; enums, checks and moves follow this table. What each is
 * called, and whether it is on offer, says the API (`modules/money/payment-ports.ts`) and the copy of each app.
 * @source design D14 (shopper), decision 051
 */
export const paymentKinds = {
  pay_on_delivery: { buyers: ["shopper"], due: "on_handover", money: "cash" },
  bank_transfer: {
    buyers: ["shopper", "company"],
    due: "before_dispatch",
    money: "bank",
    isMatchedByReference: true,
  },
  paystack: {
    buyers: ["shopper", "company"],
    due: "before_dispatch",
    money: "paystack",
    needsKnownFee: true,
    isOnline: true,
  },
  /** A trade client's: the goods go out, and the company pays later. */
  on_account: { buyers: ["company"], due: "on_invoice", money: "bank" },
} as const satisfies Readonly<Record<string, PaymentFacts>>;

export type PaymentKind = keyof typeof paymentKinds;

/** The ways to pay that this buyer may choose. */
export type PaymentKindOf<Buyer extends PaymentBuyer> = {
  [Kind in PaymentKind]: Buyer extends (typeof paymentKinds)[Kind]["buyers"][number] ? Kind : never;
}[PaymentKind];

/** Every way to pay, in the order of the table. */
export const allPaymentKinds = Object.keys(paymentKinds) as PaymentKind[];

/** What the rules know of a way to pay. */
export function paymentFacts(kind: PaymentKind): PaymentFacts {
  return paymentKinds[kind];
}

/** The ways to pay that this buyer may choose, in the order of the table. */
export function paymentKindsOf<Buyer extends PaymentBuyer>(buyer: Buyer): PaymentKindOf<Buyer>[] {
  return allPaymentKinds.filter((kind): kind is PaymentKindOf<Buyer> =>
    paymentFacts(kind).buyers.includes(buyer),
  );
}
