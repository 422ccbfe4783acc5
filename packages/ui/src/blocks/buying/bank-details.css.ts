import { style } from "@vanilla-extract/css";
import { from } from "../../styles/media.ts";
import { vars } from "../../styles/theme.css.ts";

const box = style({
  display: "grid",
  gap: vars.space[16],
  padding: vars.space[24],
  border: `${vars.size.hairline} solid`,
  borderRadius: vars.radius.large,
});
export const bank = style([box, { borderColor: vars.colour.accent }]);
export const quiet = style([box, { borderColor: vars.colour.line }]);
export const title = style({ fontSize: vars.fontSize[20] });
export const rows = style({ display: "grid", gap: vars.space[12] });
export const row = style({
  display: "grid",
  gap: vars.space[4],
  "@media": { [from("medium")]: { gridTemplateColumns: "160px 1fr", alignItems: "baseline" } },
});
export const label = style({ color: vars.colour.muted });
export const text = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[12],
  fontWeight: vars.weight.strong,
});
export const lines = style({ display: "grid", gap: vars.space[4], fontWeight: vars.weight.strong });
