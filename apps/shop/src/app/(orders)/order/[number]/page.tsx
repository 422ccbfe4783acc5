import "people-stylesheet";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { loadVisitorOrder } from "#shop/features/buying/order/order.data.ts";
import { orderCopy } from "#shop/features/buying/order/order-copy.ts";
import { OrderStale } from "#shop/features/buying/order/order-stale.tsx";
import { orderTroubleOf } from "#shop/features/buying/order/order-trouble.ts";
import { OrderView } from "#shop/features/buying/order/order-view.tsx";

export const metadata: Metadata = { title: orderCopy.metaTitle, robots: { index: false } };

/** An order, on the browser that placed or found it; everyone else gets a 404. @source design D20 */
export default async function OrderPage({ params, searchParams }: PageProps<"/order/[number]">) {
  const [found, { trouble }] = await Promise.all([loadVisitorOrder((await params).number), searchParams]);
  switch (found.kind) {
    case "found":
      return <OrderView order={found.order} trouble={orderTroubleOf(trouble)} />;
    case "not-found":
      return notFound();
    case "unreachable":
      return <OrderStale />;
  }
}
