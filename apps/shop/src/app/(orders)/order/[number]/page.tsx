import "people-stylesheet";
import { returnedReference } from "@precise/web/buying/payment/returned-reference";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { loadOrderExtras } from "#shop/features/buying/order/care/order-extras.data.ts";
import { loadReturnedOrder } from "#shop/features/buying/order/order.data.ts";
import { orderCopy } from "#shop/features/buying/order/order-copy.ts";
import { OrderStale } from "#shop/features/buying/order/order-stale.tsx";
import { orderTroubleOf } from "#shop/features/buying/order/order-trouble.ts";
import { OrderView } from "#shop/features/buying/order/order-view.tsx";
import { loadPaymentParts } from "#shop/features/buying/order/payment/payment-parts.data.ts";

export const metadata: Metadata = { title: orderCopy.metaTitle, robots: { index: false } };

/**
 * An order, on the browser that placed or found it; everyone else gets a 404. Paystack sends its payer back here with a
 * reference, about which the API asks Paystack first. @source design D20
 */
export default async function OrderPage({ params, searchParams }: PageProps<"/order/[number]">) {
  const [{ number }, { trouble, reference, account }] = await Promise.all([params, searchParams]);
  const returned = returnedReference(reference);
  const found = await loadReturnedOrder(number, returned);
  switch (found.kind) {
    case "found": {
      const [payment, extras] = await Promise.all([
        loadPaymentParts(found.order, returned, account === "mailed"),
        loadOrderExtras(found.order),
      ]);
      return (
        <OrderView order={found.order} payment={payment} extras={extras} trouble={orderTroubleOf(trouble)} />
      );
    }
    case "not-found":
      return notFound();
    case "unreachable":
      return <OrderStale />;
  }
}
