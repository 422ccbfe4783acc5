import "home-stylesheet";
import type { Metadata } from "next";
import { copy } from "#shop/base/copy.ts";
import { canonicalOrigin } from "#shop/base/env.ts";
import { JsonLd } from "#shop/base/seo/json-ld.tsx";
import { shareMetadata } from "#shop/base/seo/share-metadata.ts";
import { shopJsonLd } from "#shop/base/seo/shop-json-ld.ts";
import { loadCompany } from "#shop/base/server/company.ts";
import { loadHome } from "#shop/features/home/home.data.ts";
import { HomeView } from "#shop/features/home/home-view.tsx";
import { ViewedElsewhere } from "#shop/features/recently-viewed/viewed-elsewhere.client.tsx";

export const metadata: Metadata = {
  ...shareMetadata({ title: copy.home.title, description: copy.home.description, path: "/" }),
  title: { absolute: copy.home.title },
};

export default async function HomePage() {
  const [content, company] = await Promise.all([loadHome(), loadCompany()]);
  return (
    <>
      <JsonLd text={shopJsonLd(canonicalOrigin(), company)} />
      <HomeView {...content} />
      <ViewedElsewhere />
    </>
  );
}
