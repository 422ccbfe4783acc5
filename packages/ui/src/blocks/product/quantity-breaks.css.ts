import { style } from "@vanilla-extract/css";
import { vars } from "../../styles/theme.css.ts";

export const steps = style({ display: "flex", flexWrap: "wrap", gap: vars.space[8] });
export const step = style({
  padding: `${vars.space[2]} ${vars.space[8]}`,
  border: `1px solid ${vars.colour.line}`,
  borderRadius: vars.radius.small,
  fontSize: vars.fontSize[13],
  selectors: {
    "&[aria-current]": { borderColor: vars.colour.accent, background: vars.colour.accentSoft },
  },
});
export const from = style({ fontWeight: 600 });
export const hint = style({ fontSize: vars.fontSize[13], color: vars.colour.positive, fontWeight: 500 });
