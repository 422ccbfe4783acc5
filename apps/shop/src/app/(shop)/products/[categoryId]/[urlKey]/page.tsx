import { categoryPath } from "@precise/contract/product-url";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { everyListing, loadPlainListing } from "../../../../../features/product-list/listing.data.ts";
import { ListingView, sentenceOf } from "../../../../../features/product-list/listing-view.tsx";

type Props = PageProps<"/products/[categoryId]/[urlKey]">;

const load = cache(loadPlainListing);

/** Every category of the snapshot is there from the start; the others come with their first visitor. */
export async function generateStaticParams() {
  return (await everyListing()).map(({ id, urlKey }) => ({ categoryId: String(id), urlKey }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const listing = await load(Number((await params).categoryId));
  if (!listing?.category) return {};
  return {
    title: listing.category.name,
    description: sentenceOf(listing),
    alternates: { canonical: categoryPath(listing.category) },
  };
}

/** A category's listing as everyone first sees it. proxy.ts has checked the address. @source SPEC §2, D18 */
export default async function CategoryPage({ params }: Props) {
  const listing = await load(Number((await params).categoryId));
  return listing?.category ? <ListingView {...listing} /> : notFound();
}
