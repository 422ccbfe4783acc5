import * as z from "zod/mini";
import { group, route } from "../wire/route.ts";
import { namedSku } from "../wire/text.ts";

/**
 * The days on which an order comes to a state, first and last, as `2026-11-26` in Lagos.
 * @source design D35, decision 069
 */
export const promisedDays = z.object({ state: z.string(), from: z.string(), to: z.string() });
export type PromisedToState = z.infer<typeof promisedDays>;

/**
 * What an order of this moment is promised. States that the owner has stated nothing of are in neither list: nothing is promised
 * there.
 */
export const deliveryPromises = z.object({
  states: z.array(promisedDays),
  /** States that the shop does not deliver to. */
  not_delivered: z.array(z.string()),
});
export type DeliveryPromises = z.infer<typeof deliveryPromises>;

export const getDeliveryPromises = /* @__PURE__ */ route({
  method: "GET",
  path: "/api/delivery-promises",
  tag: "Delivery",
  summary: "On which days an order of this moment arrives, state by state: only where the owner has set it",
  yields: "promises",
  data: z.object({ promises: deliveryPromises }),
});

export const getArrivalOfProduct = /* @__PURE__ */ route({
  method: "GET",
  path: "/api/delivery-promises/{sku}",
  tag: "Delivery",
  summary:
    "The same for one article: what is out of stock is counted from the day on which a supplier brings it",
  params: z.object({ sku: namedSku }),
  yields: "arrival",
  data: z.object({
    arrival: z.object({
      sku: z.string(),
      /** The day on which a supplier brings what is out of stock; left out where it is here, or nothing is announced. */
      available_on: z.optional(z.string()),
      /** Left out where the article is out of stock and nothing is announced. */
      promises: z.optional(deliveryPromises),
    }),
  }),
  failures: [404],
});

/** The calls about days of delivery. */
export const deliveryPromiseCalls = /* @__PURE__ */ group({ getDeliveryPromises, getArrivalOfProduct }, {});
