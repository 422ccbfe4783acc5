import { style } from "@vanilla-extract/css";
import { vars } from "../../styles/theme.css.ts";

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
/** The line keeps its height, so that nothing moves when there is something to say. */
export const status = style({ minHeight: "1.5em", fontSize: vars.fontSize[13], color: vars.colour.muted });
