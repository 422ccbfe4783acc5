import localFont from "next/font/local";

/** The headings' font; the theme names fallbacks in its own measures. */
export const fraunces = localFont({
  src: "../../../ui/fonts/fraunces.woff2",
  variable: "--font-display",
  display: "swap",
  adjustFontFallback: false,
});

/** The face of texts, prices and controls; the theme names a fallback in its measures. */
export const figtree = localFont({
  src: "../../../ui/fonts/figtree.woff2",
  variable: "--font-body",
  weight: "400 600",
  display: "swap",
  adjustFontFallback: false,
});
