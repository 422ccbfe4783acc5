import { fromWireValue, subtractKobo, wireAmount } from "@precise/cart-core/money";
import type { PaymentKind } from "@precise/cart-core/payment-kinds";
import { type clientCheckoutCalls, clientPaymentMethods } from "@precise/contract/trade/checkout";
import {
  type ClientOrder,
  clientCreditNotePath,
  clientInvoicePath,
  type clientOrderCalls,
} from "@precise/contract/trade/orders";
import { withDeliveryCode } from "#api/modules/deliveries/delivery-code.ts";
import { withDocumentPaths } from "#api/modules/invoice/invoice-link.ts";
import type { AnyOrder } from "#api/modules/orders/any-order.ts";
import { mayCancelUnseen } from "#api/modules/orders/online/verify-overdue.ts";
import { feeNotOpen, goodsGone, notCancellable, notSeen } from "#api/modules/orders/order-acts.calls.ts";
import { readOrderOf } from "#api/modules/orders/order-rows.ts";
import { type OrderTerms, place } from "#api/modules/orders/place.ts";
import { acceptFeeForShopper, cancelForShopper } from "#api/modules/orders/shopper-moves.ts";
import type { Database } from "#api/platform/database/port.ts";
import type { Answers } from "#api/platform/http/handle.ts";
import { answer, failure } from "#api/platform/http/reply.ts";
import type { SkuIndex } from "../quick-order/sku-index.ts";
import { withClientSession } from "../with-client-session.ts";
import { overLimit } from "./account-refusal.ts";
import {
  listOwnClientOrders,
  lockOwnClientOrder,
  ownOrderNumber,
  readOwnOrderLines,
} from "./client-order-rows.ts";
import { companyBuyer } from "./company-buyer.ts";
import { readCompanyStanding } from "./company-standing.ts";
import { readClientCheckout } from "./read-client-checkout.ts";
import { reorder } from "./reorder.ts";

export const noOrder = failure(404, "not_found", "You have no order with this number.");
const defaultPageSize = 20;

/** The calls of a trade client's checkout and own orders. @source decision 022 */
export function clientOrderHandlers(
  db: Database,
  terms: OrderTerms,
  skuIndex: () => Promise<SkuIndex>,
): Answers<typeof clientCheckoutCalls & typeof clientOrderCalls> {
  const view = clientOrderView;
  const isOnline = () => terms.online?.isReachable() ?? false;
  return {
    getClientCheckout: withClientSession(async ({ query }, client) =>
      answer(await readClientCheckout(db, client, isOnline(), terms.content, query.state)),
    ),

    placeClientOrder: {
      limit: "orders",
      handle: withClientSession(async ({ body, headers }, client) => {
        const buyer = companyBuyer(body, client, isOnline(), terms.content);
        const placed = await place(db, terms, buyer, body, headers["idempotency-key"] ?? "");
        return "failure" in placed ? placed : answer({ order: view(placed.data.order) });
      }),
    },

    listClientOrders: withClientSession(async ({ body }, { personId }) => {
      const { text = "", currentPage = 1, pageSize = defaultPageSize } = body;
      const page = { text, offset: (currentPage - 1) * pageSize, limit: pageSize };
      const { orders, totalCount } = await listOwnClientOrders(db, personId, page);
      const total_pages = Math.ceil(totalCount / pageSize);
      return answer({
        orders,
        total_count: totalCount,
        page_info: { current_page: currentPage, page_size: pageSize, total_pages },
      });
    }),

    readClientOrder: withClientSession(async ({ params }, { personId }) => {
      const number = await ownOrderNumber(db, personId, params.number);
      const order = number === undefined ? undefined : await readOrderOf(db, number);
      return order ? answer({ order: await withDeliveryCode(db, view(order)) }) : noOrder;
    }),

    cancelClientOrder: {
      limit: "orderTracking",
      handle: withClientSession(async ({ params }, { personId }) => {
        const own = await db.transaction((tx) => lockOwnClientOrder(tx, personId, params.number));
        if (own && !(await mayCancelUnseen(db, terms.online, own.number))) return notSeen();
        return db.transaction(async (tx) => {
          const order = await lockOwnClientOrder(tx, personId, params.number);
          if (!order) return noOrder;
          const cancelled = await cancelForShopper(tx, order, terms);
          return cancelled === "not-cancellable" ? notCancellable() : answer({ order: view(cancelled) });
        });
      }),
    },

    acceptClientFee: {
      limit: "orderTracking",
      handle: withClientSession(({ params, body }, { personId, companyId }) =>
        db.transaction(async (tx) => {
          const order = await lockOwnClientOrder(tx, personId, params.number);
          if (!order) return noOrder;
          const yes = { acceptedTotal: fromWireValue(body.accepted_total) };
          const accepted = await acceptFeeForShopper(tx, order, yes, terms);
          if (accepted === "over-limit") {
            // The goods are on the account already: only the fee has to fit.
            return overLimit(await readCompanyStanding(tx, companyId), order.proposedFee ?? order.payable);
          }
          if (accepted === "goods-gone") return goodsGone(await readOrderOf(tx, order.number));
          return typeof accepted === "string" ? feeNotOpen() : answer({ order: view(accepted) });
        }),
      ),
    },

    reorderClientOrder: {
      limit: "cartWrites",
      handle: withClientSession(async ({ params, headers }, client) => {
        const order = await readOwnOrderLines(db, client.personId, params.number);
        if (!order) return noOrder;
        const attempt = { index: await skuIndex(), key: headers["idempotency-key"] ?? "" };
        return reorder(db, client, order, attempt);
      }),
    },
  };
}

/**
 * An order as it travels to the trade client who placed it; its documents open in that person's session alone.
 * @throws Error for an order that is no company's
 */
export function clientOrderView(placed: AnyOrder): ClientOrder {
  const { trade, payment, prices, ...order } = withDocumentPaths(placed, {
    invoice: () => clientInvoicePath(placed.number),
    creditNote: (note) => clientCreditNotePath(placed.number, note),
  });
  const { method } = payment;
  if (trade === undefined || !isForCompanies(method)) {
    throw new Error("a shopper's order is not for the trade area");
  }
  const net = subtractKobo(fromWireValue(prices.payable.value), fromWireValue(prices.vat.value));
  return {
    ...order,
    ...trade,
    payment: { ...payment, method },
    prices: { ...prices, net: wireAmount(net) },
  };
}

function isForCompanies(method: PaymentKind): method is ClientOrder["payment"]["method"] {
  return (clientPaymentMethods as readonly PaymentKind[]).includes(method);
}
