import { from, hoverable } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const page = style({
  display: "grid",
  gap: vars.space[24],
  paddingBlock: `${vars.space[16]} ${vars.space[64]}`,
  "@media": { [from("large")]: { gap: vars.space[32], paddingBottom: vars.space[96] } },
});
export const head = style({ display: "grid", gap: vars.space[12], maxWidth: vars.size.textMeasure });
export const intro = style({ color: vars.colour.muted, fontSize: vars.fontSize[17] });
/** Once the visitor has begun, what is to be done comes first. */
export const laterTitle = style({ fontSize: vars.fontSize[25] });
export const muted = style({ color: vars.colour.muted });

export const types = style({
  display: "grid",
  gap: vars.space[16],
  "@media": { [from("large")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
/** The whole card leads on; its name is the link. */
export const type = style({
  position: "relative",
  display: "grid",
  gap: vars.space[8],
  alignContent: "start",
  padding: vars.space[24],
  background: vars.colour.raised,
  border: `${vars.size.hairline} solid ${vars.colour.line}`,
  borderRadius: vars.radius.large,
  "@media": { [hoverable]: { ":hover": { borderColor: vars.colour.accent } } },
});
/** Under the steps, so that the calendar is in the first screen of a phone. */
export const stepTitle = style({ fontSize: vars.fontSize[20] });
export const typeName = style({ fontSize: vars.fontSize[20] });
export const typeLink = style({
  color: vars.colour.ink,
  textDecoration: "none",
  "::after": { content: "", position: "absolute", inset: 0 },
});
export const typeFacts = style({ color: vars.colour.muted, fontSize: vars.fontSize[15] });
export const chooseHint = style({ color: vars.colour.accent, fontWeight: vars.weight.strong });

export const when = style({
  display: "grid",
  gap: vars.space[32],
  alignItems: "start",
  "@media": {
    [from("large")]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)", gap: vars.space[64] },
  },
});
export const calendar = style({ maxWidth: vars.size.dialog });
/** As high as an ordinary day's times, so that choosing a day moves nothing below. */
export const timesPart = style({
  display: "grid",
  gap: vars.space[16],
  alignContent: "start",
  minHeight: vars.size.sheet,
});
export const times = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(9rem, 1fr))",
  gap: vars.space[12],
});
/** Two lines high from the start: the visitor's own clock comes when scripts run. */
export const time = style({
  display: "grid",
  alignContent: "center",
  justifyItems: "center",
  width: "100%",
  minHeight: vars.space[64],
  padding: vars.space[8],
  color: vars.colour.ink,
  background: vars.colour.raised,
  border: `${vars.size.hairline} solid ${vars.colour.edge}`,
  borderRadius: vars.radius.medium,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: "tabular-nums",
  textDecoration: "none",
  "@media": {
    [hoverable]: { ":hover": { borderColor: vars.colour.accent, background: vars.colour.accentSoft } },
  },
});
export const zoneTime = style({
  minHeight: `calc(${vars.fontSize[13]} * ${vars.lineHeight.text})`,
  color: vars.colour.muted,
  fontSize: vars.fontSize[13],
  fontWeight: vars.weight.regular,
});

export const chosen = style({
  display: "grid",
  gap: vars.space[8],
  padding: vars.space[24],
  background: vars.colour.sunken,
  borderRadius: vars.radius.large,
  // First on phones and to a reader; beside the form where there is room. It comes before the form, which it would push down.
  "@media": { [from("large")]: { gridColumn: 2, gridRow: 1 } },
});
export const chosenTime = style({ fontSize: vars.fontSize[20], fontVariantNumeric: "tabular-nums" });
export const chosenZone = style([zoneTime, { fontSize: vars.fontSize[15], minHeight: vars.space[24] }]);

export const facts = style({
  display: "grid",
  gridTemplateColumns: "minmax(5rem, max-content) 1fr",
  gap: `${vars.space[12]} ${vars.space[24]}`,
  padding: vars.space[24],
  background: vars.colour.sunken,
  borderRadius: vars.radius.large,
});
export const factName = style({ color: vars.colour.muted });
export const fact = style({ margin: 0, overflowWrap: "anywhere" });
export const acts = style({ display: "flex", flexWrap: "wrap", gap: vars.space[12], alignItems: "center" });
export const cancel = style({ display: "grid", gap: vars.space[16], maxWidth: vars.size.form });
export const cancelHandle = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.size.touch,
  color: vars.colour.critical,
  textDecoration: "underline",
  textUnderlineOffset: vars.space[4],
  cursor: "pointer",
});
export const cancelBody = style({
  display: "grid",
  gap: vars.space[16],
  justifyItems: "start",
  paddingTop: vars.space[8],
});
