import * as z from "zod/mini";
import { deliveryChoice, orderPrices } from "../../shop/orders/order.ts";
import { quotedLine, writtenLines } from "../orders/telephone-orders.ts";

/** A cart that someone writes down to see what a voucher or a discount does to it. */
export const triedCart = {
  lines: writtenLines,
  /** Delivery where it is left out. */
  delivery: z.optional(deliveryChoice),
};

/**
 * What a voucher or a discount does to a cart, by the rules of the shop.
 * `applies`: it counts. `asks`: it would make the order dearer, or its delivery unsettled, so the customer is asked first.
 * `refused`: it does not count.
 */
export const discountTrial = z.object({
  lines: z.array(quotedLine),
  /** Without it; `delivery_fee` is null where it has to be confirmed first. */
  before: orderPrices,
  /** With it; for `asks`, as if the customer wants it all the same. */
  after: orderPrices,
  outcome: z.enum(["applies", "asks", "refused"]),
  /** The same in a sentence for the staff. */
  words: z.string(),
  /** What is judged only when an order is placed. */
  conditions: z.array(z.string()),
});
export type DiscountTrial = z.infer<typeof discountTrial>;
