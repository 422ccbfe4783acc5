import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const pictures = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(140px, 1fr))",
  gap: vars.space[8],
});
export const button = style({ padding: 0, border: 0, background: "none", cursor: "zoom-in" });
export const picture = style({
  display: "block",
  width: "100%",
  height: "auto",
  borderRadius: vars.radius.medium,
});
