import type { Metadata } from "next";
import { copy } from "../../copy.ts";
import { canonicalOrigin } from "../../env.ts";
import { loadHome } from "../../features/home/home.data.ts";
import { HomeView } from "../../features/home/home-view.tsx";
import { loadCompany } from "../../server/company.ts";
import { JsonLd } from "../../shell/json-ld.tsx";
import { shareMetadata } from "../../shell/share-metadata.ts";
import { shopJsonLd } from "../../shell/shop-json-ld.ts";

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
    </>
  );
}
