import { connection } from "next/server";
import type { ReactNode } from "react";
import { menuCategories } from "#shop/base/server/menu-categories.ts";
import { SiteFrame } from "#shop/frame/site-frame.tsx";

/**
 * Cart and checkout: nothing below that leads away, and every page made for the one who asks.
 * @source spec §2 "Hidden frame parts"
 */
export default async function PurchaseLayout({ children }: { readonly children: ReactNode }) {
  // proxy.ts gives these paths the policy of pages per request: a prerendered one could not run its scripts under it.
  await connection();
  return (
    <SiteFrame categories={await menuCategories()} hasFooter={false} isPersonal>
      {children}
    </SiteFrame>
  );
}
