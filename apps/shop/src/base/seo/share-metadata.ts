import { logoFile, type ShopLook } from "@precise/contract/shop/look";
import type { Metadata } from "next";
import home from "../pictures/share-home.jpg";
import { loadLook, loadShopName } from "../server/company.ts";

/** Size in pixels of every picture that other sites show beside a link to a page. */
export const shareSize = { width: 1200, height: 630 } as const;

/** The home page's, and that of every page without one of its own: the shop's logo, where it has one. */
export function homePicture(look: ShopLook | undefined) {
  return { url: look?.logo ? logoFile(look.logo.day, "share") : home.src, ...shareSize, alt: "" };
}

/**
 * What a link to a page looks like elsewhere, and the page's own address.
 * @param path canonical path, without host
 * @param imageUrl picture of the catalogue that the page is about, a path under /media
 */
export async function shareMetadata(page: {
  readonly title: string;
  readonly description: string;
  /** What is shown beside a link to the page; the description where it is left out. */
  readonly shareText?: string;
  readonly path: string;
  readonly imageUrl?: string | null | undefined;
}): Promise<Metadata> {
  const { title, description, shareText = description, path, imageUrl } = page;
  const siteName = await loadShopName();
  return {
    title,
    description,
    alternates: { canonical: path },
    openGraph: {
      title,
      description: shareText,
      url: path,
      ...(siteName !== null && { siteName }),
      locale: "en_NG",
      type: "website",
      images: [
        imageUrl ? { url: sharePath(imageUrl), ...shareSize, alt: title } : homePicture(await loadLook()),
      ],
    },
    twitter: { card: "summary_large_image" },
  };
}

/** Where a catalogue picture is to be had in the shape for sharing; its content hash stays in the path. */
export function sharePath(imageUrl: string): string {
  return `${imageUrl.replace(/^\/media\//, "/share/")}.jpg`;
}
