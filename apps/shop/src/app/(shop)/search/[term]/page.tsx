import "landing-stylesheet";
import { decodedSegment } from "@precise/web/shell/decoded-segment";
import { searchParamsOf } from "@precise/web/shell/search-params";
import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { copy } from "#shop/base/copy.ts";
import { cleanTerm } from "#shop/base/routes/search-path.ts";
import { loadSearch } from "#shop/features/product-list/search.data.ts";
import { SearchView } from "#shop/features/product-list/search-view.tsx";

type Props = PageProps<"/search/[term]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const term = cleanTerm(decodedSegment((await params).term));
  return { title: copy.search.pageTitle(term), robots: { index: false, follow: true } };
}

/** Search results, made per request. @source spec §2 "/search/{term}" */
export default async function SearchPage({ params, searchParams }: Props) {
  const result = await loadSearch(decodedSegment((await params).term), searchParamsOf(await searchParams));
  return result ? <SearchView {...result} /> : redirect("/search");
}
