import "people-stylesheet";
import { startTroubleOf } from "@precise/web/buying/payment/start-trouble";
import { newAttempt } from "@precise/web/forms/attempt";
import { isToPay, paymentScreen } from "@precise/web/orders/payment-screen";
import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { orderPage } from "#shop/base/storage/order-cookie.ts";
import { loadVisitorOrder } from "#shop/features/buying/order/order.data.ts";
import { OrderStale } from "#shop/features/buying/order/order-stale.tsx";
import { payCopy } from "#shop/features/buying/order/payment/pay-copy.ts";
import { PayView } from "#shop/features/buying/order/payment/pay-view.tsx";
import { paymentContact } from "#shop/features/buying/order/payment/payment-contact.ts";

export const metadata: Metadata = { title: payCopy.pageTitle, robots: { index: false } };

/** Where an order is paid online, on the browser that may see it; one that waits for no money is shown itself. */
export default async function PayPage({ params, searchParams }: PageProps<"/pay/[number]">) {
  const { number } = await params;
  const [found, { trouble, now }] = await Promise.all([loadVisitorOrder(number), searchParams]);
  switch (found.kind) {
    case "found": {
      const screen = paymentScreen(found.order, { now: new Date() });
      if (!isToPay(screen)) redirect(orderPage(found.order.number));
      return (
        <PayView
          order={found.order}
          screen={screen}
          attempt={newAttempt()}
          contact={await paymentContact(number)}
          trouble={startTroubleOf(trouble)}
          leadsOn={now === "1"}
        />
      );
    }
    case "not-found":
      return notFound();
    case "unreachable":
      return <OrderStale />;
  }
}
