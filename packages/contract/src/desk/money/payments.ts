import * as z from "zod/mini";
import { calendarMomentWithOffset } from "../../wire/calendar-input.ts";
import { onceKey } from "../../wire/headers.ts";
import { group } from "../../wire/route.ts";
import { line, paragraph } from "../../wire/text.ts";
import { wireAmount } from "../../wire/wire-money.ts";
import { deskRoute } from "../kit/desk-route.ts";

/** Naira above 0, at most to the kobo. */
export const deskNaira = z.number().check(z.gte(0.01), z.lte(1_000_000_000));
const reference = line(1, 120);
const number = line(1, 40);
const provider = z.enum(["bank", "cash", "pos"]);
/** When the bank says that it moved. */
const at = z.optional(calendarMomentWithOffset);
const payer = z.optional(line(1, 120));
/**
 * Fields whose value may be a slip, and that are meant: more than is owed, a day that is past, another payer than the buyer. Without
 * them the call is answered 409 `acceptance_required`, with the field and what it means, and books nothing.
 */
const accepted = z.optional(z.array(z.enum(["amount", "at", "payer"])).check(z.maxLength(3)));
const params = z.object({ number });

/** What is waiting for a person: money of orders, money of none, refunds that stand still, disputes. */
export const moneyQueue = z.enum(["reviews", "unmatched", "refunds", "disputes"]);
export type MoneyQueue = z.infer<typeof moneyQueue>;

/** Something of the money that waits for a person. */
export const moneyRow = z.object({
  /** Of this queue, whatever its kind. */
  id: z.string(),
  /** What it is: the money of an order, received money of no order, a credit of a bank's statement … One case is one row. */
  kind: z.enum(["order", "free", "credit", "refund", "account", "dispute"]),
  number: z.nullable(z.string()),
  /** Of an order: of the attempt to pay online that does not match. */
  reference: z.nullable(z.string()),
  /** A payment status, or one of an attempt, a refund or a dispute. */
  status: z.string(),
  /** What it is about: too much, missing, free, disputed. */
  amount: wireAmount,
  /** Of an order: where it is, what it costs, and what we hold. */
  stage: z.optional(z.string()),
  payable: z.optional(wireAmount),
  net: z.optional(wireAmount),
  /** Why a person has to look at it; a narration, a payer. */
  text: z.nullable(z.string()),
  at: z.nullable(z.string()),
  /** Until then a dispute must be answered. */
  due_at: z.nullable(z.string()),
  /** What was answered to a dispute, the oldest first. */
  notes: z.optional(
    z.array(z.object({ text: z.string(), url: z.nullable(z.string()), at: z.string(), actor: z.string() })),
  ),
});
export type MoneyRow = z.infer<typeof moneyRow>;

export const listDeskPayments = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/payments",
  permission: "payment.read",
  tag: "Payments",
  summary: "Money that waits for a person, one queue in pages, with the counts of all",
  query: z.object({ queue: z._default(moneyQueue, "reviews"), cursor: z.optional(line(1, 200)) }),
  data: z.object({
    queue: moneyQueue,
    rows: z.array(moneyRow),
    counts: z.object({ reviews: z.int(), unmatched: z.int(), refunds: z.int(), disputes: z.int() }),
    /** The `cursor` of the next page; null on the last. */
    next: z.nullable(z.string()),
  }),
});

/** How the money of an order stands. */
export const orderMoney = z.object({
  number: z.string(),
  stage: z.string(),
  status: z.string(),
  payable: wireAmount,
  received: wireAmount,
  refunded: wireAmount,
  /** Of what we have, promised back: held, or on its way. */
  refunding: z.optional(wireAmount),
  missing: z.optional(wireAmount),
  excess: z.optional(wireAmount),
});
export type DeskOrderMoney = z.infer<typeof orderMoney>;

/** Money of an order that moved. */
export const ledgerRow = z.object({
  kind: z.string(),
  provider: z.string(),
  reference: z.string(),
  /** For this order; `of` is the whole transfer. */
  amount: wireAmount,
  of: wireAmount,
  payer: z.nullable(z.string()),
  at: z.string(),
  actor: z.string(),
  /** When it was booked. */
  noted_at: z.string(),
  /** It turned out to be another order's. */
  undone_at: z.nullable(z.string()),
});

