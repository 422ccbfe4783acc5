import { from } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const sections = style({ paddingBlock: `${vars.space[24]} ${vars.space[48]}` });
/** A title with its text beside it on wide screens. */
export const section = style({
  display: "grid",
  gap: vars.space[12],
  paddingBlock: vars.space[32],
  borderTop: `${vars.size.hairline} solid ${vars.colour.line}`,
  selectors: { "&:first-child": { borderTop: 0 } },
  "@media": {
    [from("large")]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)", gap: vars.space[48] },
  },
});
export const sectionTitle = style({ fontSize: vars.fontSize[25] });

export const members = style({
  display: "grid",
  gap: `${vars.space[48]} ${vars.space[32]}`,
  paddingBottom: vars.space[64],
  "@media": {
    [from("medium")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [from("large")]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  },
});
export const member = style({ display: "grid", gap: vars.space[8], alignContent: "start" });
export const portrait = style({
  aspectRatio: "8 / 5",
  marginBottom: vars.space[8],
  borderRadius: vars.radius.medium,
  background: vars.colour.sunken,
});
export const role = style({ color: vars.colour.accent, fontWeight: vars.weight.medium });
export const about = style({ color: vars.colour.muted });
export const memberName = style({ fontSize: vars.fontSize[25] });
