import type { ReactNode } from "react";
import { catalogueSource } from "#shop/base/server/catalogue-source.ts";
import { SiteFrame } from "#shop/frame/site-frame.tsx";

/** Pages of the catalogue: with the footer. */
export default async function ShopLayout({ children }: { readonly children: ReactNode }) {
  return (
    <SiteFrame categories={await catalogueSource().categories()} hasFooter>
      {children}
    </SiteFrame>
  );
}
