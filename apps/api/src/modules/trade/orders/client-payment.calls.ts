import type { clientPaymentCalls } from "@precise/contract/trade/payments";
import { lookAtOrder } from "#api/modules/orders/online/look-at-order.ts";
import { startPayment } from "#api/modules/orders/online/start-payment.ts";
import { readAgain } from "#api/modules/orders/order-rows.ts";
import type { OrderTerms } from "#api/modules/orders/place.ts";
import type { Database } from "#api/platform/database/port.ts";
import type { Answers } from "#api/platform/http/handle.ts";
import { answer, failure } from "#api/platform/http/reply.ts";
import { withClientSession } from "../with-client-session.ts";
import { clientOrderView, noOrder } from "./client-order.calls.ts";
import { lockOwnClientOrder } from "./client-order-rows.ts";

const notOffered = failure(409, "order_not_payable", "This shop does not take payments online.");

/** The calls that pay a trade client's order online. @param online undefined where the shop has no payment service */
export function clientPaymentHandlers(
  db: Database,
  online: OrderTerms["online"],
): Answers<typeof clientPaymentCalls> {
  return {
    payClientOrder: {
      limit: "orderTracking",
      handle: withClientSession(async ({ params, headers, body }, { personId }) => {
        if (!online) return notOffered;
        const order = await db.transaction((tx) => lockOwnClientOrder(tx, personId, params.number));
        if (!order) return noOrder;
        const page = `/clients/orders/${order.number}`;
        const started = await startPayment(db, online, {
          lock: (tx) => lockOwnClientOrder(tx, personId, order.number),
          key: headers["idempotency-key"] ?? "",
          keyScope: `pay:${order.number}`,
          acceptedTotal: body.accepted_total,
          returnPath: page,
          cancelPath: page,
        });
        if ("failure" in started) return started;
        return answer({ payment: started.payment, order: clientOrderView(await readAgain(db, order)) });
      }),
    },
    lookAtClientPayment: {
      limit: "orderTracking",
      handle: withClientSession(async ({ params, body }, { personId }) => {
        const order = await db.transaction((tx) => lockOwnClientOrder(tx, personId, params.number));
        if (!order || !(await lookAtOrder(db, online, order, body.reference))) return noOrder;
        return answer({ order: clientOrderView(await readAgain(db, order)) });
      }),
    },
  };
}
