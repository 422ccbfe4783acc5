import "landing-stylesheet";
import { categoryPath } from "@precise/contract/wire/product-url";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { canonicalOrigin } from "#shop/base/env.ts";
import { routes } from "#shop/base/routes/route-table.ts";
import { breadcrumbJsonLd } from "#shop/base/seo/breadcrumb-json-ld.ts";
import { collectionJsonLd } from "#shop/base/seo/collection-json-ld.ts";
import { JsonLd } from "#shop/base/seo/json-ld.tsx";
import { shareMetadata } from "#shop/base/seo/share-metadata.ts";
import { isRoomsLanding, partsOf } from "#shop/features/landings/landing.ts";
import { LandingHead, sceneOf } from "#shop/features/landings/landing-head.tsx";
import { RoomsView } from "#shop/features/landings/rooms-view.tsx";
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
    description: await sentenceOf(listing),
    path: categoryPath(listing.category),
    imageUrl: image,
  });
}

/**
 * A category's landing: what it is, and its listing as everyone first sees it; rooms as a whole show rooms. proxy.ts has
 * checked the address. @source spec §2, design D18
 */
export default async function CategoryPage({ params }: Props) {
  const listing = await load(Number((await params).categoryId));
  if (!listing?.category) notFound();
  const { category, parents, list } = listing;
  const trail = [...parents, category].map((node) => ({
    name: node.name,
    path: categoryPath(node),
  }));
  return (
    <>
      <JsonLd text={breadcrumbJsonLd([{ name: routes.home.name, path: "/" }, ...trail], canonicalOrigin())} />
      <JsonLd
        text={collectionJsonLd(
          {
            name: category.name,
            description: category.description,
            path: categoryPath(category),
            parts: partsOf(category, list.items),
          },
          canonicalOrigin(),
        )}
      />
      {isRoomsLanding(category) ? (
        <RoomsView category={category} />
      ) : (
        <ListingView
          {...listing}
          head={<LandingHead category={category} parents={parents} total={list.total_count} />}
          hasPictureAbove={sceneOf(category, parents) !== undefined}
        />
      )}
    </>
  );
}
