import { categoryPath } from "@precise/contract/product-url";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { canonicalOrigin } from "#shop/base/env.ts";
import { routes } from "#shop/base/routes/route-table.ts";
import { breadcrumbJsonLd } from "#shop/base/seo/breadcrumb-json-ld.ts";
import { JsonLd } from "#shop/base/seo/json-ld.tsx";
import { shareMetadata } from "#shop/base/seo/share-metadata.ts";
import { everyListing, loadPlainListing } from "#shop/features/product-list/listing.data.ts";
import { ListingView, sentenceOf } from "#shop/features/product-list/listing-view.tsx";

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
