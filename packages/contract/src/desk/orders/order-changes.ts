import * as z from "zod/mini";
import { address, contact, deliveryChoice, paymentChoice } from "../../shop/orders/order.ts";
import { changeStates, orderDifference } from "../../shop/orders/order-changes.ts";
import { seenAndKey, seenRevisionIfAny } from "../../wire/headers.ts";
import { group } from "../../wire/route.ts";
import { line, paragraph } from "../../wire/text.ts";
import { deskRoute } from "../kit/desk-route.ts";
import { orderProblem, quotedLine, writtenLines } from "./telephone-orders.ts";

/** An order as it is to be after the change. What is left out stays as it is. */
export const wishedOrder = {
  /** All lines, not only those that change. */
  lines: z.optional(writtenLines.check(z.minLength(1))),
  delivery: z.optional(deliveryChoice),
  /** Where it goes to, for a delivery. */
  address: z.optional(address),
  payment: z.optional(paymentChoice),
  /** A voucher's code; null takes it off. */
  voucher: z.optional(z.nullable(line(1, 60))),
  note: z.optional(paragraph(1000)),
};

/** What does not touch goods or money. What is left out stays as it is. */
export const correction = {
  contact: z.optional(z.partial(contact)),
  address: z.optional(address),
  note: z.optional(paragraph(1000)),
};

export const reason = line(3, 300);
export const acceptedTotal = z.number().check(z.gte(0), z.lte(1_000_000_000_000));

/** A change as the desk lists it. */
export const deskOrderChange = z.object({
  id: z.int(),
  state: z.enum(changeStates),
  made_at: z.string(),
  made_by: z.string(),
  reason: z.string(),
  expires_at: z.string(),
  ended_at: z.optional(z.string()),
  /** What the order was to be, or became. */
  lines: z.array(z.object({ sku: z.string(), quantity: z.int() })),
  new_number: z.optional(z.string()),
});
export type DeskOrderChange = z.infer<typeof deskOrderChange>;

const which = z.object({ number: z.string().check(z.minLength(1), z.maxLength(40)) });

export const quoteOrderChange = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/orders/{number}/changes/quote",
  permission: "order.write",
  isSafe: true,
  tag: "Order changes",
  summary: "What a change of an order would come to, and what stands against it; changes nothing",
  params: which,
  body: z.strictObject(wishedOrder),
  data: z.object({
    difference: orderDifference,
    /** The lines of the new order, with what is in stock beside what this order holds. */
    lines: z.array(quotedLine),
    /** The buyer has to agree first. @source decision 062 */
    needs_consent: z.boolean(),
    notices: z.array(z.string()),
    problems: z.array(orderProblem),
  }),
  failures: [404, 409, 422],
});

/**
 * Changes an order that is not packed: at once where the buyer owes no more and gets the same goods, else once they agree by
 * the link of our e-mail. An open proposal is replaced.
 */
export const changeDeskOrder = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/orders/{number}/changes",
  permission: "order.write",
  tag: "Order changes",
  summary: "Changes an order, or asks its buyer to agree to the change",
  params: which,
  headers: seenAndKey,
  body: z.strictObject({
    ...wishedOrder,
    /** The buyer reads it: who asked for the change, and why. */
    reason,
    /** Naira: the new `payable` that the quote said. */
    accepted_total: acceptedTotal,
  }),
  data: z.object({ change: deskOrderChange }),
  yields: "change",
  failures: [404, 409, 422],
});

export const listOrderChanges = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/orders/{number}/changes",
  permission: "order.read",
  tag: "Order changes",
  summary: "Changes of an order, the newest first, and the order whose place it took",
  params: which,
  data: z.object({
    changes: z.array(deskOrderChange),
    /** The order that this one took the place of. */
    replaces: z.nullable(z.string()),
    /** Whether the order can still be changed. */
    is_changeable: z.boolean(),
  }),
  failures: [404],
});

export const withdrawOrderChange = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/orders/{number}/changes/{id}/withdraw",
  permission: "order.write",
  tag: "Order changes",
  summary: "Takes a proposal back: its link accepts nothing any more",
  params: z.object({ number: which.shape.number, id: z.coerce.number().check(z.int(), z.gte(1)) }),
  body: z.strictObject({}),
  data: z.object({ change: deskOrderChange }),
  yields: "change",
  failures: [404, 409],
});

/** Corrects what does not touch goods or money, so that no one has to agree to it. */
export const correctDeskOrder = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/orders/{number}/correct",
  permission: "order.write",
  tag: "Order changes",
  summary: "Corrects the buyer's name, phone or e-mail, the address of a delivery, or the note",
  params: which,
  headers: seenRevisionIfAny,
  body: z.strictObject({ ...correction, reason }),
  data: z.object({
    /** Names of the fields that have changed. */
    changed: z.array(z.string()),
  }),
  failures: [404, 409, 422],
});

/** The calls that change an order at the desk. */
export const deskOrderChangeCalls = /* @__PURE__ */ group(
  { quoteOrderChange, changeDeskOrder, listOrderChanges, withdrawOrderChange, correctDeskOrder },
  {
    quoteOrderChange: { lines: [{ sku: "PR-PD-LEK30-BB", quantity: 3 }] },
    changeDeskOrder: {
      lines: [{ sku: "PR-PD-LEK30-BB", quantity: 3 }],
      reason: "You asked for a third pendant on the phone.",
      accepted_total: 786000,
    },
    withdrawOrderChange: {},
    correctDeskOrder: { contact: { phone: "0803 000 0001" }, reason: "One digit was wrong." },
  },
);
