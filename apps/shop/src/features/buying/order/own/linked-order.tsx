import type { Order } from "@precise/contract/shop/orders/order";
import { EmptyState } from "@precise/ui/components/feedback/empty-state";
import { ButtonLink } from "@precise/ui/components/inputs/button";
import { RetrySoon } from "@precise/web/components/retry-soon.client";
import { orderCopy as copy } from "../order-copy.ts";
import { trackCopy } from "./track-copy.ts";

/** What is known of a mail's link. `gone`: it never was one of ours, or has ended. */
export type LinkedOrder =
  | { readonly kind: "found"; readonly order: Order }
  | { readonly kind: "gone" }
  | { readonly kind: "unreachable" };

/** Said where a mail's link leads to no order. */
export function NoLinkedOrder({ kind }: { readonly kind: "gone" | "unreachable" }) {
  if (kind === "unreachable") {
    return (
      <EmptyState level={1} lit title={copy.staleTitle} action={<RetrySoon />}>
        <p>{copy.staleText}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      level={1}
      title={copy.fee.goneTitle}
      action={<ButtonLink href="/orders">{trackCopy.title}</ButtonLink>}
    >
      <p>{copy.fee.goneText}</p>
    </EmptyState>
  );
}
