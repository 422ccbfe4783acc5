import "people-stylesheet";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { againCopy } from "../../../../../features/order/again-copy.ts";
import { AgainView } from "../../../../../features/order/again-view.tsx";
import { loadOrderToday } from "../../../../../features/order/order.data.ts";
import { OrderStale } from "../../../../../features/order/order-stale.tsx";
import { cartProblemOf } from "../../../../../purchase/cart-problem.ts";

export const metadata: Metadata = { title: againCopy.title, robots: { index: false } };

/** An order once more, compared with today. It changes nothing: adding is a post. */
export default async function OrderAgainPage({ params, searchParams }: PageProps<"/order/[number]/again">) {
  const [found, { problem }] = await Promise.all([loadOrderToday((await params).number), searchParams]);
  switch (found.kind) {
    case "found": {
      const told = typeof problem === "string" ? cartProblemOf(problem) : null;
      return <AgainView order={found.order} today={found.today} problem={told} />;
    }
    case "not-found":
      return notFound();
    case "unreachable":
      return <OrderStale />;
  }
}
