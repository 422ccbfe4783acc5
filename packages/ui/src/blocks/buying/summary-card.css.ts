import { style } from "@vanilla-extract/css";
import { vars } from "../../styles/theme.css.ts";

export const card = style({
  display: "grid",
  gap: vars.space[16],
  padding: vars.space[24],
  background: vars.colour.sunken,
  borderRadius: vars.radius.large,
});
export const rows = style({ display: "grid", gap: vars.space[12] });
export const row = style({ display: "grid", gridTemplateColumns: "1fr auto", gap: `0 ${vars.space[16]}` });
export const total = style([
  row,
  {
    paddingTop: vars.space[12],
    borderTop: `1px solid ${vars.colour.line}`,
    fontSize: vars.fontSize[20],
    fontWeight: 600,
  },
]);
export const amount = style({ textAlign: "end" });
export const explanation = style({
  gridColumn: "1 / -1",
  color: vars.colour.muted,
  fontSize: vars.fontSize[13],
  fontWeight: 400,
});
