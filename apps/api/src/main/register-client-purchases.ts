import {
  addToClientCart,
  clearClientCart,
  getClientCart,
  removeFromClientCart,
  updateClientCart,
} from "@precise/contract/clients/cart";
import { getClientCheckout } from "@precise/contract/clients/checkout";
import {
  acceptClientFee,
  cancelClientOrder,
  listClientOrders,
  placeClientOrder,
  readClientOrder,
  reorderClientOrder,
} from "@precise/contract/clients/orders";
import { addQuickOrder, checkQuickOrder, lookUpQuickOrder } from "@precise/contract/clients/quick-order";
import type { FastifyInstance } from "fastify";
import type { OrderTerms } from "#api/modules/orders/place-order.ts";
import { clientCartHandlers } from "#api/modules/trade/cart/client-cart-handlers.ts";
import { serveClientDocuments } from "#api/modules/trade/orders/client-document-routes.ts";
import { clientOrderHandlers } from "#api/modules/trade/orders/client-order-handlers.ts";
import { servePurchaseFiles } from "#api/modules/trade/purchase-files.ts";
import { quickOrderHandlers } from "#api/modules/trade/quick-order/quick-order-handlers.ts";
import { skuIndexes } from "#api/modules/trade/quick-order/sku-index.ts";
import { serveUpload } from "#api/modules/trade/quick-order/upload-route.ts";
import type { Database } from "#api/platform/database/port.ts";
import { handle } from "#api/platform/http/handle.ts";

/** Registers what trade clients buy by: cart, quick order, checkout and orders, each with its limit. @source design D22 */
export function registerClientPurchases(
  app: FastifyInstance,
  parts: OrderTerms & { readonly db: Database },
): void {
  const { db } = parts;
  const skuIndex = skuIndexes(db);
  const cart = clientCartHandlers(db);
  handle(app, getClientCart, cart.getClientCart);
  handle(app, addToClientCart, cart.addToClientCart, "cartWrites");
  handle(app, updateClientCart, cart.updateClientCart, "cartWrites");
  handle(app, removeFromClientCart, cart.removeFromClientCart, "cartWrites");
  handle(app, clearClientCart, cart.clearClientCart, "cartWrites");
  const quickOrder = quickOrderHandlers(db, skuIndex);
  handle(app, checkQuickOrder, quickOrder.checkQuickOrder, "cartWrites");
  handle(app, lookUpQuickOrder, quickOrder.lookUpQuickOrder);
  handle(app, addQuickOrder, quickOrder.addQuickOrder, "cartWrites");
  serveUpload(app, { db, skuIndex });
  const orders = clientOrderHandlers(db, parts, skuIndex);
  handle(app, getClientCheckout, orders.getClientCheckout);
  handle(app, placeClientOrder, orders.placeClientOrder, "orders");
  handle(app, listClientOrders, orders.listClientOrders);
  handle(app, readClientOrder, orders.readClientOrder);
  handle(app, cancelClientOrder, orders.cancelClientOrder, "orderTracking");
  handle(app, acceptClientFee, orders.acceptClientFee, "orderTracking");
  handle(app, reorderClientOrder, orders.reorderClientOrder, "cartWrites");
  servePurchaseFiles(app, db);
  serveClientDocuments(app, db);
}
