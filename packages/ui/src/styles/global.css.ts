import { globalStyle } from "@vanilla-extract/css";
import { vars } from "./theme.css.ts";

globalStyle("*, *::before, *::after", { boxSizing: "border-box" });
globalStyle("body, h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend, blockquote", {
  margin: 0,
  padding: 0,
});
globalStyle("fieldset", { border: 0, minWidth: 0 });
globalStyle("html", {
  textSizeAdjust: "100%",
  scrollPaddingTop: "88px",
  // The room of a scroll bar is kept, so that opening a dialog moves nothing.
  scrollbarGutter: "stable",
});
globalStyle("body", {
  background: vars.colour.page,
  color: vars.colour.ink,
  fontFamily: vars.fontFamily.body,
  fontSize: vars.fontSize[15],
  lineHeight: 1.5,
  fontVariantNumeric: "tabular-nums",
  WebkitFontSmoothing: "antialiased",
  minHeight: "100dvh",
});
globalStyle("h1, h2, h3", {
  fontFamily: vars.fontFamily.display,
  fontWeight: 500,
  lineHeight: 1.1,
  letterSpacing: "-0.01em",
  textWrap: "balance",
});
globalStyle("h1", { fontSize: "clamp(1.9375rem, 1.4rem + 2vw, 3.0625rem)" });
globalStyle("h2", { fontSize: "clamp(1.5625rem, 1.3rem + 1vw, 1.9375rem)" });
globalStyle("h3", { fontSize: vars.fontSize[20] });
globalStyle("p", { textWrap: "pretty" });
globalStyle("a", { color: "inherit" });
globalStyle("img, svg, video", { display: "block", maxWidth: "100%" });
globalStyle("img", { height: "auto" });
globalStyle("button, input, select, textarea", { font: "inherit", color: "inherit" });
globalStyle("ul[role=list], ol[role=list]", { listStyle: "none" });
globalStyle("summary", { cursor: "pointer" });
globalStyle(":focus-visible", {
  outline: `3px solid ${vars.colour.accent}`,
  outlineOffset: 2,
  borderRadius: vars.radius.small,
});
globalStyle("*", {
  "@media": {
    "(prefers-reduced-motion: reduce)": {
      animation: "none !important",
      transition: "none !important",
      scrollBehavior: "auto !important" as "auto",
    },
  },
});
