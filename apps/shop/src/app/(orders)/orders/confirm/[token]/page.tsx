import "people-stylesheet";
import { Container } from "@precise/ui/components/layout";
import type { Metadata } from "next";
import { loadOrderToConfirm } from "../../../../../features/order/confirm.data.ts";
import { ConfirmView } from "../../../../../features/order/confirm-view.tsx";
import { orderTroubleOf } from "../../../../../features/order/order-trouble.ts";
import { confirmCopy } from "../../../../../purchase/copy/confirm-copy.ts";

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
