import "server-only";
import {
  type ClientOrdersPage,
  fetchClientOrder,
  fetchClientOrders,
} from "@precise/api-client/clients/orders";
import type { ClientOrder } from "@precise/contract/clients/orders";
import { tradeApi, unwrapOrRedirect } from "#trade/base/server/trade-api.ts";

/** Orders on a page of the list. */
const ordersPerPage = 20;
/** Longest text that orders are looked for by. */
const longestText = 60;

/** A page of the own orders of who is signed in. @param text a part of a number, or nothing */
export async function loadOrders(text: string, page: number): Promise<ClientOrdersPage> {
  const wanted = text.trim().slice(0, longestText);
  return unwrapOrRedirect(
    await fetchClientOrders(await tradeApi(), {
      ...(wanted !== "" && { text: wanted }),
      currentPage: page,
      pageSize: ordersPerPage,
    }),
  );
}

/** One of the own orders of who is signed in; null where there is none of that number. */
export async function loadOrder(number: string): Promise<ClientOrder | null> {
  return unwrapOrRedirect(await fetchClientOrder(await tradeApi(), number));
}
