import * as z from "zod/mini";
import { type DataOf, group, route } from "../wire/route.ts";
import { newsChannels, paymentMethods } from "./orders/order.ts";

/** What a checkout may choose from. */
export const getCheckoutOptions = /* @__PURE__ */ route({
  method: "GET",
  path: "/api/checkout/options",
  tag: "Orders",
  summary: "Showrooms for collection, the payment methods, and how news can be sent",
  data: z.object({
    showrooms: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        city: z.string(),
        address: z.string(),
        phone: z.string(),
        hours: z.array(
          z.object({ days: z.string(), open: z.nullable(z.string()), close: z.nullable(z.string()) }),
        ),
      }),
    ),
    payment_methods: z.array(
      z.object({
        method: z.enum(paymentMethods),
        /** Naira; above this payable total the method is not offered. */
        limit: z.optional(z.number()),
      }),
    ),
    /** Ways to pay that the shop has and does not take now, each with the reason as a ready sentence; left out where there are none. */
    not_taken: z.optional(z.array(z.object({ method: z.enum(paymentMethods), reason: z.string() }))),
    /** How news of an order can be sent to a phone; left out where they cannot. */
    news_channels: z.optional(z.array(z.enum(newsChannels))),
  }),
});
export type CheckoutOptions = DataOf<typeof getCheckoutOptions>;

/** The call of the checkout. */
export const checkoutCalls = /* @__PURE__ */ group({ getCheckoutOptions }, {});
