import type { ReactNode } from "react";
import { menuCategories } from "#shop/base/server/menu-categories.ts";
import { SiteFrame } from "#shop/frame/site-frame.tsx";

/** Pages of the newsletter: the footer does not ask for it a second time. */
export default async function NewsletterLayout({ children }: { readonly children: ReactNode }) {
  return (
    <SiteFrame categories={await menuCategories()} hasFooter hasNewsletter={false}>
      {children}
    </SiteFrame>
  );
}
