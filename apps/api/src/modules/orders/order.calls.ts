import type { orderCalls } from "@precise/contract/shop/orders/order";
import { withDeliveryCode } from "#api/modules/deliveries/delivery-code.ts";
import { withInvoiceLink } from "#api/modules/invoice/invoice-link.ts";
import type { ShopLighting } from "#api/modules/lighting/shop-lighting.ts";
import type { Database } from "#api/platform/database/port.ts";
import type { Answers } from "#api/platform/http/handle.ts";
import { answer, failure } from "#api/platform/http/reply.ts";
import type { SignedLinks } from "#api/platform/signed-links/signed-links.ts";
import { readOrderNumber } from "#api/platform/text/order-number.ts";
import { shoppersOrder } from "./any-order.ts";
import { readOrder } from "./order-rows.ts";
import { type OrderTerms, place } from "./place.ts";
import { shopperBuyer } from "./shopper-buyer.ts";

/** The calls of orders. @source design "Wire contract" */
export function orderHandlers(
  db: Database,
  terms: OrderTerms & {
    readonly links: SignedLinks;
    readonly lighting: Pick<ShopLighting, "isElectricalAdviceOn">;
  },
): Answers<typeof orderCalls> {
  return {
    placeOrder: {
      limit: "orders",
      async handle(call) {
        const { body, headers } = call;
        const isOnline = terms.online?.isReachable() ?? false;
        const isElectricalAdviceOn = terms.lighting.isElectricalAdviceOn();
        const buyer = shopperBuyer(body, call, { ...terms, isOnline, isElectricalAdviceOn });
        const placed = await place(db, terms, buyer, body, headers["idempotency-key"] ?? "");
        return "failure" in placed ? placed : answer({ order: shoppersOrder(placed.data.order) });
      },
    },
    trackOrder: {
      limit: "orderTracking",
      async handle({ body }) {
        // What cannot be a number is looked up all the same, so that the answer takes as long.
        const order = await readOrder(db, readOrderNumber(body.number) ?? "", body.email);
        return order
          ? answer({
              order: await withDeliveryCode(db, withInvoiceLink(shoppersOrder(order), terms.links)),
            })
          : failure(404, "not_found", "We found no order with this number and e-mail.");
      },
    },
  };
}
