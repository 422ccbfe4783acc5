import "landing-stylesheet";
import type { Metadata } from "next";
import { copy } from "#shop/base/copy.ts";
import { loadSearchStart } from "#shop/features/product-list/search.data.ts";
import { SearchStart } from "#shop/features/product-list/search-view.tsx";

export const metadata: Metadata = { title: copy.search.title, robots: { index: false, follow: true } };

/** Where a search without a term leads. */
export default async function SearchStartPage() {
  return <SearchStart topCategories={await loadSearchStart()} />;
}
