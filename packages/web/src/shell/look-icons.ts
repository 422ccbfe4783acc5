import { logoFile, type ShopLook } from "@precise/contract/shop/look";
import type { Metadata } from "next";

/** Icons of a shop with a logo of its own, in the place of the app's; nothing where it has none. */
export function lookIcons(look: ShopLook | undefined): Pick<Metadata, "icons"> {
  if (!look?.logo) return {};
  const { day } = look.logo;
  return {
    icons: {
      icon: [
        { url: logoFile(day, "icon"), sizes: "48x48", type: "image/png" },
        { url: logoFile(day, "largeIcon"), sizes: "512x512", type: "image/png" },
      ],
      apple: [{ url: logoFile(day, "touchIcon"), sizes: "180x180", type: "image/png" }],
    },
  };
}
