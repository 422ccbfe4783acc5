import { type HomeField, homeFields } from "@precise/contract/desk/settings/home-page";
import type { HomeSection } from "@precise/contract/shop/home-page";

export const sectionNames: Readonly<Record<HomeSection, string>> = {
  categories: "Top categories",
  featured: "Featured lights",
  rooms: "Shop by room",
  new: "New",
  evening: "An evening in the dining room",
  sale: "Sale",
  help: "Help",
};

/** A value of the home page in words. */
export function homeText(key: HomeField, value: unknown): string {
  switch (key) {
    case "hero": {
      const { wide, alt } = homeFields.hero.safeParse(value).data ?? {};
      return `${wide?.width} × ${wide?.height} pixels, ${alt ? `“${alt}”` : "no text for those who do not see it"}`;
    }
    case "hero_night": {
      const { wide } = homeFields.hero_night.safeParse(value).data ?? {};
      return `${wide?.width} × ${wide?.height} pixels`;
    }
    case "sections":
      return (homeFields.sections.safeParse(value).data?.order ?? [])
        .map((name) => sectionNames[name])
        .join(", ");
    case "featured":
      return (homeFields.featured.safeParse(value).data?.skus ?? []).join(", ");
    default:
      return homeFields[key].safeParse(value).data?.text ?? "";
  }
}
