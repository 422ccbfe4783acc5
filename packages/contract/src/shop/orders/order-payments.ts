import * as z from "zod/mini";
import { whichOrder } from "../../nigeria/which-order.ts";
import { onceKey } from "../../wire/headers.ts";
import { group, route } from "../../wire/route.ts";
import { order } from "./order.ts";

const reference = z.string().check(z.regex(/^[A-Za-z0-9.=-]{1,100}$/));

/** Where a payer pays, and until when. */
export const payment = z.object({
  reference: z.string(),
  url: z.string(),
  expires_at: z.nullable(z.string()),
  /** One of cart-core's `attemptStatuses`. */
  status: z.string(),
});
export const payData = z.object({ payment, order });

export const payBody = {
  /** Naira: the amount to pay that the buyer saw. @source design D14 */
  accepted_total: z.number().check(z.gte(0), z.lte(1_000_000_000_000)),
};

/**
 * Begins to pay an order online, or answers the attempt that is open. 409 `order_not_payable`: it is paid, cancelled, not
 * paid online, or its delivery fee is not known; 409 `figures_changed`: another amount than `accepted_total`; 503: the
 * payment service cannot be reached, and a repeat goes on with the same reference.
 * @source decision 061
 */
export const payOrder = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/orders/pay",
  tag: "Payments",
  summary: "Begins to pay an order online; an attempt that is open is answered again",
  headers: onceKey,
  body: z.strictObject({ ...whichOrder, ...payBody }),
  data: payData,
  failures: [404, 409, 422],
});

/**
 * Asks the payment service now how an attempt stands, and books what it answers: for the page to which a payer returns. What a
 * page names is never believed. 404 also for a reference of another order.
 */
export const lookAtPayment = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/orders/pay/look",
  tag: "Payments",
  summary: "The order, after the payment service was asked about an attempt to pay it",
  body: z.strictObject({ ...whichOrder, reference: z.optional(reference) }),
  yields: "order",
  data: z.object({ order }),
  failures: [404],
});

export const listBanks = /* @__PURE__ */ route({
  method: "GET",
  path: "/api/payments/banks",
  tag: "Payments",
  summary: "Nigerian banks, for the account to which a refund goes",
  yields: "banks",
  data: z.object({ banks: z.array(z.object({ code: z.string(), name: z.string() })) }),
});

/** The calls that pay orders online. */
export const orderPaymentCalls = /* @__PURE__ */ group(
  { payOrder, lookAtPayment, listBanks },
  {
    payOrder: { number: "PR-7K3M9QX1", email: "ada@example.com", accepted_total: 524000 },
    lookAtPayment: { number: "PR-7K3M9QX1", email: "ada@example.com", reference: "PR-7K3M9QX1-1-4F2K" },
  },
);
