import "people-stylesheet";
import { Container } from "@precise/ui/components/layout";
import type { Metadata } from "next";
import { loadFee } from "../../../../../features/order/fee.data.ts";
import { FeeView } from "../../../../../features/order/fee-view.tsx";
import { orderTroubleOf } from "../../../../../features/order/order-trouble.ts";
import { orderCopy } from "../../../../../purchase/copy/order-copy.ts";

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
