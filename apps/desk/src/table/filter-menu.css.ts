import { hoverable, touch } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const count = style({
  minWidth: 20,
  paddingInline: vars.space[4],
  borderRadius: vars.radius.pill,
  background: vars.colour.accentSoft,
  fontSize: vars.fontSize[13],
  fontWeight: vars.weight.strong,
  textAlign: "center",
});
export const day = style({
  width: "100%",
  minHeight: vars.size.touch,
  paddingInline: vars.space[12],
  background: "transparent",
  fontSize: "1rem",
});
export const range = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr) auto auto",
  alignItems: "center",
  gap: vars.space[8],
  padding: vars.space[8],
});
export const end = style({
  width: "100%",
  minWidth: 0,
  minHeight: 36,
  paddingInline: vars.space[8],
  border: `${vars.size.hairline} solid ${vars.colour.edge}`,
  borderRadius: vars.radius.medium,
  background: "transparent",
  "@media": { [touch]: { minHeight: vars.size.touch, fontSize: "1rem" } },
});
export const further = style({
  selectors: { "& + &": { borderTop: `${vars.size.hairline} solid ${vars.colour.line}` } },
});
export const furtherName = style({
  minHeight: 36,
  padding: `${vars.space[8]} ${vars.space[8]}`,
  borderRadius: vars.radius.medium,
  cursor: "pointer",
  "@media": {
    [hoverable]: { ":hover": { background: vars.colour.sunken } },
    [touch]: { minHeight: vars.size.touch, paddingBlock: vars.space[12] },
  },
});
