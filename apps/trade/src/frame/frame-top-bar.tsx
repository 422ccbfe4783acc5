import { TopBar } from "@precise/ui/blocks/header/top-bar";
import { socialLinks } from "@precise/web/shell/social-links";
import { copy } from "#trade/base/copy.ts";
import { loadCompany } from "#trade/base/server/company.data.ts";

/** The line over the header of every page outside of cart and checkout; without a promo link in client mode. @source spec §2 "Top bar" */
export async function FrameTopBar() {
  const company = await loadCompany();
  return (
    <TopBar label={copy.topBar} promise={company?.promise ?? copy.promise} social={socialLinks(company)} />
  );
}
