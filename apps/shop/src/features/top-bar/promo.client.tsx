"use client";
import { RotatingLink } from "@precise/ui/components/rotating-link.client";
import { IntentLink } from "@precise/web/components/intent-link.client";
import { promoLinks } from "../../shell/route-table.ts";
import { topBarCopy } from "./top-bar-copy.ts";

/** @source SPEC §9 "Promo rotation: 6 seconds" */
const secondsEach = 6;

/** The promo link of the top bar. @source SPEC §2 "a promo link that rotates every 6 seconds" */
export function Promo() {
  return <RotatingLink links={promoLinks} seconds={secondsEach} words={topBarCopy.promo} Link={IntentLink} />;
}
