import { call, callOrNull } from "@precise/api-client/client";
import { cutText } from "@precise/contract/wire/cut-text";
import "server-only";
import {
  type ClientOrder,
  type ClientOrdersPage,
  listClientOrders,
  readClientOrder,
} from "@precise/contract/trade/orders";
import { lookAtClientPayment } from "@precise/contract/trade/payments";
import { tradeApi, unwrapOrRedirect } from "#trade/base/server/trade-api.ts";

/** Orders on a page of the list. */
const ordersPerPage = 20;
/** Longest text for a search of orders. */
const longestText = 60;

/** A page of the own orders of who is signed in. @param text a part of a number, or nothing */
export async function loadOrders(text: string, page: number): Promise<ClientOrdersPage> {
  const wanted = cutText(text.trim(), longestText);
  return unwrapOrRedirect(
    await call(await tradeApi(), listClientOrders, {
      body: {
        ...(wanted !== "" && { text: wanted }),
        currentPage: page,
        pageSize: ordersPerPage,
      },
    }),
  );
}

/**
 * The order of a page to which Paystack may have sent its payer back, after the API has asked Paystack. The reference of the
 * address is never believed: with a foreign one the order is read as ever.
 */
export async function loadReturnedOrder(
  number: string,
  reference: string | undefined,
): Promise<ClientOrder | null> {
  if (reference === undefined) return loadOrder(number);
  const api = { ...(await tradeApi()), timeoutMs: 12_000 };
  const looked = await callOrNull(api, lookAtClientPayment, { params: { number }, body: { reference } });
  return looked.ok && looked.value !== null ? looked.value : loadOrder(number);
}

/** One of the own orders of who is signed in; null where there is none of that number. */
async function loadOrder(number: string): Promise<ClientOrder | null> {
  return unwrapOrRedirect(await callOrNull(await tradeApi(), readClientOrder, { params: { number } }));
}