export const readOrderLedger = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/payments/{number}",
  permission: "payment.read",
  tag: "Payments",
  summary: "All money of an order: received, refunded, moved away, tried online, disputed",
  params,
  data: z.object({
    money: orderMoney,
    rows: z.array(ledgerRow),
    attempts: z.array(
      z.object({
        reference: z.string(),
        status: z.string(),
        amount: wireAmount,
        channel: z.nullable(z.string()),
        message: z.nullable(z.string()),
        review: z.nullable(z.string()),
        at: z.string(),
      }),
    ),
    refunds: z.array(
      z.object({
        reference: z.string(),
        status: z.string(),
        amount: wireAmount,
        reason: z.string(),
        requested_by: z.string(),
        at: z.string(),
      }),
    ),
    disputes: z.array(
      z.object({
        dispute: z.string(),
        reference: z.string(),
        status: z.string(),
        amount: wireAmount,
        due_at: z.nullable(z.string()),
        at: z.string(),
      }),
    ),
  }),
  failures: [404],
});

const done = z.object({ done: orderMoney });
const failures = [404, 409, 422] as const;

/** Records the payment of an order, all that is missing without an amount; a cancelled one is reopened with it. */
export const confirmDeskPayment = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/payments/confirm",
  permission: "payment.confirm",
  isFresh: true,
  tag: "Payments",
  summary: "Records the payment of an order",
  headers: onceKey,
  body: z.strictObject({
    number,
    amount: z.optional(deskNaira),
    reference: z.optional(reference),
    payer,
    at,
    provider: z._default(provider, "bank"),
    accepted,
  }),
  data: done,
  failures,
});

export const noteDeskPayment = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/payments/note",
  permission: "payment.confirm",
  isFresh: true,
  tag: "Payments",
  summary: "Records money received for an order, at any stage and of any amount",
  headers: onceKey,
  body: z.strictObject({
    number,
    amount: deskNaira,
    reference,
    payer,
    at,
    provider: z._default(provider, "bank"),
    accepted,
  }),
  data: done,
  failures,
});

const moved = z.object({
  reference: z.string(),
  amount: wireAmount,
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
});

export const allocateDeskPayment = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/payments/allocate",
  permission: "payment.move",
  isFresh: true,
  tag: "Payments",
  summary: "Gives an order money that belongs to none; one transfer may pay several orders",
  headers: onceKey,
  body: z.strictObject({
    reference,
    to: number,
    amount: z.optional(deskNaira),
    provider: z._default(provider, "bank"),
    accepted,
  }),
  data: z.object({ done: moved }),
  failures,
});

export const moveDeskPayment = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/payments/move",
  permission: "payment.move",
  isFresh: true,
  tag: "Payments",
  summary: "Moves money that was recorded for a wrong order; without `to`, to none",
  headers: onceKey,
  body: z.strictObject({
    reference,
    from: number,
    to: z.optional(number),
    amount: z.optional(deskNaira),
    provider: z._default(provider, "bank"),
    accepted,
  }),
  data: z.object({ done: moved }),
  failures,
});

/** Within half an hour of it, and while nothing followed: 409 says what did. */
export const undoDeskPayment = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/payments/undo",
  permission: "payment.move",
  isFresh: true,
  tag: "Payments",
  summary: "Takes back a payment that was recorded by mistake, as if it never was",
  headers: onceKey,
  body: z.strictObject({
    number,
    reference,
    provider: z._default(provider, "bank"),
    /** Only the staff reads it. */
    reason: paragraph(200, 3),
  }),
  data: done,
  failures,
});

export const reviewDeskPayment = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/payments/reviewed",
  permission: "payment.confirm",
  tag: "Payments",
  summary: "Closes the review of an online payment that did not match; nothing is booked by it",
  body: z.strictObject({ reference }),
  data: z.object({ done: z.object({ number: z.string(), reference: z.string() }) }),
  failures,
});

/** A second person was asked, and why it takes one. */
const approval = z.object({ id: z.string(), reason: z.string() });

/**
 * Pays money back, or asks for someone's approval where the caller's role does not reach so far.
 * @source decision 063
 */
