import { from } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const stage = style({
  display: "grid",
  gap: vars.space[24],
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateAreas: '"picture" "problem" "panel"',
  "@media": {
    [from("large")]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(320px, 32%)",
      gridTemplateAreas: '"picture panel" "problem panel"',
      gridTemplateRows: "auto 1fr",
      gap: `${vars.space[12]} ${vars.space[32]}`,
    },
  },
});
export const picture = style({
  gridArea: "picture",
  position: "relative",
  aspectRatio: "8 / 5",
  alignSelf: "start",
  overflow: "clip",
  borderRadius: vars.radius.medium,
  background: vars.colour.sunken,
  "@media": { [from("large")]: { position: "sticky", top: 88 } },
});
export const panel = style({ gridArea: "panel" });
export const problem = style({ gridArea: "problem", color: vars.colour.critical });
export const open = style({
  position: "absolute",
  left: vars.space[8],
  bottom: vars.space[8],
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[8],
  minHeight: vars.size.touch,
  padding: `${vars.space[4]} ${vars.space[16]}`,
  borderRadius: vars.radius.pill,
  background: vars.colour.raised,
  color: vars.colour.ink,
  fontWeight: vars.weight.strong,
});
export const glow = style({
  width: 12,
  height: 12,
  borderRadius: vars.radius.pill,
  background: vars.colour.glow,
  boxShadow: `0 0 10px ${vars.colour.glow}`,
});
