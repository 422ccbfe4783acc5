import { paymentFacts } from "@precise/cart-core/payment-kinds";
import type { telephoneOrderCalls } from "@precise/contract/desk/orders/telephone-orders";
import type { DeskParts } from "#api/desk/kit/desk-parts.ts";
import { sightOf } from "#api/desk/kit/mask.ts";
import { runAs } from "#api/desk/kit/run-as.ts";
import type { DeskAnswers } from "#api/desk/kit/serve-desk.ts";
import { findArticles } from "#api/modules/catalogue/search/find-articles.ts";
import { paymentOffers } from "#api/modules/checkout/payment-offer.ts";
import { shoppersOrder } from "#api/modules/orders/any-order.ts";
import { callersOrders } from "#api/modules/orders/written/callers-orders.ts";
import { quoteWritten } from "#api/modules/orders/written/quote-order.ts";
import { agreedOf } from "#api/modules/orders/written/refuse-agreed.ts";
import { callersContact } from "#api/modules/orders/written/written-buyer.ts";
import { answer } from "#api/platform/http/reply.ts";
import { isOnline } from "./order-terms.ts";
import { placeByPhone } from "./place-by-phone.ts";
import { wordsForBuyersAnswers } from "./words-for-buyers.calls.ts";

/** The calls of orders by telephone. */
export function telephoneOrderAnswers(parts: DeskParts): DeskAnswers<typeof telephoneOrderCalls> {
  const { db, tools, content, shopOrigin } = parts;
  return {
    ...wordsForBuyersAnswers(parts),
    async findDeskArticles({ query }) {
      const index = tools.answers?.index();
      return answer({ articles: index ? await findArticles(db, index, query.search) : [] });
    },
    async readOrderOptions() {
      return answer({
        showrooms: content.showrooms.map(({ id, name }) => ({ id, name })),
        payments: paymentOffers(content, isOnline(tools)).map(({ method }) => method),
        news_channels: [...(tools.newsChannels ?? [])],
      });
    },
    async quoteTelephoneOrder({ body: { agreed, ...body } }, staff) {
      const offered = {
        content,
        isOnline: isOnline(tools),
        agreed: agreedOf(agreed),
        agreedBy: { roles: staff.roles, setsFees: staff.may("order.fee") },
      };
      const part = { ...body, contact: body.contact && callersContact(body.contact) };
      // What a person may use is looked up under locks, which end with the transaction.
      return answer({ quote: await db.transaction((tx) => quoteWritten(tx, part, offered)) });
    },
    async placeTelephoneOrder({ body, headers }, staff) {
      const key = headers["idempotency-key"] ?? "";
      const result = await runAs(parts, staff, placeByPhone, { order: body, key });
      if ("failure" in result) return result;
      if ("refused" in result.result) return result.result.refused;
      const order = shoppersOrder(result.result.done.order);
      const isPaidOnline = paymentFacts(order.payment.method).isOnline === true;
      return answer({
        order,
        links: {
          order: `${shopOrigin}/order/${order.number}`,
          ...(isPaidOnline ? { pay: `${shopOrigin}/pay/${order.number}` } : {}),
        },
      });
    },
    async findCallersOrders({ query }, staff) {
      return answer(await callersOrders(db, query.phone, sightOf(staff)));
    },
  };
}
