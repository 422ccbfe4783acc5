import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const preview = style({
  display: "grid",
  gap: vars.space[12],
  "@media": { "(min-width: 640px)": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
export const sheet = style({
  display: "grid",
  gap: vars.space[4],
  alignContent: "start",
  margin: 0,
  padding: vars.space[12],
  border: `1px solid ${vars.colour.line}`,
  borderRadius: vars.radius.small,
  overflowWrap: "anywhere",
});
export const name = style({ fontSize: vars.fontSize[17], fontWeight: vars.weight.medium });
export const line = style({ display: "block" });
export const rule = style({ height: 1, background: vars.colour.line, marginBlock: vars.space[4] });
