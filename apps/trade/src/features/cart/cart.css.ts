import { noScript } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const page = style({
  display: "grid",
  gap: vars.space[24],
  paddingBlock: `${vars.space[24]} ${vars.space[96]}`,
});
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `0 ${vars.space[16]}`,
});
export const counts = style({ color: vars.colour.muted });
export const lines = style({ display: "grid", gap: vars.space[16] });
export const sku = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.size.touch,
  fontWeight: vars.weight.strong,
  whiteSpace: "nowrap",
});
export const name = style({ display: "block", marginBottom: vars.space[4] });
export const fieldProblem = style({ color: vars.colour.critical, fontSize: vars.fontSize[13] });

export const breaks = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[12] });
export const acts = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  gap: `${vars.space[8]} ${vars.space[24]}`,
  marginTop: vars.space[16],
});
export const act = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.size.touch,
  fontWeight: vars.weight.medium,
  textDecoration: "underline",
});
export const clear = style({ selectors: { "&[open]": { flexBasis: "100%" } } });
export const clearForm = style({ display: "grid", gap: vars.space[12] });
export const onlyWithoutScripts = style({
  display: "none",
  "@media": { [noScript]: { display: "block" } },
});
export const hidden = style({
  position: "absolute",
  width: 1,
  height: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
});
