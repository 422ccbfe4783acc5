import { style } from "@vanilla-extract/css";
import { vars } from "../styles/theme.css.ts";

export const group = style({ display: "grid", gap: vars.space[8] });
export const title = style({ fontWeight: 600 });
export const chosen = style({ fontWeight: 400, color: vars.colour.muted });
export const options = style({ display: "flex", flexWrap: "wrap", gap: vars.space[8] });
export const option = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[8],
  minHeight: vars.size.touch,
  padding: `${vars.space[4]} ${vars.space[12]}`,
  border: `1px solid ${vars.colour.edge}`,
  borderRadius: vars.radius.pill,
  textDecoration: "none",
  selectors: {
    '&[aria-current="true"]': {
      borderColor: vars.colour.accent,
      boxShadow: `0 0 0 1px ${vars.colour.accent}`,
      background: vars.colour.accentSoft,
    },
  },
});
export const soldOut = style({ color: vars.colour.muted, textDecoration: "line-through" });
