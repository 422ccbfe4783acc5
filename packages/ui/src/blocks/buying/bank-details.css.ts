import { style } from "@vanilla-extract/css";
import { from } from "../../styles/media.ts";
import { vars } from "../../styles/theme.css.ts";

export const bank = style({
  display: "grid",
  gap: vars.space[16],
  padding: vars.space[24],
  border: `${vars.size.hairline} solid ${vars.colour.accent}`,
  borderRadius: vars.radius.large,
});
export const title = style({ fontSize: vars.fontSize[20] });
export const rows = style({ display: "grid", gap: vars.space[12] });
export const row = style({
  display: "grid",
  gap: vars.space[4],
  "@media": { [from("medium")]: { gridTemplateColumns: "160px 1fr", alignItems: "center" } },
});
export const label = style({ color: vars.colour.muted });
export const text = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[12],
  fontWeight: vars.weight.strong,
});
