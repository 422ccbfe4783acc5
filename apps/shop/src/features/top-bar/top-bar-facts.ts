import { changeOfMindDays } from "@precise/cart-core/claim-window";
import { freeEverywhereFrom } from "@precise/cart-core/delivery-zones";
import { formatNaira } from "@precise/cart-core/money";
import type { Company } from "@precise/contract/shop/company";
import { ratesOf } from "#shop/base/delivery-tiers.ts";
import { topBarCopy as copy } from "./top-bar-copy.ts";

/**
 * What the top bar says of delivery and returns, each with its terms a press away: free delivery from the owner's own
 * tiers, and not at all while these are not known; the days in which one may send goods back, as the terms have them.
 * @source design D35
 */
export function topBarFacts(
  company: Company | null,
): readonly { readonly name: string; readonly href: string }[] {
  const free = company ? freeEverywhereFrom(ratesOf(company)) : null;
  return [
    ...(free === null ? [] : [{ name: copy.freeDelivery(formatNaira(free)), href: "/faqs#delivery-cost" }]),
    { name: copy.returns(changeOfMindDays), href: "/terms-and-conditions#returns" },
  ];
}
