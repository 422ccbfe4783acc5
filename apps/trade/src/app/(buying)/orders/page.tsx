import "buying-stylesheet";
import { searchParamsOf } from "@precise/web/shell/search-params";
import type { Metadata } from "next";
import { pageNumberOf } from "#trade/base/routes/paths.ts";
import { OrderList } from "#trade/features/orders/order-list.tsx";
import { loadOrders } from "#trade/features/orders/orders.data.ts";
import { ordersCopy } from "#trade/features/orders/orders-copy.ts";

export const metadata: Metadata = { title: ordersCopy.title };

/** The own orders of who is signed in. @source design D9 */
export default async function OrdersPage({ searchParams }: PageProps<"/orders">) {
  const query = searchParamsOf(await searchParams);
  const text = query.get("q") ?? "";
  return <OrderList found={await loadOrders(text, pageNumberOf(query.get("page")))} text={text} />;
}
