import { globalFontFace, globalStyle } from "@vanilla-extract/css";
import { vars } from "./theme.css.ts";

// Stand-ins with Fraunces' widths and heights, so that nothing moves when the font arrives. Adjusted by the average
// advance of English text: Fraunces at weight 450 sets 0.424 em a letter.
const standIn = (local: string, sizeAdjust: string, ascent: string, descent: string) => ({
  src: local,
  sizeAdjust,
  ascentOverride: ascent,
  descentOverride: descent,
  lineGapOverride: "0%",
});
globalFontFace("Fraunces Georgia", standIn(`local("Georgia")`, "96.8%", "101%", "26.3%"));
globalFontFace("Fraunces Noto", standIn(`local("Noto Serif"), local("NotoSerif")`, "89.7%", "109%", "28.4%"));
globalFontFace(
  "Fraunces Times",
  standIn(`local("Times New Roman"), local("Liberation Serif")`, "106.2%", "92.1%", "24%"),
);

globalStyle("*, ::before, ::after", { boxSizing: "border-box", margin: 0, padding: 0 });
globalStyle("html", {
  // Text that a phone would enlarge by itself breaks the layout; the reader's own zoom is untouched.
  WebkitTextSizeAdjust: "100%",
  textSizeAdjust: "100%",
  scrollPaddingTop: vars.space[96],
  accentColor: vars.colour.accent,
});
globalStyle("body", {
  minHeight: "100dvh",
  background: vars.colour.page,
  color: vars.colour.ink,
  fontFamily: vars.fontFamily.body,
  fontSize: vars.fontSize[15],
  fontVariantNumeric: "tabular-nums",
  lineHeight: vars.lineHeight.text,
  overflowWrap: "break-word",
});
globalStyle("h1, h2, h3, h4", { font: "inherit", textWrap: "balance" });
globalStyle("p, li, dd", { textWrap: "pretty" });
globalStyle("ul, ol", { listStyle: "none" });
globalStyle("img, svg", { display: "block", maxWidth: "100%" });
globalStyle("button, input, select, textarea", {
  font: "inherit",
  color: "inherit",
  letterSpacing: "inherit",
});
globalStyle("button, summary, label, select", { cursor: "pointer" });
globalStyle("button", { background: "none", border: 0, textAlign: "inherit" });
globalStyle("a", { color: "inherit", textUnderlineOffset: "0.2em", textDecorationThickness: "from-font" });
globalStyle("fieldset", { border: 0, minWidth: 0 });
globalStyle("summary", { listStyle: "none" });
globalStyle("summary::-webkit-details-marker", { display: "none" });
globalStyle("table", { borderCollapse: "collapse", width: "100%" });
globalStyle("[hidden]", { display: "none !important" });
// Places that only take focus so that reading goes on there (a heading after a step) show no ring.
globalStyle("[tabindex='-1']:focus", { outline: "none" });
globalStyle(":focus-visible", {
  outline: `${vars.size.ring} solid ${vars.colour.accent}`,
  outlineOffset: vars.size.ring,
});
globalStyle("::selection", { background: vars.colour.accentSoft, color: vars.colour.ink });
globalStyle("*, ::before, ::after", {
  "@media": {
    "(prefers-reduced-motion: reduce)": {
      animationDuration: "0.01ms !important",
      animationIterationCount: "1 !important",
      transitionDuration: "0.01ms !important",
      scrollBehavior: "auto !important" as "auto",
    },
  },
});
