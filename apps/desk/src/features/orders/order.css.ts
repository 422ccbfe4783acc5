import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";
import { besideNavigation } from "#desk/styles/media.ts";

/** Lines and history on the left, money and person on the right; on phones one under the other. */
export const columns = style({
  display: "grid",
  gap: vars.space[24],
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [besideNavigation]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 400px)",
      gridTemplateRows: "auto 1fr",
    },
  },
});
/** Beside both the goods and the history where there is room, between them where there is not. */
export const aside = style({
  display: "grid",
  gap: vars.space[24],
  minWidth: 0,
  "@media": { [besideNavigation]: { gridColumn: 2, gridRow: "1 / span 2" } },
});

export const lines = style({ width: "100%", borderCollapse: "collapse", fontVariantNumeric: "tabular-nums" });
export const line = style({ borderBlockEnd: `1px solid ${vars.colour.line}`, verticalAlign: "top" });
export const cell = style({
  padding: `${vars.space[8]} ${vars.space[8]} ${vars.space[8]} 0`,
  textAlign: "start",
  fontWeight: vars.weight.regular,
});
/** No wider than its picture, however much room there is. */
export const pictureCell = style([cell, { width: 56 }]);
export const end = style([
  cell,
  { textAlign: "end", whiteSpace: "nowrap", paddingInline: `${vars.space[8]} 0` },
]);
export const lineTotal = style({ display: "block", fontWeight: vars.weight.medium });
export const warning = style({ display: "block", color: vars.colour.critical, fontSize: vars.fontSize[13] });
export const picture = style({
  display: "block",
  // A narrow table would squeeze it.
  minWidth: 48,
  width: 48,
  height: 48,
  objectFit: "cover",
  borderRadius: vars.radius.small,
  background: vars.colour.sunken,
});

export const happening = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[2],
  paddingInlineStart: vars.space[12],
  borderInlineStart: `2px solid ${vars.colour.line}`,
});
export const note = style([happening, { borderInlineStartColor: vars.colour.accent }]);

/** Counts stay beside the names that they are of. */
export const pick = style({ width: "100%", maxWidth: "760px" });
export const pickRow = style({
  display: "grid",
  gridTemplateColumns: "44px minmax(0, 1fr) auto",
  alignItems: "center",
  gap: vars.space[12],
  minHeight: vars.size.touch,
  padding: `${vars.space[8]} 0`,
  borderBlockEnd: `1px solid ${vars.colour.line}`,
});
export const pickBox = style({ width: 28, height: 28, margin: 0 });
export const pickCount = style({
  fontSize: vars.fontSize[20],
  fontWeight: vars.weight.strong,
  fontVariantNumeric: "tabular-nums",
});
export const pickList = style([pick, { margin: 0, padding: 0, listStyle: "none" }]);
