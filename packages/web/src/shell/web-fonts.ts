import localFont from "next/font/local";

/** The headings' font; the theme names fallbacks in its own measures. */
export const fraunces = localFont({
  src: "../../../ui/fonts/fraunces.woff2",
  variable: "--font-display",
  display: "swap",
  adjustFontFallback: false,
});

/**
 * The face of texts, prices and controls; the theme names a fallback in its measures. On a line so slow that it is late, the first
 * page keeps the fallback: a paragraph that came out a line shorter would move everything below it.
 */
export const figtree = localFont({
  src: "../../../ui/fonts/figtree.woff2",
  variable: "--font-body",
  weight: "400 600",
  display: "optional",
  adjustFontFallback: false,
});
