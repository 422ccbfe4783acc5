import * as z from "zod/mini";
import { group, route } from "../route.ts";

/**
 * What our e-mails would bring the buyer of an order without an e-mail address: staff read it out, or send it from their phone.
 * Each call is an entry of the audit. 409 `refused`: the order has an e-mail address, and its buyer has all this.
 * @source decision 081
 */
export const readWordsForBuyer = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/desk/orders/{number}/words-for-buyer",
  tag: "Telephone orders",
  summary: "Links and the delivery code of an order without an e-mail address, for its buyer",
  params: z.object({ number: z.string().check(z.minLength(1), z.maxLength(40)) }),
  body: z.strictObject({}),
  data: z.object({
    /** The order's page: it opens by the order's number and phone. */
    order_link: z.string(),
    /** What the rider asks for, while it is on its way. */
    delivery_code: z.optional(z.string()),
    /** Where a proposed change is accepted. */
    change_link: z.optional(z.string()),
  }),
  failures: [401, 403, 404, 409],
});

/** The calls about buyers whom no e-mail reaches. */
export const wordsForBuyersCalls = /* @__PURE__ */ group({ readWordsForBuyer }, { readWordsForBuyer: {} });
