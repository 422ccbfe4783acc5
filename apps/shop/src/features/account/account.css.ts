import { from } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const page = style({
  display: "grid",
  gap: vars.space[32],
  paddingBlock: `${vars.space[32]} ${vars.space[96]}`,
});
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "center",
  gap: vars.space[16],
});
export const places = style({ display: "flex", flexWrap: "wrap", gap: `${vars.space[8]} ${vars.space[24]}` });
export const parts = style({
  display: "grid",
  gap: vars.space[48],
  alignItems: "start",
  "@media": { [from("large")]: { gridTemplateColumns: "1fr 1fr", gap: vars.space[64] } },
});
export const part = style({
  display: "grid",
  gap: vars.space[16],
  alignContent: "start",
  maxWidth: vars.size.form,
  minWidth: 0,
});
export const title = style({ fontSize: vars.fontSize[25] });
export const form = style({ display: "grid", gap: vars.space[16], justifyItems: "start" });
export const wide = style({ display: "grid", gap: vars.space[16], width: "100%" });
export const muted = style({ color: vars.colour.muted });
export const list = style({ display: "grid", gap: 0 });
export const entry = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "center",
  gap: `${vars.space[4]} ${vars.space[16]}`,
  minHeight: vars.size.control,
  paddingBlock: vars.space[12],
  borderBottom: `${vars.size.hairline} solid ${vars.colour.line}`,
});
export const acts = style({ display: "flex", flexWrap: "wrap", gap: `0 ${vars.space[16]}` });
