import { wireValue } from "@precise/cart-core/money";
import type { getCheckoutOptions } from "@precise/contract/order";
import type { Handler } from "../http/handle.ts";
import { answer } from "../http/reply.ts";
import type { ShopContent } from "./content.ts";
import { paymentOffers } from "./payment-offer.ts";

/** What a checkout may choose from, as the owner's content file has it. */
export function checkoutHandlers(content: ShopContent): {
  getCheckoutOptions: Handler<typeof getCheckoutOptions>;
} {
  const options = {
    showrooms: content.showrooms,
    payment_methods: paymentOffers(content).map(({ method, limit }) => ({
      method,
      ...(limit === undefined ? {} : { limit: wireValue(limit) }),
    })),
  };
  return { getCheckoutOptions: async () => answer(options) };
}
