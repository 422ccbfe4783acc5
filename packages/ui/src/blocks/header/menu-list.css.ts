import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../styles/theme.css.ts";

export const list = style({ paddingBlock: vars.space[8] });
export const line = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  width: "100%",
  minHeight: vars.size.control,
  fontSize: vars.fontSize[17],
  textAlign: "start",
  textDecoration: "none",
});
export const strong = style([line, { fontWeight: vars.weight.strong }]);
export const toned = styleVariants({ critical: [line, { color: vars.colour.critical }] });
