import type { Company } from "@precise/contract/company";
import { TopBar } from "@precise/ui/blocks/top-bar";
import { socialLinks } from "@precise/web/shell/social-links";
import { Promo } from "#shop/features/top-bar/promo.client.tsx";
import { topBarCopy } from "#shop/features/top-bar/top-bar-copy.ts";

/** The line over the header of every page that is not about paying. @source spec §2 "Top bar" */
export function FrameTopBar({ company }: { readonly company: Company | null }) {
  return (
    <TopBar
      label={topBarCopy.label}
      promise={topBarCopy.promise}
      promo={<Promo />}
      social={socialLinks(company)}
    />
  );
}
