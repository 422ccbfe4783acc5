import { themedViewport } from "@precise/web/shell/root-metadata";
import type { Metadata } from "next";
import type { ReactNode } from "react";
import { copy } from "#shop/base/copy.ts";
import { canonicalOrigin } from "#shop/base/env.ts";
import { homePicture } from "#shop/base/seo/share-metadata.ts";
import { ShopDocument } from "#shop/frame/document.tsx";

/** Not a constant: pages that are made at run time carry the origin that is set then. */
export function generateMetadata(): Metadata {
  return {
    metadataBase: new URL(canonicalOrigin()),
    title: { default: copy.home.title, template: `%s · ${copy.shopName}` },
    description: copy.tagline,
    applicationName: copy.shopName,
    formatDetection: { telephone: false },
    openGraph: {
      siteName: copy.shopName,
      locale: "en_NG",
      type: "website",
      images: [homePicture],
    },
    twitter: { card: "summary_large_image" },
  };
}

export const viewport = themedViewport;

/** The shell of every page. @source spec §2 "App shell", design D21 */
export default function RootLayout({ children }: { readonly children: ReactNode }) {
  return <ShopDocument>{children}</ShopDocument>;
}
