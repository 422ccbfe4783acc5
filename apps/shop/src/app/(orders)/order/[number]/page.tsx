import { EmptyState } from "@precise/ui/components/empty-state";
import { Container } from "@precise/ui/components/layout";
import { RetrySoon } from "@precise/web/components/retry-soon.client";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { loadVisitorOrder } from "../../../../features/order/order.data.ts";
import { orderTroubleOf } from "../../../../features/order/order-trouble.ts";
import { OrderView } from "../../../../features/order/order-view.tsx";
import { orderCopy } from "../../../../purchase/copy/order-copy.ts";

export const metadata: Metadata = { title: orderCopy.metaTitle, robots: { index: false } };

/** An order, on the browser that placed or found it; for everyone else there is none. @source D20 */
export default async function OrderPage({ params, searchParams }: PageProps<"/order/[number]">) {
  const [found, { trouble }] = await Promise.all([loadVisitorOrder((await params).number), searchParams]);
  switch (found.kind) {
    case "found":
      return <OrderView order={found.order} trouble={orderTroubleOf(trouble)} />;
    case "not-found":
      return notFound();
    case "unreachable":
      return (
        <Container>
          <EmptyState level={1} lit title={orderCopy.staleTitle} action={<RetrySoon />}>
            <p>{orderCopy.staleText}</p>
          </EmptyState>
        </Container>
      );
  }
}
