import type { OrderRequest } from "@precise/api-client/orders";
import { address, contact, deliveryChoice, paymentChoice } from "@precise/contract/order";
import * as z from "zod/mini";
import type { CheckoutEntries } from "./checkout-steps.ts";

/**
 * The order that a complete checkout asks for. Call it only when `firstOpenStep` says "review".
 * @param acceptedTotal naira: the amount to pay that the shopper saw (design D14)
 * @throws ZodError when a step is not complete after all
 */
export function orderRequest(entries: CheckoutEntries, cartId: string, acceptedTotal: number): OrderRequest {
  const {
    email,
    firstname,
    lastname,
    phone,
    method,
    showroom,
    state,
    lga,
    line1,
    line2,
    landmark,
    note,
    payment,
  } = entries;
  const isPickup = method === "pickup";
  const street = { line1, state, lga, ...(line2 && { line2 }), ...(landmark && { landmark }) };
  return {
    cartId,
    contact: z.parse(contact, { email, firstname, lastname, phone }),
    ...(!isPickup && { address: z.parse(address, street) }),
    delivery: z.parse(deliveryChoice, isPickup ? { method, showroom } : { method }),
    payment: z.parse(paymentChoice, { method: payment }),
    ...(note?.trim() && { note }),
    accepted_total: acceptedTotal,
  };
}
