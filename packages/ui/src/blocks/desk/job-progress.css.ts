import { style, styleVariants } from "@vanilla-extract/css";
import { from } from "../../styles/media.ts";
import { vars } from "../../styles/theme.css.ts";

export const job = style({ display: "grid", gap: vars.space[12] });
export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[8],
});
export const actions = style({ display: "flex", flexWrap: "wrap", gap: vars.space[8] });
export const rows = style({
  maxHeight: 320,
  overflowY: "auto",
  padding: 0,
  border: `${vars.size.hairline} solid ${vars.colour.line}`,
  borderRadius: vars.radius.medium,
});
export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: `0 ${vars.space[16]}`,
  padding: `${vars.space[8]} ${vars.space[12]}`,
  selectors: { "& + &": { borderTop: `${vars.size.hairline} solid ${vars.colour.line}` } },
  "@media": { [from("medium")]: { gridTemplateColumns: "140px 110px minmax(0, 1fr)" } },
});
export const name = style({ fontWeight: vars.weight.strong, overflowWrap: "anywhere" });
const base = style({ fontWeight: vars.weight.medium });
export const outcome = styleVariants({
  waiting: [base, { color: vars.colour.muted }],
  done: [base, { color: vars.colour.positive }],
  refused: [base, { color: vars.colour.caution }],
  failed: [base, { color: vars.colour.critical }],
  cancelled: [base, { color: vars.colour.muted }],
});
export const reason = style({
  gridColumn: "1 / -1",
  color: vars.colour.muted,
  "@media": { [from("medium")]: { gridColumn: "auto" } },
});
