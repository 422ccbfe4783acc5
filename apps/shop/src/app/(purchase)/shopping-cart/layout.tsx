import type { ReactNode } from "react";
import { menuCategories } from "#shop/base/server/menu-categories.ts";
import { SiteFrame } from "#shop/frame/site-frame.tsx";

/** The cart: nothing above or below it leads away. @source spec §2 "Hidden frame parts" */
export default async function CartLayout({ children }: { readonly children: ReactNode }) {
  return (
    <SiteFrame categories={await menuCategories()} hasFooter={false} isPersonal>
      {children}
    </SiteFrame>
  );
}
