import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

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
