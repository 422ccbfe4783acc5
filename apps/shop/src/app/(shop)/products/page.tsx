import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { copy } from "../../../copy.ts";
import { loadPlainListing, wholeCatalogueId } from "../../../features/product-list/listing.data.ts";
import { ListingView } from "../../../features/product-list/listing-view.tsx";
import { shareMetadata } from "../../../shell/share-metadata.ts";

export const metadata: Metadata = shareMetadata({
  title: copy.listing.all,
  description: copy.listing.allSentence,
  path: "/products",
});

/** The whole catalogue. @source spec §2 "/products" */
export default async function AllProductsPage() {
  const listing = await loadPlainListing(wholeCatalogueId);
  return listing ? <ListingView {...listing} /> : notFound();
}
