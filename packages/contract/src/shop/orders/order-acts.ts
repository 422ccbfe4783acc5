import * as z from "zod/mini";
import { buyerKey } from "../../nigeria/which-order.ts";
import { group, route } from "../../wire/route.ts";
import { line } from "../../wire/text.ts";
import { order } from "./order.ts";

/** Who may act on the order: the holder of the link in our mail, or of its number and e-mail. */
const orderKey = z.union([
  z.strictObject({ token: line(1, 512) }),
  z.strictObject({ number: line(1, 40), email: buyerKey }),
]);

/**
 * The order of a mail's link, with its `fee_proposal` while that is open. Reading changes nothing, and is
 * a POST so that no log holds the token.
 * @source design D1
 */
export const readFeeProposal = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/orders/fee-proposal",
  tag: "Orders",
  summary:
    "The order whose delivery fee is proposed, by the token of our e-mail; the same 404 for every bad token",
  body: z.strictObject({ token: line(1, 512) }),
  yields: "order",
  data: z.object({ order }),
  failures: [404],
});

/**
 * Says yes to a proposed delivery fee. A repeat of a yes answers with the order as it stands.
 * 409 `fee_not_open`: nothing is proposed (any more), or another fee than `accepted_total` says.
 */
export const acceptFeeProposal = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/orders/fee-proposal/accept",
  tag: "Orders",
  summary: "Accepts the proposed delivery fee, by the token of our e-mail or by number and e-mail",
  body: z.strictObject({
    order: orderKey,
    /** Naira: the `fee_proposal.payable` that the shopper saw. @source design D14 */
    accepted_total: z.number().check(z.gte(0), z.lte(1_000_000_000_000)),
  }),
  yields: "order",
  data: z.object({ order }),
  failures: [404, 409],
});

/** Cancels what has been neither paid nor packed; goods go back to stock and a code may be used again. */
export const cancelOrder = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/orders/cancel",
  tag: "Orders",
  summary: "Cancels an order that is not paid and not packed; a repeat answers with the cancelled order",
  body: z.strictObject({ number: line(1, 40), email: buyerKey }),
  yields: "order",
  data: z.object({ order }),
  failures: [404, 409],
});

/** The order of a confirmation mail's link. Reading confirms nothing: mail scanners follow links. */
export const readOrderToConfirm = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/orders/confirm/read",
  tag: "Orders",
  summary: "The order that our e-mail asks to confirm, by its token; the same 404 for every bad token",
  body: z.strictObject({ token: line(1, 512) }),
  yields: "order",
  data: z.object({ order }),
  failures: [404],
});

/**
 * Confirms an order by the token of our mail: from then on its goods are held for the full time, while they are there.
 * The answer's `hold` says whether they are, and what is gone; the order stays either way, and a repeat tries again.
 * @source design D28
 */
export const confirmOrder = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/orders/confirm",
  tag: "Orders",
  summary: "Confirms an order by the token of our e-mail, and holds its goods while they are in stock",
  body: z.strictObject({ token: line(1, 512) }),
  yields: "order",
  data: z.object({ order }),
  failures: [404],
});

/**
 * Sets the goods of an order aside again. A shopper who has not confirmed the order may do so once, for as long as at first; a
 * confirmed order holds them for its full time. 409 `goods_gone` names what is out of stock, 409 `hold_not_renewable`
 * asks for the link of our mail.
 * @source design D28
 */
export const holdOrderAgain = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/orders/hold",
  tag: "Orders",
  summary: "Sets the goods of an order aside again, by its number and e-mail",
  body: z.strictObject({ number: line(1, 40), email: buyerKey }),
  yields: "order",
  data: z.object({ order }),
  failures: [404, 409],
});

/** The calls that change an order that was placed. */
export const orderActCalls = /* @__PURE__ */ group(
  { readFeeProposal, acceptFeeProposal, cancelOrder, readOrderToConfirm, confirmOrder, holdOrderAgain },
  {
    readFeeProposal: { token: "WyJQUi03SzNNOVFYMSAyNTAwMDAwIl0.aGVsbG8" },
    acceptFeeProposal: { order: { number: "PR-7K3M9QX1", email: "ada@example.com" }, accepted_total: 524500 },
    cancelOrder: { number: "PR-7K3M9QX1", email: "ada@example.com" },
    readOrderToConfirm: { token: "WyJQUi03SzNNOVFYMSIsMTk1NjUyODAwMF0.kq0Wm3s9" },
    confirmOrder: { token: "WyJQUi03SzNNOVFYMSIsMTk1NjUyODAwMF0.kq0Wm3s9" },
    holdOrderAgain: { number: "PR-7K3M9QX1", email: "ada@example.com" },
  },
);
