import { style } from "@vanilla-extract/css";
import { vars } from "../../styles/theme.css.ts";

export const link = style({
  position: "relative",
  display: "inline-grid",
  placeItems: "center",
  width: vars.size.touch,
  height: vars.size.touch,
  color: "inherit",
});
export const icon = style({ width: "24px", height: "24px" });

/** On the icon's corner, so that a count that arrives late moves nothing. */
export const badge = style({
  position: "absolute",
  top: vars.space[2],
  right: 0,
  minWidth: "20px",
  height: "20px",
  paddingInline: vars.space[4],
  display: "grid",
  placeItems: "center",
  background: vars.colour.accent,
  color: vars.colour.onAccent,
  borderRadius: vars.radius.pill,
  fontSize: "0.75rem",
  fontWeight: vars.weight.strong,
  lineHeight: "1",
  selectors: { "&:empty": { display: "none" } },
});
