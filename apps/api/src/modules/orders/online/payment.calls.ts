import type { Order } from "@precise/contract/shop/orders/order";
import type { orderPaymentCalls } from "@precise/contract/shop/orders/order-payments";
import { withInvoiceLink } from "#api/modules/invoice/invoice-link.ts";
import type { OnlinePayments } from "#api/modules/money/online/online-payments.ts";
import type { Database } from "#api/platform/database/port.ts";
import type { Answers } from "#api/platform/http/handle.ts";
import { answer, failure } from "#api/platform/http/reply.ts";
import type { SignedLinks } from "#api/platform/signed-links/signed-links.ts";
import { readOrderNumber } from "#api/platform/text/order-number.ts";
import { shoppersOrder } from "../any-order.ts";
import { lockOwnOrder } from "../lock-own-order.ts";
import { readAgain } from "../order-rows.ts";
import { lookAtOrder } from "./look-at-order.ts";
import { notReached } from "./not-reached.ts";
import { startPayment } from "./start-payment.ts";

const noOrder = failure(404, "not_found", "We found no order with this number and e-mail.");
const notOffered = failure(409, "order_not_payable", "This shop does not take payments online.");
/** The calls that pay a shopper's order online. @param online undefined where the shop has no payment service */
export function orderPaymentHandlers(
  db: Database,
  online: OnlinePayments | undefined,
  links: SignedLinks,
): Answers<typeof orderPaymentCalls> {
  const view = (order: Parameters<typeof shoppersOrder>[0]): Order =>
    withInvoiceLink(shoppersOrder(order), links);
  return {
    payOrder: {
      limit: "orderTracking",
      async handle(call) {
        if (!online) return notOffered;
        const { body, headers } = call;
        const number = readOrderNumber(body.number) ?? "";
        const started = await startPayment(db, online, {
          lock: (tx) => lockOwnOrder(tx, call, body),
          key: headers["idempotency-key"] ?? "",
          keyScope: `pay:${number}`,
          acceptedTotal: body.accepted_total,
          returnPath: `/order/${number}`,
          cancelPath: `/pay/${number}`,
        });
        if ("failure" in started) return started;
        return answer({ payment: started.payment, order: view(await readAgain(db, { number })) });
      },
    },
    lookAtPayment: {
      limit: "orderTracking",
      async handle(call) {
        const order = await db.transaction((tx) => lockOwnOrder(tx, call, call.body));
        if (!order) return noOrder;
        const isKnown = await lookAtOrder(db, online, order, call.body.reference);
        return isKnown ? answer({ order: view(await readAgain(db, order)) }) : noOrder;
      },
    },
    async listBanks() {
      if (!online) return answer({ banks: [] });
      const banks = await online.provider.banks();
      return banks.ok ? answer({ banks: [...banks.value] }) : notReached;
    },
  };
}
