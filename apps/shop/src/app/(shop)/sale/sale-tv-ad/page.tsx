import "reading-stylesheet";
import { content } from "../../../../content/content-files.ts";
import { contentMetadata } from "../../../../content/content-metadata.ts";
import { loadProductRows } from "../../../../content/product-row.data.tsx";
import { campaignsCopy } from "../../../../features/campaigns/campaigns-copy.ts";
import { TvAdView } from "../../../../features/campaigns/tv-ad-view.tsx";
import { routes } from "../../../../shell/route-table.ts";

export function generateMetadata() {
  return contentMetadata(content("tv-ad.yaml"), routes.tvAdvert.href, "living");
}

export default async function TvAdPage() {
  const { products } = content("tv-ad.yaml");
  const productRow = await loadProductRows(products);
  return <TvAdView products={productRow(products, campaignsCopy.tvAd.products)} />;
}
