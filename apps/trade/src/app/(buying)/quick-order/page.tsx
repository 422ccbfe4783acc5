import "buying-stylesheet";
import type { Metadata } from "next";
import { quickCopy } from "../../../features/quick-order/quick-order-copy.ts";
import { QuickOrderView } from "../../../features/quick-order/quick-order-view.tsx";
import { callProblemOf } from "../../../purchase/call-problem.ts";

export const metadata: Metadata = { title: quickCopy.title };

/** Many products by their article numbers. @source design D9 */
export default async function QuickOrderPage({ searchParams }: PageProps<"/quick-order">) {
  return <QuickOrderView problem={callProblemOf((await searchParams).problem)} />;
}
