import type { ReactNode } from "react";
import { catalogueSource } from "#shop/base/server/catalogue-source.ts";
import { SiteFrame } from "#shop/frame/site-frame.tsx";

/** The voucher's page has the newsletter's form itself: the footer does not ask a second time. */
export default async function VoucherLayout({ children }: { readonly children: ReactNode }) {
  return (
    <SiteFrame categories={await catalogueSource().categories()} hasFooter hasNewsletter={false}>
      {children}
    </SiteFrame>
  );
}
