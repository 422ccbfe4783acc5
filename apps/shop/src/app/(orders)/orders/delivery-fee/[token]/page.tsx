import "people-stylesheet";
import { Container } from "@precise/ui/components/layout/layout";
import type { Metadata } from "next";
import { loadFee } from "#shop/features/buying/order/fee.data.ts";
import { FeeView } from "#shop/features/buying/order/fee-view.tsx";
import { orderCopy } from "#shop/features/buying/order/order-copy.ts";
import { orderTroubleOf } from "#shop/features/buying/order/order-trouble.ts";

export const metadata: Metadata = {
  title: orderCopy.fee.pageTitle,
  robots: { index: false },
  // The token opens an order: no other site shall hear of it.
  referrer: "no-referrer",
};

/** The proposed delivery fee of our mail; a prefetch or a preview of the link accepts nothing. @source design D1 */
export default async function DeliveryFeePage({
  params,
  searchParams,
}: PageProps<"/orders/delivery-fee/[token]">) {
  const [{ token }, { trouble }] = await Promise.all([params, searchParams]);
  return (
    <Container>
      <FeeView state={await loadFee(token)} token={token} trouble={orderTroubleOf(trouble)} />
    </Container>
  );
}
