import { below, from } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const trail = style({ paddingBlock: `${vars.space[12]} ${vars.space[12]}` });

/** Pictures beside facts on wide screens, under each other on phones; details below both. */
export const product = style({
  display: "grid",
  gap: vars.space[24],
  "@media": {
    [from("large")]: {
      gridTemplateColumns: "minmax(0, 11fr) minmax(320px, 8fr)",
      columnGap: vars.space[64],
      rowGap: vars.space[64],
      alignItems: "start",
    },
  },
});
/** On phones the picture goes from edge to edge. */
export const gallery = style({
  minWidth: 0,
  "@media": {
    [below("medium")]: { marginInline: `-${vars.space[16]}` },
    [from("large")]: { position: "sticky", top: 88 },
  },
});
export const facts = style({ display: "grid", gap: vars.space[24], alignContent: "start", minWidth: 0 });
export const lead = style({ display: "grid", gap: vars.space[8] });
export const name = style({ fontSize: "clamp(1.5625rem, 1.2rem + 1.6vw, 2.4375rem)" });
export const short = style({ fontSize: vars.fontSize[17], color: vars.colour.muted });

/** On phones it stays at the bottom of the screen, above everything that scrolls. */
export const buy = style({
  "@media": {
    [below("large")]: {
      position: "fixed",
      inset: "auto 0 0 0",
      zIndex: vars.layer.bar,
      padding: `${vars.space[8]} ${vars.space[16]} calc(${vars.space[8]} + env(safe-area-inset-bottom))`,
      background: vars.colour.page,
      borderTop: `1px solid ${vars.colour.line}`,
    },
  },
});
export const promises = style({
  display: "grid",
  gap: vars.space[8],
  listStyle: "none",
  paddingTop: vars.space[24],
  borderTop: `1px solid ${vars.colour.line}`,
  color: vars.colour.muted,
});

export const details = style({
  display: "grid",
  gap: vars.space[48],
  "@media": {
    [from("large")]: {
      gridColumn: "1 / -1",
      gridTemplateColumns: "minmax(0, 11fr) minmax(320px, 8fr)",
      columnGap: vars.space[64],
    },
  },
});
export const part = style({ display: "grid", gap: vars.space[16], alignContent: "start", minWidth: 0 });
export const description = style({ fontSize: vars.fontSize[17], maxWidth: "62ch", whiteSpace: "pre-line" });
export const box = style({ display: "grid", gap: vars.space[4], paddingInlineStart: vars.space[16] });
