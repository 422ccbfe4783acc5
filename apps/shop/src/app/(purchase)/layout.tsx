import type { ReactNode } from "react";
import { menuCategories } from "../../server/menu-categories.ts";
import { SiteFrame } from "../../shell/site-frame.tsx";

/** Cart, checkout and orders: nothing below that leads away. @source SPEC §2 "The footer and top bar are hidden on /checkout and /shopping-cart" */
export default async function PurchaseLayout({ children }: { readonly children: ReactNode }) {
  return (
    <SiteFrame categories={await menuCategories()} hasFooter={false}>
      {children}
    </SiteFrame>
  );
}
