import { style } from "@vanilla-extract/css";
import { vars } from "../../styles/theme.css.ts";

export const group = style({ display: "grid", gap: vars.space[12] });
export const legend = style({ fontWeight: 600, marginBottom: vars.space[8] });
const cardBase = style({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  gap: `${vars.space[4]} ${vars.space[12]}`,
  alignItems: "start",
  padding: vars.space[16],
  background: vars.colour.raised,
  border: `1px solid ${vars.colour.edge}`,
  borderRadius: vars.radius.medium,
});
export const card = style([
  cardBase,
  {
    cursor: "pointer",
    selectors: {
      "&:has(:checked)": {
        borderColor: vars.colour.accent,
        boxShadow: `0 0 0 1px ${vars.colour.accent}`,
        background: vars.colour.accentSoft,
      },
    },
  },
]);
/** Not to be chosen now: its words stay as readable as any. */
export const closedCard = style([
  cardBase,
  { background: vars.colour.sunken, borderColor: vars.colour.line, cursor: "not-allowed" },
]);
/** In the middle of the title's first line. */
export const mark = style({ marginTop: 1 });
export const title = style({ fontWeight: 600 });
export const detail = style({ gridColumn: 2, color: vars.colour.muted, fontSize: vars.fontSize[15] });
export const row = style({
  display: "flex",
  gap: vars.space[12],
  alignItems: "center",
  minHeight: 44,
  cursor: "pointer",
});
export const count = style({ marginLeft: "auto", color: vars.colour.muted, fontSize: vars.fontSize[13] });
