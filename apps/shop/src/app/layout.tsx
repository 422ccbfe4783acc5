import { lookIcons } from "@precise/web/shell/look-icons";
import { themedViewport } from "@precise/web/shell/root-metadata";
import type { Metadata } from "next";
import type { ReactNode } from "react";
import { loadHomeTexts } from "#shop/base/content/home-texts.ts";
import { canonicalOrigin } from "#shop/base/env.ts";
import { homeTitle, pageTitle } from "#shop/base/seo/page-title.ts";
import { homePicture } from "#shop/base/seo/share-metadata.ts";
import { loadLook, loadShopName } from "#shop/base/server/company.ts";
import { ShopDocument } from "#shop/frame/document.tsx";

/** Not a constant: pages that are made at run time carry the origin that is set then. */
export async function generateMetadata(): Promise<Metadata> {
  const name = await loadShopName();
  const look = await loadLook();
  const { title, tagline } = await loadHomeTexts();
  return {
    metadataBase: new URL(canonicalOrigin()),
    title: { default: homeTitle(title, name), template: pageTitle("%s", name) },
    description: tagline,
    applicationName: name,
    formatDetection: { telephone: false },
    openGraph: {
      ...(name !== null && { siteName: name }),
      locale: "en_NG",
      type: "website",
      images: [homePicture(look)],
    },
    ...lookIcons(look),
    twitter: { card: "summary_large_image" },
  };
}

export const viewport = themedViewport;

/** The shell of every page. @source spec §2 "App shell", design D21 */
export default function RootLayout({ children }: { readonly children: ReactNode }) {
  return <ShopDocument>{children}</ShopDocument>;
}