export const refundDeskPayment = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/payments/refund",
  permission: "payment.refund",
  isFresh: true,
  tag: "Payments",
  summary: "Refunds an order, or asks for the approval of it",
  headers: onceKey,
  body: z.strictObject({
    number,
    amount: deskNaira,
    reason: paragraph(200, 3),
    /** Of a refund that was made at the bank; what was paid online goes back by the payment service. */
    reference: z.optional(reference),
    provider: z.optional(provider),
    /** Cancels the order in the same act: where all that is left of its money goes back, and nothing was sent. */
    cancels: z.optional(z.boolean()),
  }),
  data: z.object({ done: z.optional(orderMoney), approval: z.optional(approval) }),
  failures,
});

export const releaseDeskRefunds = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/payments/release",
  permission: "payment.refund",
  isFresh: true,
  tag: "Payments",
  summary:
    "Lets refunds of an order go that were too large to go by themselves, or asks for the approval of it",
  headers: onceKey,
  body: z.strictObject({ number }),
  data: z.object({
    done: z.optional(z.object({ number: z.string(), amount: wireAmount })),
    approval: z.optional(approval),
  }),
  failures,
});

/** 409: it was decided, stopped by its payer, or its refund has another amount. */
export const decideRefundAccount = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/payments/refund-accounts/{id}",
  permission: "payment.refund",
  isFresh: true,
  tag: "Payments",
  summary:
    "Lets a refund go to an account in another name than the buyer's, or refuses that; or asks for the approval of it",
  params: z.object({ id: z.coerce.number().check(z.int(), z.gte(1), z.lte(2_147_483_647)) }),
  body: z.strictObject({ number, amount: deskNaira, decision: z.enum(["send", "refuse"]) }),
  data: z.object({
    done: z.optional(z.object({ number: z.string(), goes: z.boolean() })),
    approval: z.optional(approval),
  }),
  failures,
});

export const declineDeskRefunds = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/payments/decline",
  permission: "payment.refund",
  isFresh: true,
  tag: "Payments",
  summary: "Does not let refunds of an order go that wait for a person; their money stays with the order",
  headers: onceKey,
  body: z.strictObject({ number, reason: paragraph(200, 3) }),
  data: z.object({ done: z.object({ number: z.string(), amount: wireAmount }) }),
  failures,
});

export const noteDispute = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/disputes/{dispute}/notes",
  permission: "payment.confirm",
  tag: "Payments",
  summary: "Notes what was answered to a dispute in the payment service's dashboard",
  params: z.object({ dispute: line(1, 60) }),
  body: z.strictObject({
    text: paragraph(1000, 3),
    url: z.optional(
      z.string().check(z.regex(/^https:\/\/[^\s]{4,300}$/, { error: "must begin with https://" })),
    ),
  }),
  data: z.object({ done: z.object({ number: z.string(), dispute: z.string() }) }),
  failures,
});

const example = { number: "PR-7K3M9QX1", amount: 385000, reference: "FT26328XYZ" };
/** The calls of the desk that see and change the money of orders. */
export const deskPaymentCalls = /* @__PURE__ */ group(
  {
    listDeskPayments,
    readOrderLedger,
    confirmDeskPayment,
    noteDeskPayment,
    allocateDeskPayment,
    moveDeskPayment,
    undoDeskPayment,
    reviewDeskPayment,
    refundDeskPayment,
    releaseDeskRefunds,
    decideRefundAccount,
    declineDeskRefunds,
    noteDispute,
  },
  {
    confirmDeskPayment: example,
    noteDeskPayment: example,
    allocateDeskPayment: { reference: "FT26328XYZ", to: "PR-7K3M9QX1" },
    moveDeskPayment: { reference: "FT26328XYZ", from: "PR-7K3M9QX1", to: "PR-10B4C0DE" },
    undoDeskPayment: { number: "PR-7K3M9QX1", reference: "FT26328XYZ", reason: "Typed twice." },
    reviewDeskPayment: { reference: "PR-7K3M9QX1-1-4F2K" },
    refundDeskPayment: { number: "PR-7K3M9QX1", amount: 25000, reason: "One lamp came broken." },
    releaseDeskRefunds: { number: "PR-7K3M9QX1" },
    decideRefundAccount: { number: "PR-7K3M9QX1", amount: 25000, decision: "refuse" },
    declineDeskRefunds: { number: "PR-7K3M9QX1", reason: "Paid back by the bank already." },
    noteDispute: { text: "Sent the delivery note and the photo of the handover." },
  },
);
