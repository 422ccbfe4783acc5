import { below, hoverable } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

const phone = below("medium");

export const old = style({
  color: vars.colour.muted,
  fontSize: vars.fontSize[13],
  marginInlineEnd: vars.space[8],
});
/** Typed and not saved: the mark of it, the colour comes on top. */
export const typed = style({ color: vars.colour.accent, fontWeight: vars.weight.strong });
export const beside = style({
  color: vars.colour.muted,
  fontSize: vars.fontSize[13],
  marginInlineStart: vars.space[8],
  "@media": { [phone]: { display: "none" } },
});

/** Focus is in one cell at a time. */
export const cell = style({
  fontVariantNumeric: "tabular-nums",
  selectors: {
    "&:focus-visible": { outline: `${vars.size.ring} solid ${vars.colour.accent}`, outlineOffset: "-2px" },
  },
});
/** A press on it begins an entry. */
export const editable = style({
  cursor: "text",
  "@media": {
    [hoverable]: { selectors: { "&:hover": { boxShadow: `inset 0 0 0 1px ${vars.colour.edge}` } } },
    [phone]: {
      minHeight: vars.size.touch,
      // The card's link lies over all of it.
      position: "relative",
      zIndex: vars.layer.above,
      // Cards leave out what is empty and have no lines; these are fields.
      selectors: {
        "&&": { borderBottom: `${vars.size.hairline} dashed ${vars.colour.edge}` },
        "&&:empty": { display: "block" },
      },
    },
  },
});
/** It grows with what is typed; a browser that cannot do that gives it the width of any field. */
export const entry = style({
  fieldSizing: "content",
  minWidth: "12ch",
  height: 30,
  paddingInline: vars.space[8],
  border: `${vars.size.hairline} solid ${vars.colour.accent}`,
  borderRadius: vars.radius.small,
  background: vars.colour.page,
  color: vars.colour.ink,
  font: "inherit",
  textAlign: "end",
  fontVariantNumeric: "tabular-nums",
  "@media": {
    [phone]: { width: "100%", height: vars.size.touch, marginBlock: vars.space[4], textAlign: "start" },
  },
});

/** What is typed and not saved, and what to do with it; stays in sight. */
export const pending = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[12],
  padding: `${vars.space[8]} ${vars.space[16]}`,
  border: `${vars.size.hairline} solid ${vars.colour.accent}`,
  borderRadius: vars.radius.medium,
  background: vars.colour.accentSoft,
  "@media": { [phone]: { position: "sticky", bottom: vars.space[8], zIndex: vars.layer.bar } },
});
export const pendingWords = style({ flex: "1 1 12rem" });

export const pair = style({
  display: "grid",
  gap: vars.space[16],
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 180px), 1fr))",
  alignItems: "start",
});
/** Sums over a preview. */
export const counts = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${vars.space[4]} ${vars.space[24]}`,
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const when = style({ display: "grid", gap: vars.space[12] });
