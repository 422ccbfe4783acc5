import { categoryPath } from "@precise/contract/product-url";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { canonicalOrigin } from "../../../../../env.ts";
import { everyListing, loadPlainListing } from "../../../../../features/product-list/listing.data.ts";
import { ListingView, sentenceOf } from "../../../../../features/product-list/listing-view.tsx";
import { breadcrumbJsonLd } from "../../../../../shell/breadcrumb-json-ld.ts";
import { JsonLd } from "../../../../../shell/json-ld.tsx";
import { routes } from "../../../../../shell/route-table.ts";
import { shareMetadata } from "../../../../../shell/share-metadata.ts";

type Props = PageProps<"/products/[categoryId]/[urlKey]">;

const load = cache(loadPlainListing);

/** Every category of the snapshot is there from the start; the others come with their first visitor. */
export async function generateStaticParams() {
  return (await everyListing()).map(({ id, urlKey }) => ({ categoryId: String(id), urlKey }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const listing = await load(Number((await params).categoryId));
  if (!listing?.category) return {};
  const { name, image } = listing.category;
  return shareMetadata({
    title: name,
    description: sentenceOf(listing),
    path: categoryPath(listing.category),
    imageUrl: image,
  });
}

/** A category's listing as everyone first sees it. proxy.ts has checked the address. @source spec §2, design D18 */
export default async function CategoryPage({ params }: Props) {
  const listing = await load(Number((await params).categoryId));
  if (!listing?.category) notFound();
  const trail = [...listing.parents, listing.category].map((node) => ({
    name: node.name,
    path: categoryPath(node),
  }));
  return (
    <>
      <JsonLd text={breadcrumbJsonLd([{ name: routes.home.name, path: "/" }, ...trail], canonicalOrigin())} />
      <ListingView {...listing} />
    </>
  );
}
