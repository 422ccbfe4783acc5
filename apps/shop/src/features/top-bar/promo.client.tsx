"use client";
import { RotatingLink } from "@precise/ui/components/navigation/rotating-link";
import { IntentLink } from "@precise/web/components/intent-link.client";
import { promoLinks } from "#shop/base/routes/route-table.ts";
import { topBarCopy } from "./top-bar-copy.ts";

/** @source spec §9 "Timers" */
const secondsEach = 6;

/** The promo link of the top bar. @source spec §2 "Promo link" */
export function Promo({ shopName }: { readonly shopName: string | null }) {
  return (
    <RotatingLink
      links={promoLinks(shopName)}
      seconds={secondsEach}
      words={topBarCopy.promo}
      Link={IntentLink}
    />
  );
}
