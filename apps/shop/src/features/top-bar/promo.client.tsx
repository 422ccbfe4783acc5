"use client";
"use no memo";
import type { PromoLink } from "@precise/contract/shop/promo-lines";
import { RotatingLink } from "@precise/ui/components/navigation/rotating-link";
import { IntentLink } from "@precise/web/components/intent-link.client";
import { promoLinks } from "./promo-links.ts";
import { topBarCopy } from "./top-bar-copy.ts";

/** @source spec §9 "Timers" */
const secondsEach = 6;

/** The promo link of the top bar. @param props.set lines of the desk; undefined where the specification's hold @source spec §2 "Promo link" */
export function Promo(props: {
  readonly shopName: string | null;
  readonly set: readonly PromoLink[] | undefined;
}) {
  const links = promoLinks(props.shopName, props.set);
  if (links.length === 0) return null;
  return <RotatingLink links={links} seconds={secondsEach} words={topBarCopy.promo} Link={IntentLink} />;
}
