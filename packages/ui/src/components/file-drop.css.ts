import { style } from "@vanilla-extract/css";
import { vars } from "../styles/theme.css.ts";

export const zone = style({
  display: "grid",
  gap: vars.space[8],
  padding: vars.space[24],
  border: `1px dashed ${vars.colour.edge}`,
  borderRadius: vars.radius.large,
  background: vars.colour.sunken,
  selectors: {
    "&[data-over]": { borderColor: vars.colour.accent, background: vars.colour.accentSoft },
  },
});
export const label = style({ fontWeight: 600 });
export const hint = style({ fontSize: vars.fontSize[13], color: vars.colour.muted });
export const field = style({
  width: "100%",
  minHeight: vars.size.touch,
  paddingBlock: vars.space[4],
  selectors: {
    "&::file-selector-button": {
      minHeight: 36,
      marginInlineEnd: vars.space[12],
      padding: `${vars.space[4]} ${vars.space[16]}`,
      border: `1px solid ${vars.colour.edge}`,
      borderRadius: vars.radius.pill,
      background: vars.colour.raised,
      color: vars.colour.ink,
      font: "inherit",
      fontWeight: 600,
      cursor: "pointer",
    },
  },
});
export const bar = style({
  width: "100%",
  height: vars.space[8],
  appearance: "none",
  border: 0,
  borderRadius: vars.radius.pill,
  overflow: "hidden",
  background: vars.colour.line,
  selectors: {
    "&::-webkit-progress-bar": { background: vars.colour.line },
    "&::-webkit-progress-value": { background: vars.colour.accent },
    "&::-moz-progress-bar": { background: vars.colour.accent },
  },
});
/** The line keeps its height, so that nothing moves when there is something to say. */
export const status = style({ minHeight: "1.5em", fontSize: vars.fontSize[13], color: vars.colour.muted });
