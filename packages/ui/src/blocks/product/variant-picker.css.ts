import { style } from "@vanilla-extract/css";
import { vars } from "../../styles/theme.css.ts";

export const group = style({ display: "grid", gap: vars.space[8] });
export const title = style({ fontWeight: 600 });
export const chosen = style({ fontWeight: 400, color: vars.colour.muted });
export const options = style({ display: "flex", flexWrap: "wrap", gap: vars.space[8] });
export const option = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: vars.space[8],
  height: "100%",
  minHeight: vars.size.control,
  padding: `${vars.space[4]} ${vars.space[12]}`,
  border: `1px solid ${vars.colour.edge}`,
  borderRadius: vars.radius.large,
  lineHeight: vars.lineHeight.snug,
  textDecoration: "none",
  selectors: {
    '&[aria-current="true"]': {
      borderColor: vars.colour.accent,
      boxShadow: `0 0 0 1px ${vars.colour.accent}`,
      background: vars.colour.accentSoft,
    },
  },
});
/** The note under it says so in words. */
export const soldOut = style({ borderStyle: "dashed" });
export const note = style({
  display: "block",
  fontSize: vars.fontSize[13],
  color: vars.colour.muted,
  selectors: { '[aria-current="true"] &': { color: vars.colour.ink } },
});
