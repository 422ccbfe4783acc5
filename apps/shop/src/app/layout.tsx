import "@precise/ui/styles/global.css";
import "shop-stylesheet";
import { themeScript } from "@precise/ui/styles/theme-script";
import { lightsOff, lightsOn } from "@precise/ui/styles/tokens";
import type { Metadata, Viewport } from "next";
import localFont from "next/font/local";
import type { ReactNode } from "react";
import { copy } from "../copy.ts";
import { canonicalOrigin } from "../env.ts";

const fraunces = localFont({
  src: "../../../../packages/ui/fonts/fraunces.woff2",
  variable: "--font-display",
  display: "swap",
  // The theme names fallbacks in the font's own measures.
  adjustFontFallback: false,
});

/** Not a constant: pages that are made at run time carry the origin that is set then. */
export function generateMetadata(): Metadata {
  return {
    metadataBase: new URL(canonicalOrigin()),
    title: { default: copy.home.title, template: `%s · ${copy.shopName}` },
    description: copy.tagline,
    applicationName: copy.shopName,
    formatDetection: { telephone: false },
    openGraph: { siteName: copy.shopName, locale: "en_NG", type: "website" },
  };
}

export const viewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: lightsOn.page },
    { media: "(prefers-color-scheme: dark)", color: lightsOff.page },
  ],
};

/** The shell of every page. @source SPEC §2 "App shell", D21 */
export default function RootLayout({ children }: { readonly children: ReactNode }) {
  return (
    // The script below sets the theme before React sees the element.
    <html lang="en-NG" className={fraunces.variable} suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, allowed by its hash in the policy. */}
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
      </head>
      <body>{children}</body>
    </html>
  );
}
