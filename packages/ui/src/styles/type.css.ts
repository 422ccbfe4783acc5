import { style, styleVariants } from "@vanilla-extract/css";
import { from } from "./media.ts";
import { vars } from "./theme.css.ts";

const display = style({
  fontFamily: vars.fontFamily.display,
  fontWeight: 450,
  lineHeight: vars.lineHeight.display,
  letterSpacing: vars.tracking.display,
});

/** Headings in Fraunces; the two largest sizes step down on phones. */
export const heading = styleVariants({
  hero: [
    display,
    { fontSize: vars.fontSize[39], "@media": { [from("large")]: { fontSize: vars.fontSize[49] } } },
  ],
  page: [
    display,
    { fontSize: vars.fontSize[31], "@media": { [from("large")]: { fontSize: vars.fontSize[39] } } },
  ],
  section: [
    display,
    { fontSize: vars.fontSize[25], "@media": { [from("large")]: { fontSize: vars.fontSize[31] } } },
  ],
  part: [display, { fontSize: vars.fontSize[20] }],
});

/** Text in the body face. */
export const text = styleVariants({
  small: { fontSize: vars.fontSize[13] },
  body: { fontSize: vars.fontSize[15] },
  lead: { fontSize: vars.fontSize[17] },
  strong: { fontWeight: vars.weight.strong },
  medium: { fontWeight: vars.weight.medium },
  muted: { color: vars.colour.muted },
  critical: { color: vars.colour.critical },
});

/** A list of links or chips set in a row that wraps. */
export const wrapRow = style({ display: "flex", flexWrap: "wrap", gap: vars.space[8] });
