import { allPaymentKinds, type PaymentKind } from "@precise/cart-core/payment-kinds";
import {
  type Order,
  order,
  orderItemFields,
  orderPaymentFields,
  type PaymentMethod,
  paymentMethods,
} from "@precise/contract/shop/orders/order";
import { accountPaymentFields, clientOrderItemFields, orderCompany } from "@precise/contract/trade/orders";
import * as z from "zod/mini";

/** What an order of a trade client has in addition. */
const tradePart = z.object({
  company: orderCompany,
  site_contact: z.object({ name: z.string(), phone: z.string() }),
  po_number: z.optional(z.string()),
  /** YYYY-MM-DD */
  delivery_date: z.optional(z.string()),
});

/** An order, no matter who placed it, as the shop's own code and its mails know it: with `trade` it is a company's. */
export const anyOrder = z.object({
  ...order.shape,
  items: z.array(z.object({ ...orderItemFields, ...clientOrderItemFields })),
  payment: z.object({
    method: z.enum(allPaymentKinds),
    ...orderPaymentFields,
    ...accountPaymentFields,
  }),
  trade: z.optional(tradePart),
});
export type AnyOrder = z.infer<typeof anyOrder>;

/**
 * The same as a shopper's order. Every answer to a shopper uses it, so that no company's order leaves that way.
 * @throws Error for a company's order
 */
export function shoppersOrder(order: AnyOrder): Order {
  const { trade, payment, ...rest } = order;
  const { method, ...paid } = payment;
  if (trade !== undefined || !isForShoppers(method)) throw new Error("a company's order is nobody else's");
  return { ...rest, payment: { ...paid, method } };
}

function isForShoppers(method: PaymentKind): method is PaymentMethod {
  return (paymentMethods as readonly PaymentKind[]).includes(method);
}
