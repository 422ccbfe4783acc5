import { from } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const newsletter = style({ width: "100%", maxWidth: vars.size.form, marginTop: vars.space[8] });
export const text = style({
  maxWidth: vars.size.textMeasure,
  marginBlock: vars.space[16],
  fontSize: vars.fontSize[17],
});
export const better = style({ color: vars.colour.positive, fontWeight: vars.weight.medium });

/** Terms beside the form on wide screens. */
export const apply = style({
  display: "grid",
  gap: vars.space[48],
  paddingBlock: `${vars.space[24]} ${vars.space[64]}`,
  "@media": {
    [from("large")]: {
      gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
      gap: vars.space[64],
      alignItems: "start",
    },
  },
});
export const part = style({ display: "grid", gap: vars.space[16], alignContent: "start" });

export const acts = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[12],
  paddingBottom: vars.space[64],
});

export const screen = style({
  position: "relative",
  aspectRatio: "16 / 9",
  overflow: "hidden",
  borderRadius: vars.radius.medium,
  background: vars.colour.sunken,
});
export const film = style({ width: "100%", height: "100%", objectFit: "cover" });
export const filmNote = style({
  paddingBlock: `${vars.space[8]} ${vars.space[24]}`,
  color: vars.colour.muted,
});
