import { EmptyState } from "@precise/ui/components/feedback/empty-state";
import { Container } from "@precise/ui/components/layout/layout";
import { RetrySoon } from "@precise/web/components/retry-soon.client";
import { orderCopy } from "./order-copy.ts";

/** The shop does not answer: the order is safe, and the page tries again. */
export function OrderStale() {
  return (
    <Container>
      <EmptyState level={1} lit title={orderCopy.staleTitle} action={<RetrySoon />}>
        <p>{orderCopy.staleText}</p>
      </EmptyState>
    </Container>
  );
}
