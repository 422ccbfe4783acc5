import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const facts = style({ display: "grid" });
export const fact = style({
  display: "grid",
  gridTemplateColumns: "8rem minmax(0, 1fr)",
  gap: vars.space[12],
  paddingBlock: vars.space[12],
  borderBottom: `${vars.size.hairline} solid ${vars.colour.line}`,
});
export const label = style({ color: vars.colour.muted });
export const logOut = style({
  minHeight: vars.size.touch,
  textDecoration: "underline",
});
