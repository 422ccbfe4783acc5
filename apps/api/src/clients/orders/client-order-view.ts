import { fromWireValue, subtractKobo, wireValue } from "@precise/cart-core/money";
import type { ClientOrder } from "@precise/contract/clients/orders";
import type { AnyOrder } from "../../orders/any-order.ts";
import { withInvoiceLink } from "../../signed-links/invoice-link.ts";
import type { SignedLinks } from "../../signed-links/signed-links.ts";

/** An order as it travels to the trade client who placed it. @throws Error for an order that is no company's */
export function clientOrderView(given: AnyOrder, links: SignedLinks): ClientOrder {
  const { trade, payment, prices, ...order } = withInvoiceLink(given, links);
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
