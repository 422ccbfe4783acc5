import * as z from "zod/mini";
import { payBody, payment } from "../shop/orders/order-payments.ts";
import { onceKey } from "../wire/headers.ts";
import { group, route } from "../wire/route.ts";
import { clientOrder } from "./orders.ts";

const numberParams = z.object({ number: z.string().check(z.minLength(1), z.maxLength(40)) });

/** As `payOrder`, for the trade client who placed the order. */
export const payClientOrder = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/clients/orders/{number}/pay",
  tag: "Trade orders",
  summary: "Begins to pay an order online; an attempt that is open is answered again",
  params: numberParams,
  headers: onceKey,
  body: z.strictObject(payBody),
  data: z.object({ payment, order: clientOrder }),
  failures: [401, 403, 404, 409, 422],
});

/** As `lookAtPayment`. */
export const lookAtClientPayment = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/clients/orders/{number}/pay/look",
  tag: "Trade orders",
  summary: "The order, after the payment service was asked about an attempt to pay it",
  params: numberParams,
  body: z.strictObject({ reference: z.optional(z.string().check(z.regex(/^[A-Za-z0-9.=-]{1,100}$/))) }),
  yields: "order",
  data: z.object({ order: clientOrder }),
  failures: [401, 403, 404],
});

/** The calls that pay trade orders online. */
export const clientPaymentCalls = /* @__PURE__ */ group(
  { payClientOrder, lookAtClientPayment },
  { payClientOrder: { accepted_total: 524500 }, lookAtClientPayment: {} },
);
