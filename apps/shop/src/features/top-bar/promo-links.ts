import { type PromoLink, shownPromo, startPromoLines } from "@precise/contract/shop/promo-lines";

/**
 * The lines of the top bar, in the order in which they take turns.
 * @param set at the desk, where it set any
 * @source spec §2 "Promo link", decision 107
 */
export const promoLinks = (
  shopName: string | null,
  set: readonly PromoLink[] = shownPromo(startPromoLines, shopName),
): readonly { readonly name: string; readonly href: string }[] =>
  set.map(({ text: name, href }) => ({ name, href }));
