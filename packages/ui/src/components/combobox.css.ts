import { style } from "@vanilla-extract/css";
import { vars } from "../styles/theme.css.ts";
import { control } from "./field.css.ts";

export const place = style({ position: "relative", display: "block" });
const dense = style({ minHeight: vars.size.touch });
export const field = style([control.fine, dense]);
export const wrongField = style([control.wrong, dense]);
export const list = style({
  position: "absolute",
  insetInlineStart: 0,
  top: "calc(100% + 4px)",
  zIndex: vars.layer.bar,
  width: "max-content",
  minWidth: "100%",
  maxWidth: "min(420px, 86vw)",
  maxHeight: 320,
  overflowY: "auto",
  padding: vars.space[4],
  background: vars.colour.raised,
  border: `1px solid ${vars.colour.line}`,
  borderRadius: vars.radius.medium,
  boxShadow: vars.shadow.raised,
  listStyle: "none",
});
export const option = style({
  display: "grid",
  alignContent: "center",
  minHeight: vars.size.touch,
  padding: `${vars.space[4]} ${vars.space[12]}`,
  borderRadius: vars.radius.small,
  cursor: "pointer",
  selectors: {
    '&[aria-selected="true"], &:hover': { background: vars.colour.accentSoft },
  },
});
export const title = style({ fontWeight: 600 });
export const detail = style({ fontSize: vars.fontSize[13], color: vars.colour.muted });
