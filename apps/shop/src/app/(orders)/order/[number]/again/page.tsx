import "people-stylesheet";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { loadCompany } from "#shop/base/server/company.ts";
import { againCopy } from "#shop/features/buying/order/again/again-copy.ts";
import { AgainView } from "#shop/features/buying/order/again/again-view.tsx";
import { loadOrderToday } from "#shop/features/buying/order/order.data.ts";
import { OrderStale } from "#shop/features/buying/order/order-stale.tsx";
import { cartProblemOf } from "#shop/features/buying/problems/cart-problem.ts";

export const metadata: Metadata = { title: againCopy.title, robots: { index: false } };

/** An order once more, compared with today. It changes nothing: adding is a post. */
export default async function OrderAgainPage({ params, searchParams }: PageProps<"/order/[number]/again">) {
  const [found, { problem }] = await Promise.all([loadOrderToday((await params).number), searchParams]);
  switch (found.kind) {
    case "found": {
      const known = typeof problem === "string" ? cartProblemOf(problem) : null;
      return (
        <AgainView
          order={found.order}
          today={found.today}
          problem={known}
          terms={await loadCompany().catch(() => null)}
        />
      );
    }
    case "not-found":
      return notFound();
    case "unreachable":
      return <OrderStale />;
  }
}
