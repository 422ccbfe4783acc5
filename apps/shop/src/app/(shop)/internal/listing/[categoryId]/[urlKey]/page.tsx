import "landing-stylesheet";
import { categoryPath } from "@precise/contract/wire/product-url";
import { searchParamsOf } from "@precise/web/shell/search-params";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { copy } from "#shop/base/copy.ts";
import { isRoomsLanding } from "#shop/features/landings/landing.ts";
import { LandingHead, sceneOf } from "#shop/features/landings/landing-head.tsx";
import { loadListing } from "#shop/features/product-list/listing.data.ts";
import { ListingView } from "#shop/features/product-list/listing-view.tsx";

type Props = PageProps<"/internal/listing/[categoryId]/[urlKey]">;

const load = cache(async ({ params, searchParams }: Props) =>
  loadListing(Number((await params).categoryId), searchParamsOf(await searchParams)),
);

export async function generateMetadata(props: Props): Promise<Metadata> {
  const listing = await load(props);
  const { category } = listing ?? {};
  return {
    title: category?.name ?? copy.listing.all,
    alternates: { canonical: category ? categoryPath(category) : "/products" },
    robots: { index: false, follow: true },
  };
}

/** A listing with filters, sort or page, made per request. Reached through proxy.ts only. @source design D18 */
export default async function NarrowedListingPage(props: Props) {
  const listing = await load(props);
  if (!listing) notFound();
  const { category, parents, query, list } = listing;
  // While someone narrows the first page, nothing above its products moves.
  const hasHead = category && !isRoomsLanding(category) && query.page === 1;
  return (
    <ListingView
      {...listing}
      head={hasHead && <LandingHead category={category} parents={parents} total={list.total_count} />}
      hasPictureAbove={hasHead === true && sceneOf(category, parents) !== undefined}
    />
  );
}
