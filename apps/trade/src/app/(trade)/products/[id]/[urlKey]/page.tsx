import { categoryPath } from "@precise/contract/wire/product-url";
import { trailTo } from "@precise/web/listing/category-tree";
import { searchParamsOf } from "@precise/web/shell/search-params";
import type { Metadata } from "next";
import { cookies } from "next/headers";
import { notFound, permanentRedirect } from "next/navigation";
import { tradeCategories } from "#trade/base/server/trade-categories.data.ts";
import { categoryIdOf, loadListing } from "#trade/features/catalogue/listing.data.ts";
import { ListingView } from "#trade/features/catalogue/listing-view.tsx";
import { priceBaseOf, pricesCookieName } from "#trade/features/prices/prices-cookie.ts";

type Props = PageProps<"/products/[id]/[urlKey]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const category = trailTo(await tradeCategories(), categoryIdOf((await params).id) ?? 0).at(-1);
  return category ? { title: category.name } : {};
}

export default async function ListingPage({ params, searchParams }: Props) {
  const { id, urlKey } = await params;
  const query = searchParamsOf(await searchParams);
  const categoryId = categoryIdOf(id);
  const listing = categoryId === null ? null : await loadListing(categoryId, query);
  if (listing === null) notFound();
  const search = query.size > 0 ? `?${query}` : "";
  if (urlKey !== listing.category.urlKey) permanentRedirect(categoryPath(listing.category) + search);
  const priceBase = priceBaseOf((await cookies()).get(pricesCookieName)?.value);
  return <ListingView {...listing} priceBase={priceBase} />;
}
