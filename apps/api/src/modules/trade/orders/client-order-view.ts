import { fromWireValue, subtractKobo, wireValue } from "@precise/cart-core/money";
import {
  type ClientOrder,
  clientCreditNotePath,
  clientInvoicePath,
} from "@precise/contract/clients/client-orders";
import { withDocumentPaths } from "#api/modules/invoice/invoice-link.ts";
import type { AnyOrder } from "#api/modules/orders/any-order.ts";

/**
 * An order as it travels to the trade client who placed it; its documents open in that person's session alone.
 * @throws Error for an order that is no company's
 */
export function clientOrderView(given: AnyOrder): ClientOrder {
  const { trade, payment, prices, ...order } = withDocumentPaths(given, {
    invoice: () => clientInvoicePath(given.number),
    creditNote: (note) => clientCreditNotePath(given.number, note),
  });
  const { method } = payment;
  if (trade === undefined || (method !== "bank_transfer" && method !== "on_account")) {
    throw new Error("a shopper's order is not for the trade area");
  }
  const net = subtractKobo(fromWireValue(prices.payable.value), fromWireValue(prices.vat.value));
  return {
    ...order,
    ...trade,
    payment: { ...payment, method },
    prices: { ...prices, net: { value: wireValue(net) } },
  };
}
