import { from } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const trail = style({ paddingTop: vars.space[16] });
export const opening = style({
  display: "grid",
  gap: vars.space[24],
  paddingBlock: `${vars.space[24]} ${vars.space[32]}`,
});
/** Words beside a picture on wide screens, the picture above them on phones. */
export const beside = style({
  "@media": {
    [from("large")]: { gridTemplateColumns: "1fr 1fr", gap: vars.space[64], alignItems: "center" },
  },
});
export const words = style({
  display: "grid",
  gap: vars.space[16],
  justifyItems: "start",
  alignContent: "center",
});
export const lead = style({
  maxWidth: "56ch",
  color: vars.colour.muted,
  fontSize: vars.fontSize[20],
  lineHeight: vars.lineHeight.text,
});
export const note = style({ color: vars.colour.muted, fontSize: vars.fontSize[13] });
/** Before the words, which it would push down on phones if it came after them. */
export const picture = style({
  position: "relative",
  aspectRatio: "8 / 5",
  overflow: "hidden",
  borderRadius: vars.radius.medium,
  background: vars.colour.sunken,
  "@media": { [from("large")]: { gridColumn: 2, gridRow: 1 } },
});
export const acts = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[12],
  marginTop: vars.space[8],
});
