import { paymentKindsOf } from "@precise/cart-core/payment-kinds";
import * as z from "zod/mini";
import { states } from "../nigeria/states.ts";
import { address, orderPrices } from "../shop/orders/order.ts";
import { type DataOf, group, route } from "../wire/route.ts";
import { wireAmount } from "../wire/wire-money.ts";
import { clientCart } from "./cart.ts";

export const clientPaymentMethods = paymentKindsOf("company");

/**
 * What a company may owe at a time, in naira, and within how many days after an invoice it pays. `available` is never
 * below 0.
 */
const accountStanding = z.object({
  limit: wireAmount,
  used: wireAmount,
  available: wireAmount,
  terms_days: z.optional(z.int()),
});

/** A site of an earlier order of the same person. */
const knownSite = z.object({ address, contact: z.object({ name: z.string(), phone: z.string() }) });

/**
 * What a trade checkout shows and may choose from, for the cart as it is now. `prices.payable` is what goes back as
 * `accepted_total`. @source design "Trade calls", design D1, D2, D13
 */
export const getClientCheckout = /* @__PURE__ */ route({
  method: "GET",
  path: "/api/clients/checkout",
  tag: "Trade orders",
  summary: "Totals, ways to pay and delivery days for the trade cart now",
  isPersonal: true,
  query: z.object({
    /** Of the site, once it is known: a state may have a delivery fee of its own. */
    state: z.optional(z.enum(states.map(({ name }) => name))),
  }),
  data: z.object({
    total_quantity: z.int(),
    /** What would be ordered, line by line as the cart has it. */
    items: clientCart.shape.items,
    /** What these lines come to, without delivery. */
    goods: clientCart.shape.prices.shape.goods,
    /** With the fee of its tier; `delivery_fee` is null while it must be confirmed (design D1). `net` is `payable` without VAT. */
    prices: z.object({ ...orderPrices.shape, net: wireAmount }),
    /** The state of the site is not known, and decides the fee. */
    fee_depends_on_state: z.optional(z.boolean()),
    /** Why the cart cannot be ordered as it is: ready sentences; empty when it can. */
    obstacles: z.array(z.string()),
    payment_methods: z.array(
      z.object({
        method: z.enum(clientPaymentMethods),
        is_offered: z.boolean(),
        /** Why not, as a ready sentence. */
        reason: z.optional(z.string()),
        /** With `on_account`. */
        account: z.optional(accountStanding),
      }),
    ),
    /** Days on which goods can be delivered: working days from the first to the last, both YYYY-MM-DD in Lagos. */
    delivery_dates: z.object({ first: z.string(), last: z.string(), closed: z.array(z.string()) }),
    company: z.object({
      name: z.string(),
      rc_number: z.optional(z.string()),
      /** Tax identification number. */
      tin: z.optional(z.string()),
    }),
    /** Sites of this person's earlier orders, the newest first. */
    known_sites: z.array(knownSite),
  }),
  failures: [401, 403],
});
export type ClientCheckout = DataOf<typeof getClientCheckout>;

/** The call of the trade checkout. */
export const clientCheckoutCalls = /* @__PURE__ */ group({ getClientCheckout }, {});
