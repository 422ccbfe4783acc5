import "buying-stylesheet";
import type { Metadata } from "next";
import { callProblemOf } from "#trade/base/problems/call-problem.ts";
import { quickCopy } from "#trade/features/quick-order/quick-order-copy.ts";
import { QuickOrderView } from "#trade/features/quick-order/quick-order-view.tsx";

export const metadata: Metadata = { title: quickCopy.title };

/** Many products by their article numbers. @source design D9 */
export default async function QuickOrderPage({ searchParams }: PageProps<"/quick-order">) {
  return <QuickOrderView problem={callProblemOf((await searchParams).problem)} />;
}
