import "home-stylesheet";
import type { Metadata } from "next";
import { loadHomeTexts } from "#shop/base/content/home-texts.ts";
import { canonicalOrigin } from "#shop/base/env.ts";
import { JsonLd } from "#shop/base/seo/json-ld.tsx";
import { homeTitle } from "#shop/base/seo/page-title.ts";
import { shareMetadata } from "#shop/base/seo/share-metadata.ts";
import { shopJsonLd } from "#shop/base/seo/shop-json-ld.ts";
import { loadCompany, loadHomeSet, loadShopName } from "#shop/base/server/company.ts";
import { loadHome } from "#shop/features/home/home.data.ts";
import { HomeView } from "#shop/features/home/home-view.tsx";
import { ViewedElsewhere } from "#shop/features/recently-viewed/viewed-elsewhere.client.tsx";

export async function generateMetadata(): Promise<Metadata> {
  const { title: sentence, description } = await loadHomeTexts();
  const title = homeTitle(sentence, await loadShopName());
  return { ...(await shareMetadata({ title, description, path: "/" })), title: { absolute: title } };
}

export default async function HomePage() {
  const [home, company, texts, set] = await Promise.all([
    loadHome(),
    loadCompany(),
    loadHomeTexts(),
    loadHomeSet(),
  ]);
  return (
    <>
      <JsonLd text={shopJsonLd(canonicalOrigin(), company)} />
      <HomeView {...home} headline={texts.headline} hero={set.hero} sections={set.sections} />
      <ViewedElsewhere />
    </>
  );
}
