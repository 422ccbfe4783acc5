import "people-stylesheet";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { OrderStale } from "#shop/features/buying/order/order-stale.tsx";
import { hangProblemOf } from "#shop/features/my-lights/hang-problem.ts";
import { myLightsCopy } from "#shop/features/my-lights/my-lights-copy.ts";
import { OrderLightsView } from "#shop/features/my-lights/order-lights-view.tsx";
import { loadHangEntries, loadOrderLights } from "#shop/features/my-lights/own-lights.data.ts";

export const metadata: Metadata = { title: myLightsCopy.orderTitle, robots: { index: false } };

/** Where the lights of an order hang, on the browser that placed or found it and for the person whose order it is. */
export default async function OrderLightsPage({ params, searchParams }: PageProps<"/order/[number]/lights">) {
  const { number } = await params;
  const [found, { problem, saved }, entries] = await Promise.all([
    loadOrderLights(number),
    searchParams,
    loadHangEntries(),
  ]);
  switch (found.kind) {
    case "found":
      return (
        <OrderLightsView
          number={number}
          lights={found.value}
          forms={{
            isOfAll: false,
            problem: hangProblemOf(problem),
            entries,
            saved: typeof saved === "string" ? saved : null,
          }}
        />
      );
    case "not-found":
      return notFound();
    case "unreachable":
      return <OrderStale />;
  }
}
