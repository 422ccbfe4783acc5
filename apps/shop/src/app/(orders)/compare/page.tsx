import "people-stylesheet";
import type { Metadata } from "next";
import { loaderAddresses } from "#shop/base/env.ts";
import { loadComparison } from "#shop/features/compare/compare.data.ts";
import { compareCopy } from "#shop/features/compare/compare-copy.ts";
import { readCompareQuery } from "#shop/features/compare/compare-query.ts";
import { CompareView } from "#shop/features/compare/compare-view.tsx";

export const metadata: Metadata = {
  title: compareCopy.title,
  description: compareCopy.description,
  robots: { index: false },
};

/** Up to four products side by side. */
export default async function Compare({ searchParams }: PageProps<"/compare">) {
  const query = readCompareQuery(await searchParams);
  const loaders = loaderAddresses();
  return (
    <>
      <CompareView query={query} comparison={await loadComparison(query.skus)} />
      {loaders && <script async src={loaders.compare} />}
    </>
  );
}
