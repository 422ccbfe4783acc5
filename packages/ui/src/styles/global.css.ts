import { globalStyle } from "@vanilla-extract/css";
import "./fallback-fonts.css.ts";
import "./native-controls.css.ts";
import { from } from "./media.ts";
import { vars } from "./theme.css.ts";

globalStyle("*, ::before, ::after", { boxSizing: "border-box" });
globalStyle("body, h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend, blockquote", {
  margin: 0,
  padding: 0,
});
globalStyle("fieldset", { border: 0, minWidth: 0 });
globalStyle("html", {
  // Text that a phone would enlarge by itself breaks the layout; the reader's own zoom is untouched.
  WebkitTextSizeAdjust: "100%",
  textSizeAdjust: "100%",
  scrollPaddingTop: vars.space[96],
});
globalStyle("body", {
  background: vars.colour.page,
  color: vars.colour.ink,
  fontFamily: vars.fontFamily.body,
  fontSize: vars.fontSize[15],
  lineHeight: vars.lineHeight.text,
  fontVariantNumeric: "tabular-nums",
  WebkitFontSmoothing: "antialiased",
  minHeight: "100dvh",
  // A word of 200 letters widens neither a flexible row nor the page.
  overflowWrap: "anywhere",
});
// Columns and labels are as wide as their longest word, where it has room.
globalStyle("table, button, nav", { overflowWrap: "break-word" });
globalStyle("h1, h2, h3", {
  fontFamily: vars.fontFamily.display,
  fontWeight: 500,
  lineHeight: vars.lineHeight.display,
  letterSpacing: vars.tracking.display,
  textWrap: "balance",
});
// Headings name a page of goods; only the hero greets in a larger size.
globalStyle("h1", { fontSize: "clamp(1.9375rem, 1.6rem + 1vw, 2.4375rem)" });
globalStyle("h2", { fontSize: vars.fontSize[25] });
globalStyle("h3", {
  fontSize: vars.fontSize[20],
  "@media": { [from("large")]: { fontSize: vars.fontSize[17] } },
});
globalStyle("p", { textWrap: "pretty" });
globalStyle("a", { color: "inherit", textUnderlineOffset: "0.2em" });
globalStyle("img, svg, video", { display: "block", maxWidth: "100%" });
globalStyle("img", { height: "auto" });
globalStyle("ul[role=list], ol[role=list]", { listStyle: "none" });
// The frame of a page leads nowhere from a sheet of paper. The desk's pages have papers of their own.
globalStyle(":is(body, body > div):has(> main) > :not(main)", { "@media": { print: { display: "none" } } });
// Nothing on it can be pressed or filled in. A form that is read there, such as a cart's lines, is marked; so is what only
// leads to a form.
globalStyle(
  [
    'button, [role="button"], input[type="file"], [data-on-screen]',
    ":is(body, body > div) > main :is(form:not([data-on-paper]), details:has(form):not(:has([data-on-paper])))",
  ].join(", "),
  { "@media": { print: { display: "none !important" } } },
);
// Places that only take focus so that reading goes on there (a heading after a step) show no ring.
globalStyle("[tabindex='-1']:focus", { outline: "none" });
globalStyle(":focus-visible", {
  outline: `${vars.size.ring} solid ${vars.colour.accent}`,
  outlineOffset: vars.size.ring,
});
globalStyle("mark", {
  background: vars.colour.accentSoft,
  color: "inherit",
  borderRadius: vars.radius.small,
});
globalStyle("::placeholder", { color: vars.colour.muted, opacity: 1 });
globalStyle("::selection", { background: vars.colour.accentSoft, color: vars.colour.ink });
globalStyle("*, ::before, ::after", {
  "@media": {
    "(prefers-reduced-motion: reduce)": {
      animation: "none !important",
      transition: "none !important",
      scrollBehavior: "auto !important" as "auto",
    },
  },
});
