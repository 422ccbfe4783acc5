import localFont from "next/font/local";

/** The headings' font; the theme names fallbacks in its own measures. */
export const fraunces = localFont({
  src: "../../../ui/fonts/fraunces.woff2",
  variable: "--font-display",
  display: "swap",
  adjustFontFallback: false,
});
