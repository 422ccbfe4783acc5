import "people-stylesheet";
import type { Metadata } from "next";
import { cookies } from "next/headers";
import { loadOwnOrders } from "../../../features/order/order.data.ts";
import { OrdersView } from "../../../features/order/orders-view.tsx";
import { ownOrdersCopy } from "../../../features/order/own-orders-copy.ts";
import { readTrackEntries, trackCookieName } from "../../../features/order/track-entries.ts";
import { trackTroubleOf } from "../../../features/order/track-form.tsx";

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
