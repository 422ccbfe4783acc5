import "buying-stylesheet";
import { searchParamsOf } from "@precise/web/shell/search-params";
import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { ordersCopy } from "#trade/features/orders/orders-copy.ts";
import { loadReorder } from "#trade/features/orders/reorder.data.ts";
import { ReorderView } from "#trade/features/orders/reorder-view.tsx";

export const metadata: Metadata = { title: ordersCopy.acts.reorder };

/** What came of ordering an order again; where that is no longer known, the cart says what is in it. */
export default async function AgainPage({ searchParams }: PageProps<"/orders/[number]/again">) {
  const reordered = await loadReorder(searchParamsOf(await searchParams).get("attempt") ?? "");
  return reordered === null ? redirect("/shopping-cart") : <ReorderView reordered={reordered} />;
}
