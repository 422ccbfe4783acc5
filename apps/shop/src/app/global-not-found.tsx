import type { Metadata } from "next";
import { copy } from "#shop/base/copy.ts";
import { pageTitle } from "#shop/base/seo/page-title.ts";
import { catalogueSource } from "#shop/base/server/catalogue-source.ts";
import { loadShopName } from "#shop/base/server/company.ts";
import { ShopDocument } from "#shop/frame/document.tsx";
import { MissingView } from "#shop/frame/missing-view.tsx";
import { SiteFrame } from "#shop/frame/site-frame.tsx";

export async function generateMetadata(): Promise<Metadata> {
  return { title: pageTitle(copy.missing.title, await loadShopName()), robots: { index: false } };
}

/**
 * For every address that leads nowhere; answered with status 404. A document of its own: an ordinary not-found page
 * travels with every page of the shop, header and footer included.
 */
export default async function MissingPage() {
  return (
    <ShopDocument>
      <SiteFrame categories={await catalogueSource().categories()} hasFooter>
        <MissingView />
      </SiteFrame>
    </ShopDocument>
  );
}
