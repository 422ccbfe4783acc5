import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const stop = style({
  display: "grid",
  gap: vars.space[4],
  padding: vars.space[12],
  border: `${vars.size.hairline} solid ${vars.colour.line}`,
  borderRadius: vars.radius.medium,
  breakInside: "avoid",
});
export const stopHead = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: `0 ${vars.space[12]}`,
  fontWeight: vars.weight.strong,
});
export const press = style({ display: "inline-flex", alignItems: "center", minHeight: vars.size.touch });
/** What paper has no use for. */
export const onScreen = style({ "@media": { print: { display: "none" } } });
/** On paper the person who takes the goods signs here. */
export const signature = style({
  display: "none",
  "@media": {
    print: { display: "block", marginTop: vars.space[24], borderTop: `${vars.size.hairline} solid` },
  },
});
