import { style } from "@vanilla-extract/css";
import { vars } from "../../styles/theme.css.ts";

export const skipLink = style({
  position: "fixed",
  top: vars.space[8],
  left: vars.space[8],
  zIndex: vars.layer.toast,
  padding: `${vars.space[12]} ${vars.space[16]}`,
  background: vars.colour.accent,
  color: vars.colour.onAccent,
  borderRadius: vars.radius.medium,
  // Cut away, not moved: a picture of the whole page would show what stands above the window.
  clipPath: "inset(50%)",
  selectors: { "&:focus": { clipPath: "none" } },
});
