import { from } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const orders = style({ display: "grid", gap: vars.space[32] });
export const order = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: `${vars.space[12]} ${vars.space[24]}`,
  alignItems: "center",
  paddingBlock: vars.space[16],
  borderBottom: `${vars.size.hairline} solid ${vars.colour.line}`,
  color: "inherit",
  textDecoration: "none",
  "@media": { [from("medium")]: { gridTemplateColumns: "auto minmax(0, 1fr) auto" } },
});
export const pictures = style({
  display: "flex",
  gap: vars.space[8],
  gridColumn: "1 / -1",
  "@media": { [from("medium")]: { gridColumn: "auto", width: "312px" } },
});
export const picture = style({
  position: "relative",
  flex: "none",
  width: "72px",
  aspectRatio: "1",
  overflow: "hidden",
  borderRadius: vars.radius.medium,
  background: vars.colour.sunken,
});
export const about = style({ display: "grid", gap: vars.space[4] });
export const amount = style({ fontSize: vars.fontSize[17], fontWeight: vars.weight.strong });
export const track = style({ display: "grid", gap: vars.space[16], paddingTop: vars.space[48] });
export const lines = style({ borderTop: `${vars.size.hairline} solid ${vars.colour.line}` });
