import { style } from "@vanilla-extract/css";
import { hoverable } from "../../styles/media.ts";
import { vars } from "../../styles/theme.css.ts";

export const place = style({ position: "relative", display: "block" });
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
  selectors: { '&[aria-selected="true"]': { background: vars.colour.accentSoft } },
  "@media": { [hoverable]: { ":hover": { background: vars.colour.accentSoft } } },
});
export const title = style({ fontWeight: 600 });
export const detail = style({ fontSize: vars.fontSize[13], color: vars.colour.muted });
