import { from } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const page = style({
  display: "grid",
  gap: vars.space[24],
  width: "100%",
  maxWidth: vars.size.dialog,
  paddingBlock: vars.space[32],
  "@media": { [from("large")]: { paddingBlock: vars.space[64] } },
});
export const head = style({ display: "grid", gap: vars.space[8] });
export const muted = style({ color: vars.colour.muted });
export const form = style({ display: "grid", gap: vars.space[24] });
/** Under an order, whose page is wide. */
export const afterOrder = style([form, { maxWidth: vars.size.form }]);
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[12],
});
export const code = style({ maxWidth: "12rem" });
export const or = style({
  display: "grid",
  gridTemplateColumns: "1fr auto 1fr",
  alignItems: "center",
  gap: vars.space[16],
  color: vars.colour.muted,
  "::before": { content: "", height: vars.size.hairline, background: vars.colour.line },
  "::after": { content: "", height: vars.size.hairline, background: vars.colour.line },
});
export const providers = style({ display: "grid", gap: vars.space[12] });
