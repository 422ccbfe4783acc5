import "landing-stylesheet";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { copy } from "#shop/base/copy.ts";
import { shareMetadata } from "#shop/base/seo/share-metadata.ts";
import { loadPlainListing, wholeCatalogueId } from "#shop/features/product-list/listing.data.ts";
import { ListingView } from "#shop/features/product-list/listing-view.tsx";

export function generateMetadata(): Promise<Metadata> {
  return shareMetadata({
    title: copy.listing.all,
    description: copy.listing.allSentence,
    path: "/products",
  });
}

/** The whole catalogue. @source spec §2 "/products" */
export default async function AllProductsPage() {
  const listing = await loadPlainListing(wholeCatalogueId);
  return listing ? <ListingView {...listing} /> : notFound();
}
