import { style } from "@vanilla-extract/css";
import { vars } from "../../styles/theme.css.ts";

/** An explanation is as wide as the table that its label is a part of. */
export const frame = style({ containerType: "inline-size" });
export const table = style({ width: "100%", borderCollapse: "collapse", tableLayout: "fixed" });
export const row = style({ borderTop: `1px solid ${vars.colour.line}` });
export const head = style({
  textAlign: "start",
  fontWeight: 400,
  color: vars.colour.muted,
  padding: `${vars.space[12]} ${vars.space[16]} ${vars.space[12]} 0`,
  verticalAlign: "top",
  width: "48%",
});
export const cell = style({ padding: `${vars.space[12]} 0`, fontWeight: 500, verticalAlign: "top" });

/** As tall as a finger, in a row as tall as the others. */
export const term = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[8],
  minHeight: vars.size.touch,
  marginBlock: `-${vars.space[12]}`,
  listStyle: "none",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});
export const mark = style({
  flex: "none",
  display: "grid",
  placeItems: "center",
  width: "18px",
  height: "18px",
  border: `1px solid ${vars.colour.edge}`,
  borderRadius: vars.radius.pill,
  fontSize: vars.fontSize[13],
  lineHeight: 1,
  selectors: {
    [`details[open] > ${term} > &`]: {
      background: vars.colour.accentSoft,
      borderColor: vars.colour.accent,
      color: vars.colour.ink,
    },
  },
});
export const explanation = style({
  width: "100cqi",
  color: vars.colour.ink,
  marginTop: vars.space[12],
  maxWidth: vars.size.textMeasure,
});
