import type { Category } from "@precise/contract/shop/category";
import type { Company } from "@precise/contract/shop/company";
import { TopBar } from "@precise/ui/blocks/header/top-bar";
import { ToastRegion } from "@precise/ui/components/feedback/toast.client";
import { SkipLink } from "@precise/ui/components/navigation/skip-link";
import { IntentLink } from "@precise/web/components/intent-link.client";
import { socialLinks } from "@precise/web/shell/social-links";
import type { ReactNode } from "react";
import { loadCompany, loadShopName } from "#shop/base/server/company.ts";
import { SessionEnd } from "#shop/base/session/session-end.tsx";
import { hasRecordFigures } from "#shop/features/our-record/our-record.data.ts";
import { Promo } from "#shop/features/top-bar/promo.client.tsx";
import { topBarCopy } from "#shop/features/top-bar/top-bar-copy.ts";
import { topBarFacts } from "#shop/features/top-bar/top-bar-facts.ts";
import { FrameFooter } from "./frame-footer.tsx";
import { FrameHeader } from "./frame-header.tsx";
import { RefreshOnReturn } from "./refresh-on-return.client.tsx";

/** Header, content and, on pages that are not about paying, top bar and footer. @source spec §2 "Client mode" */
export async function SiteFrame(props: {
  readonly categories: readonly Category[];
  /** False on the cart: no top bar and no footer leads away there. */
  readonly hasFooter: boolean;
  /** False where the page itself is the newsletter's: the footer does not ask a second time. */
  readonly hasNewsletter?: boolean;
  /** True on pages that are made for one visitor: they end with the visitor's session. */
  readonly isPersonal?: boolean;
  readonly children: ReactNode;
}) {
  const { categories, hasFooter, hasNewsletter = true, isPersonal = false, children } = props;
  const company = hasFooter ? await loadCompany() : null;
  const shopName = company?.name ?? (await loadShopName());
  const hasRecord = hasFooter && (await hasRecordFigures());
  return (
    <>
      <SkipLink />
      {hasFooter && <FrameTopBar company={company} />}
      <FrameHeader categories={categories} company={company} shopName={shopName} />
      <main id="main">{children}</main>
      {hasFooter && (
        <FrameFooter
          categories={categories}
          company={company}
          hasNewsletter={hasNewsletter}
          hasRecord={hasRecord}
        />
      )}
      <ToastRegion />
      <RefreshOnReturn />
      {/* Here rather than in a layout: frames that differ by a script are sent twice to a page that may show either. */}
      {isPersonal && <SessionEnd />}
    </>
  );
}

/** The line over the header of every page that is not about paying. @source spec §2 "Top bar" */
function FrameTopBar({ company }: { readonly company: Company | null }) {
  return (
    <TopBar
      label={topBarCopy.label}
      promise={company?.promise ?? ""}
      facts={topBarFacts(company)}
      promo={<Promo shopName={company?.name ?? null} set={company?.promo} />}
      social={socialLinks(company)}
      Link={IntentLink}
    />
  );
}
