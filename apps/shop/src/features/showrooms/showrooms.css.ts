import { from } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const page = style({
  display: "grid",
  gap: vars.space[32],
  paddingBlock: `${vars.space[16]} ${vars.space[64]}`,
  "@media": { [from("large")]: { paddingBottom: vars.space[96] } },
});
export const head = style({ display: "grid", gap: vars.space[12], maxWidth: vars.size.textMeasure });
export const intro = style({ color: vars.colour.muted, fontSize: vars.fontSize[17] });
export const list = style({
  display: "grid",
  gap: vars.space[64],
  "@media": { [from("large")]: { gap: vars.space[96] } },
});
/** The facts beside the picture on wide screens, below it on phones. */
export const showroom = style({
  display: "grid",
  gap: vars.space[24],
  scrollMarginTop: vars.space[96],
  "@media": {
    [from("large")]: {
      gridTemplateColumns: "minmax(0, 6fr) minmax(0, 5fr)",
      gap: vars.space[64],
      alignItems: "start",
    },
  },
});
/** Before the facts, which it would push down on phones if it came after them. */
export const picture = style({
  position: "relative",
  aspectRatio: "8 / 5",
  overflow: "hidden",
  borderRadius: vars.radius.medium,
  background: vars.colour.sunken,
  "@media": { [from("large")]: { gridColumn: 2, gridRow: 1, position: "sticky", top: vars.space[96] } },
});
export const facts = style({ display: "grid", gap: vars.space[16], alignContent: "start" });
export const address = style({ fontStyle: "normal", fontSize: vars.fontSize[17] });
/** One line high from the start: what it says comes when scripts run. */
export const status = style({
  minHeight: `calc(${vars.fontSize[15]} * ${vars.lineHeight.text})`,
  color: vars.colour.muted,
  fontSize: vars.fontSize[15],
  fontWeight: vars.weight.strong,
});
export const open = style([status, { color: vars.colour.positive }]);
export const hours = style({
  display: "grid",
  gridTemplateColumns: "max-content 1fr",
  gap: `${vars.space[4]} ${vars.space[24]}`,
  margin: 0,
  fontVariantNumeric: "tabular-nums",
});
export const hour = style({ margin: 0 });
export const muted = style({ color: vars.colour.muted });
export const features = style({ display: "flex", flexWrap: "wrap", gap: vars.space[8] });
export const feature = style({
  padding: `${vars.space[4]} ${vars.space[12]}`,
  background: vars.colour.sunken,
  borderRadius: vars.radius.pill,
  fontSize: vars.fontSize[15],
});
export const acts = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${vars.space[8]} ${vars.space[24]}`,
  alignItems: "center",
});
export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.size.touch,
  color: vars.colour.ink,
  textUnderlineOffset: vars.space[4],
});
export const closing = style({
  display: "grid",
  gap: vars.space[24],
  paddingTop: vars.space[32],
  borderTop: `${vars.size.hairline} solid ${vars.colour.line}`,
  "@media": { [from("large")]: { gridTemplateColumns: "1fr 1fr", gap: vars.space[64] } },
});
export const block = style({
  display: "grid",
  gap: vars.space[12],
  alignContent: "start",
  justifyItems: "start",
});
