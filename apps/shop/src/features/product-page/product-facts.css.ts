import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const facts = style({ display: "grid", gap: vars.space[24], alignContent: "start", minWidth: 0 });
export const lead = style({ display: "grid", gap: vars.space[8] });
export const name = style({ fontSize: "clamp(1.5625rem, 1.2rem + 1.6vw, 2.4375rem)" });
export const short = style({
  fontSize: vars.fontSize[17],
  color: vars.colour.muted,
  marginBottom: vars.space[8],
});
export const lowest = style({ color: vars.colour.muted, fontSize: vars.fontSize[15] });
/** As tall as what it may come to say: with a cart it says more, and nothing below moves. */
export const delivery = style({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  gap: vars.space[12],
  alignContent: "center",
  minHeight: 116,
  paddingBlock: vars.space[12],
  borderBlock: `${vars.size.hairline} solid ${vars.colour.line}`,
});
export const deliveryLines = style({ display: "grid", gap: vars.space[4], alignContent: "center" });
/** Two ways on in one line, a finger's height each, right over those that share it. */
export const ways = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space[24],
  lineHeight: vars.size.touch,
  marginBottom: `-${vars.space[24]}`,
});
export const lamps = style({
  padding: vars.space[16],
  background: vars.colour.sunken,
  borderRadius: vars.radius.medium,
});
export const promises = style({
  display: "grid",
  gap: vars.space[12],
  color: vars.colour.muted,
});
export const promise = style({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  gap: vars.space[12],
  alignItems: "start",
});
export const arrives = style({ color: vars.colour.ink });
/** As tall as a finger. */
export const more = style({ paddingBlock: vars.space[8], width: "fit-content" });
export const soldOut = style({ display: "grid", gap: vars.space[12] });
export const instead = style({ display: "flex", flexWrap: "wrap", gap: vars.space[8] });
