import "buying-stylesheet";
import { searchParamsOf } from "@precise/web/shell/search-params";
import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { ordersCopy } from "#trade/features/orders/orders-copy.ts";
import { loadReorder } from "#trade/features/orders/reorder.data.ts";
import { ReorderView } from "#trade/features/orders/reorder-view.tsx";

export const metadata: Metadata = { title: ordersCopy.acts.reorder };

/** The result of reordering; where it is no longer stored, the cart page shows what is in the cart. */
export default async function AgainPage({ searchParams }: PageProps<"/orders/[number]/again">) {
  const reordered = await loadReorder(searchParamsOf(await searchParams).get("attempt") ?? "");
  return reordered === null ? redirect("/shopping-cart") : <ReorderView reordered={reordered} />;
}
