import { orderDifference } from "@precise/contract/shop/orders/order-changes";
import * as z from "zod/mini";
import { anyOrder } from "../any-order.ts";

/**
 * `detail` is one sentence for the shopper: the courier and its tracking number, or why an order was cancelled. `naira`:
 * what came or went back now.
 */
const aboutOrder = { order: anyOrder, detail: z.optional(z.string()), naira: z.optional(z.number()) };
/** Money that goes back by a payment service: the day as YYYY-MM-DD, and the payment's reference. */
const aboutRefund = { expected_by: z.optional(z.string()), reference: z.optional(z.string()) };

/** One naming of an account for a refund: each link names one, once. */
const accountTurn = z.object({ refund: z.int(), turn: z.int() });

/** The mails to who placed an order. */
export const orderMailSchemas = [
  z.object({ kind: z.literal("order_placed"), ...aboutOrder }),
  /** The order carries its `fee_proposal`. */
  z.object({ kind: z.literal("fee_proposed"), ...aboutOrder }),
  /** Your delivery fee is agreed; for a transfer it says where to pay. */
  z.object({ kind: z.literal("fee_accepted"), ...aboutOrder }),
  z.object({ kind: z.literal("payment_confirmed"), ...aboutOrder }),
  /** What the shopper confirmed: the order, or what is paid on delivery for good. */
  z.object({ kind: z.literal("order_confirmed"), ...aboutOrder }),
  /** Its goods are on sale again, because no one confirmed it in time, or because we sent no fee. */
  z.object({ kind: z.literal("hold_ended"), ...aboutOrder }),
  /** Its goods are set aside again, for a while. */
  z.object({ kind: z.literal("hold_renewed"), ...aboutOrder }),
  /** Money came that does not pay for the order yet. */
  z.object({ kind: z.literal("payment_part"), ...aboutOrder }),
  /** More came than the order costs; with `reference`, what was paid twice goes back by itself. */
  z.object({ kind: z.literal("payment_over"), ...aboutOrder, ...aboutRefund }),
  /** Money came after the order had ended, or after its goods were gone. */
  z.object({ kind: z.literal("payment_late"), ...aboutOrder }),
  /** A cancelled order is reopened, or waits for its money again. */
  z.object({ kind: z.literal("order_reopened"), ...aboutOrder }),
  z.object({ kind: z.literal("returned"), ...aboutOrder }),
  z.object({ kind: z.literal("refunded"), ...aboutOrder }),
  /** A bank sent another amount than the order's, and gets it back. `naira`: what it sent; `due_naira`: what to send. */
  z.object({ kind: z.literal("payment_rejected"), ...aboutOrder, due_naira: z.optional(z.number()) }),
  /** A payment service was asked to send `naira` back. */
  z.object({ kind: z.literal("refund_started"), ...aboutOrder, ...aboutRefund }),
  /** It cannot, until the payer names an account. */
  z.object({
    kind: z.literal("refund_needs_account"),
    ...aboutOrder,
    ...aboutRefund,
    /** What its link names an account for; missing in mails of before there was one. */
    account: z.optional(accountTurn),
  }),
  /** Where it will go, unless its payer stops that. `ending`: the last digits; `initials`: of the account's name. */
  z.object({
    kind: z.literal("refund_account_named"),
    ...aboutOrder,
    account: z.extend(accountTurn, {
      ending: z.string(),
      initials: z.string(),
      goes_at: z.string(),
      asks: z.boolean(),
    }),
  }),
  /** To the address that an order with money in it had before. */
  z.object({
    kind: z.literal("buyer_corrected"),
    ...aboutOrder,
    changed: z.array(z.string()),
  }),
  /** `code`: what its shopper gives the person who brings it. */
  /** Staff want to change it, and its buyer has to agree. `order` is as it is, `difference` what it would be. */
  z.object({
    kind: z.literal("change_proposed"),
    ...aboutOrder,
    change: z.object({ id: z.int(), reason: z.string(), answer_by: z.string(), difference: orderDifference }),
  }),
  /** `part`: that of the order's parts which is on its way; left out where all of it is. */
  z.object({
    kind: z.literal("shipped"),
    ...aboutOrder,
    code: z.optional(z.string()),
    part: z.optional(z.int()),
  }),
  /** Pieces that were not sent were taken off. `goods`: which; `naira`: what its payer gets back. */
  z.object({ kind: z.literal("rest_cancelled"), ...aboutOrder, goods: z.string() }),
  z.object({ kind: z.literal("delivered"), ...aboutOrder }),
  z.object({ kind: z.literal("cancelled"), ...aboutOrder }),
] as const;
export type OrderMail = z.infer<(typeof orderMailSchemas)[number]>;
/** Mails that need nothing but the order and a sentence. */
export type PlainMailKind = Exclude<
  OrderMail["kind"],
  "change_proposed" | "refund_account_named" | "buyer_corrected" | "rest_cancelled"
>;
/** Mails about money, and about goods that came back. */
export type PaymentMail = Extract<
  OrderMail,
  {
    kind: "payment_part" | "payment_over" | "payment_late" | "order_reopened" | "returned" | "refunded";
  }
>;
/** Mails about money that a payment service moves. */
export type OnlinePaymentMail = Extract<
  OrderMail,
  {
    kind:
      | "payment_rejected"
      | "refund_started"
      | "refund_needs_account"
      | "refund_account_named"
      | "buyer_corrected";
  }
>;
