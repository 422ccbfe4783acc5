import "reading-stylesheet";
import { content } from "#shop/base/content/content-files.ts";
import { contentMetadata } from "#shop/base/content/content-metadata.ts";
import { loadPage } from "#shop/base/content/load-page.ts";
import { routes } from "#shop/base/routes/route-table.ts";
import { campaignsCopy } from "#shop/features/campaigns/campaigns-copy.ts";
import { TvAdView } from "#shop/features/campaigns/tv-ad-view.tsx";
import { loadProductRows } from "#shop/features/product-cards/product-row.data.tsx";

export async function generateMetadata() {
  return contentMetadata(await loadPage("tv-ad"), routes.tvAdvert.href, "living");
}

export default async function TvAdPage() {
  const { products } = content("tv-ad.yaml");
  const productRow = await loadProductRows(products);
  return <TvAdView products={productRow(products, campaignsCopy.tvAd.products)} />;
}
