import { below, from, tall } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";
import { pictureName } from "./room-hotspots.css.ts";

/** On phones not a grid: what stays in view would stay within its own row of one. */
export const stage = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[24],
  "@media": {
    [from("large")]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) minmax(320px, 32%)",
      gridTemplateAreas: '"picture panel" "problem panel"',
      gridTemplateRows: "auto 1fr",
      gap: `${vars.space[12]} ${vars.space[32]}`,
    },
  },
});
export const picture = style({
  gridArea: "picture",
  anchorName: pictureName,
  position: "relative",
  width: "100%",
  aspectRatio: "8 / 5",
  alignSelf: "start",
  overflow: "clip",
  borderRadius: vars.radius.medium,
  background: vars.colour.sunken,
  "@media": {
    [from("large")]: { position: "sticky", top: 88 },
    // On phones the room stays in view above its switches.
    [`${below("large")} and ${tall}`]: {
      selectors: { "&[data-mixed]": { position: "sticky", top: 56, zIndex: vars.layer.above } },
    },
  },
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
  textDecoration: "none",
});
export const glow = style({
  width: 12,
  height: 12,
  borderRadius: vars.radius.pill,
  background: vars.colour.glow,
  boxShadow: `0 0 10px ${vars.colour.glow}`,
});
