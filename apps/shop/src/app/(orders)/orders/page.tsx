import "people-stylesheet";
import type { Metadata } from "next";
import { cookies } from "next/headers";
import { loadOwnOrders } from "#shop/features/buying/order/order.data.ts";
import { OrdersView } from "#shop/features/buying/order/own/orders-view.tsx";
import { ownOrdersCopy } from "#shop/features/buying/order/own/own-orders-copy.ts";
import { readTrackEntries, trackCookieName } from "#shop/features/buying/order/own/track-entries.ts";
import { trackTroubleOf } from "#shop/features/buying/order/own/track-form.tsx";

export const metadata: Metadata = { title: ownOrdersCopy.title, robots: { index: false } };

/** My orders, and finding one by number and e-mail. @source spec §2 "/orders" */
export default async function OrdersPage({ searchParams }: PageProps<"/orders">) {
  const [{ page, trouble }, jar, own] = await Promise.all([searchParams, cookies(), loadOwnOrders()]);
  return (
    <OrdersView
      own={own}
      page={typeof page === "string" && /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1}
      entries={readTrackEntries(jar.get(trackCookieName)?.value)}
      trouble={trackTroubleOf(trouble)}
    />
  );
}
