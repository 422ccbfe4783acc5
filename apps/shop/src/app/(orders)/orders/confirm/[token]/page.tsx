import "people-stylesheet";
import { Container } from "@precise/ui/components/layout/layout";
import type { Metadata } from "next";
import { loadOrderToConfirm } from "#shop/features/buying/order/confirm.data.ts";
import { confirmCopy } from "#shop/features/buying/order/confirm-copy.ts";
import { ConfirmView } from "#shop/features/buying/order/confirm-view.tsx";
import { orderTroubleOf } from "#shop/features/buying/order/order-trouble.ts";

export const metadata: Metadata = {
  title: confirmCopy.pageTitle,
  robots: { index: false },
  // The token opens an order: no other site shall hear of it.
  referrer: "no-referrer",
};

/** The link of our confirmation mail; a prefetch or a preview of it confirms nothing. @source design D28 */
export default async function ConfirmOrderPage({
  params,
  searchParams,
}: PageProps<"/orders/confirm/[token]">) {
  const [{ token }, { trouble }] = await Promise.all([params, searchParams]);
  return (
    <Container>
      <ConfirmView state={await loadOrderToConfirm(token)} token={token} trouble={orderTroubleOf(trouble)} />
    </Container>
  );
}
