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
/** On phones the picture goes from edge to edge. On wide screens it is as tall as the facts, and the pictures stay within. */
export const gallery = style({
  minWidth: 0,
  "@media": {
    [below("medium")]: { marginInline: `-${vars.space[16]}` },
    [from("large")]: { alignSelf: "stretch" },
  },
});
/** Stays in view beside what is longer. */
export const pinned = style({
  // What lies on the picture's corner keeps to it.
  position: "relative",
  "@media": { [from("large")]: { position: "sticky", top: 88 } },
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
export const beside = style([part, pinned]);
export const description = style({ fontSize: vars.fontSize[17], maxWidth: "62ch", whiteSpace: "pre-line" });
export const box = style({ display: "grid", gap: vars.space[4], paddingInlineStart: vars.space[16] });
/** Folded on phones; from there on it is open, and its head is a heading alone. */
export const fold = style({
  "@media": {
    [from("large")]: {
      selectors: { "&::details-content": { contentVisibility: "visible", blockSize: "auto" } },
    },
  },
});
export const foldHead = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: vars.size.touch,
  borderTop: `${vars.size.hairline} solid ${vars.colour.line}`,
  "::after": { content: "'+'", fontSize: vars.fontSize[20] },
  selectors: { "details[open] > &::after": { content: "'−'" } },
  "@media": { [from("large")]: { cursor: "default", border: 0, "::after": { display: "none" } } },
});
export const scene = style({ position: "relative", display: "block", aspectRatio: "8 / 5" });
export const mark = style({
  position: "absolute",
  width: 18,
  height: 18,
  translate: "-50% -50%",
  borderRadius: vars.radius.pill,
  border: "5px solid #ffffff",
  background: vars.colour.accent,
});
