import { from } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const page = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[48] });
export const scene = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[16] });

/** The picture with its words beside it; under each other on phones. */
export const stage = style({
  display: "grid",
  gap: vars.space[16],
  "@media": {
    [`screen and ${from("large")}`]: {
      gridTemplateColumns: "minmax(0, 2fr) minmax(240px, 1fr)",
      gap: vars.space[32],
      alignItems: "center",
    },
  },
});
export const picture = style({ overflow: "hidden", borderRadius: vars.radius.medium });
export const words = style({ display: "grid", gap: vars.space[8], justifyItems: "start" });
export const like = style({
  fontFamily: vars.fontFamily.display,
  fontSize: vars.fontSize[31],
  lineHeight: vars.lineHeight.snug,
});
export const action = style({ display: "inline-flex", alignItems: "center", minHeight: vars.size.touch });

export const rooms = style({ display: "flex", flexWrap: "wrap", columnGap: vars.space[24] });
export const room = style([
  action,
  {
    selectors: {
      "&[aria-current]": { fontWeight: vars.weight.strong, textDecorationThickness: vars.size.ring },
    },
  },
]);

export const steps = style({
  display: "grid",
  gap: vars.space[8],
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  "@media": {
    [from("medium")]: { gridTemplateColumns: "repeat(6, minmax(0, 1fr))" },
    print: { gridTemplateColumns: "repeat(6, minmax(0, 1fr))" },
  },
});
export const step = style({
  display: "grid",
  gap: vars.space[4],
  padding: vars.space[4],
  borderRadius: vars.radius.medium,
  border: `${vars.size.ring} solid transparent`,
  color: vars.colour.ink,
  textDecoration: "none",
  fontSize: vars.fontSize[15],
  lineHeight: vars.lineHeight.snug,
  selectors: { "&[aria-current]": { borderColor: vars.colour.accent } },
});
export const stepName = style({ color: vars.colour.muted, fontSize: vars.fontSize[13] });

/** What to choose beside how true colours look. */
export const parts = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[48],
  alignItems: "start",
  "@media": {
    [`screen and ${from("large")}`]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)" },
  },
});
export const choose = style({ maxWidth: vars.size.textMeasure, fontSize: vars.fontSize[17] });
export const links = style({ display: "flex", flexWrap: "wrap", columnGap: vars.space[24] });

export const things = style({
  width: `calc(100% + 2 * ${vars.space[4]})`,
  maxWidth: 720,
  tableLayout: "fixed",
  borderCollapse: "separate",
  borderSpacing: vars.space[4],
  margin: `-${vars.space[4]}`,
  fontSize: vars.fontSize[13],
  lineHeight: vars.lineHeight.snug,
});
export const cell = style({ verticalAlign: "top" });
export const light = style([cell, { textAlign: "start", fontWeight: vars.weight.strong }]);
export const group = style({
  paddingTop: vars.space[8],
  textAlign: "start",
  fontWeight: vars.weight.regular,
  color: vars.colour.muted,
});
