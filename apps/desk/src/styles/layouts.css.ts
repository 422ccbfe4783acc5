import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";
import { besideNavigation } from "./media.ts";

/** A part of a screen, and what is in it one below the other. */
export const part = style({ display: "grid", gap: vars.space[12], alignContent: "start", minWidth: 0 });
/** Fields of a form, one below the other. */
export const stack = style({ display: "grid", gap: vars.space[16] });
/** What a record is, and beside it what can be done. */
export const columns = style({
  display: "grid",
  gap: vars.space[32],
  alignItems: "start",
  "@media": { "(min-width: 1024px)": { gridTemplateColumns: "minmax(0, 1fr) minmax(320px, 420px)" } },
});
/** Buttons side by side. */
export const acts = style({ display: "flex", flexWrap: "wrap", gap: vars.space[8] });
export const list = style({ paddingInlineStart: vars.space[24] });
const plainList = style({ display: "grid", margin: 0, padding: 0, listStyle: "none" });
/** Entries without marks. */
export const rows = style([plainList, { gap: vars.space[12] }]);
/** The same, closer. */
export const closeRows = style([plainList, { gap: vars.space[8] }]);
/** One entry of a history. */
export const happening = style({
  display: "grid",
  gap: vars.space[2],
  paddingInlineStart: vars.space[12],
  borderInlineStart: `2px solid ${vars.colour.line}`,
  overflowWrap: "anywhere",
});
/** Words and buttons side by side. */
export const bar = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[8] });
/** What belongs together, one below the other. */
export const closeStack = style({ display: "grid", gap: vars.space[8] });
/** Parts of a screen that has one column. */
export const parts = style({ display: "grid", gap: vars.space[24], alignContent: "start", minWidth: 0 });
/** One of two columns. */
export const column = style({ display: "grid", gap: vars.space[24], minWidth: 0 });
/** The same with more room between its parts. */
export const wideColumn = style({ display: "grid", gap: vars.space[32], minWidth: 0 });
/** The narrow column; on phones it comes first. */
export const side = style({
  display: "grid",
  gap: vars.space[32],
  minWidth: 0,
  "@media": { [besideNavigation]: { gridColumn: 2, gridRow: 1 } },
});
/** The title of a part, and what can be done with it. */
export const partHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[8],
});
/** Fields of one group, without its frame. */
export const plainGroup = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });
/** One card in the middle of the window. */
export const centred = style({
  display: "grid",
  placeItems: "center",
  minHeight: "100dvh",
  padding: vars.space[16],
});
/** First on a phone, at the side where there is room. */
export const firstOnPhones = style({ "@media": { "(min-width: 1024px)": { order: 1 } } });
/** A form whose lines are as wide as text. */
export const textForm = style({ display: "grid", gap: vars.space[12], maxWidth: vars.size.textMeasure });
/** A form with fields side by side. */
export const wideForm = style({ display: "grid", gap: vars.space[16], maxWidth: "720px" });
