import { connection } from "next/server";
import type { ReactNode } from "react";
import { loadCompany } from "#shop/base/server/company.ts";
import { menuCategories } from "#shop/base/server/menu-categories.ts";
import { SiteFrame } from "#shop/frame/site-frame.tsx";

/** Orders, appointments and shared carts: made for the one who asks, in the frame that leads on into the shop. */
export default async function OrdersLayout({ children }: { readonly children: ReactNode }) {
  // proxy.ts gives these paths the policy of pages per request: a prerendered one could not run its scripts under it.
  await connection();
  // Such a page never fails for its frame: what it says of an outage is better than no page.
  const isCompanyKnown = await loadCompany().then(
    (company) => company !== null,
    () => false,
  );
  return (
    <SiteFrame categories={await menuCategories()} hasFooter={isCompanyKnown} isPersonal>
      {children}
    </SiteFrame>
  );
}
