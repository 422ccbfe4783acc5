/** A line of the top bar as the desk keeps it. */
export interface PromoLine {
  /** `{shop}` in it is the shop's name. */
  readonly text: string;
  /** A path of the shop, or an https address. */
  readonly href: string;
  readonly is_shown: boolean;
}

/** A line as pages show it. */
export interface PromoLink {
  readonly text: string;
  readonly href: string;
}

/** What a line says in the place of the shop's name. */
export const shopNameMark = "{shop}";

/** The lines of the top bar that hold until the desk sets others. @source spec §2 "Promo link" */
export const startPromoLines = [
  { text: "Shop Now", href: "/products", is_shown: true },
  { text: `About ${shopNameMark}`, href: "/about-us", is_shown: true },
  { text: "TV Advert", href: "/sale/sale-tv-ad", is_shown: true },
  { text: "Help & FAQs", href: "/faqs", is_shown: true },
  { text: "Visit Our Showrooms", href: "/showroom", is_shown: true },
  { text: "Digital Showroom Appointments", href: "/appointment-booking", is_shown: true },
  { text: "Clearance", href: "/products/182/sale", is_shown: true },
  { text: "Living Room Ideas", href: "/room-ideas/living", is_shown: true },
  { text: "Dining Room Ideas", href: "/room-ideas/dining", is_shown: true },
] as const satisfies readonly PromoLine[];

/** The lines that are shown, under the shop's name. @param shopName null where it is not known */
export function shownPromo(lines: readonly PromoLine[], shopName: string | null): PromoLink[] {
  return lines
    .filter(({ is_shown }) => is_shown)
    .map(({ text, href }) => ({
      text:
        shopName === null
          ? text.replaceAll(` ${shopNameMark}`, " us")
          : text.replaceAll(shopNameMark, () => shopName),
      href,
    }));
}
