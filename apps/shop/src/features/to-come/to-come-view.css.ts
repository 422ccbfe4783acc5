import { below, from } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const trail = style({ paddingTop: vars.space[16] });
export const page = style({
  display: "grid",
  gap: vars.space[32],
  paddingBlock: `${vars.space[24]} ${vars.space[64]}`,
  "@media": {
    [from("large")]: { gridTemplateColumns: "1fr 1fr", gap: vars.space[64], alignItems: "center" },
  },
});
export const words = style({ display: "grid", gap: vars.space[16], justifyItems: "start" });
export const promise = style({ fontSize: vars.fontSize[20], lineHeight: vars.lineHeight.text });
export const note = style({ color: vars.colour.muted });
export const leads = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[12],
  marginTop: vars.space[8],
});
/** Above the words on phones, beside them on desktops. */
export const scene = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  aspectRatio: "8 / 5",
  overflow: "hidden",
  borderRadius: vars.radius.medium,
  background: vars.colour.sunken,
  "@media": { [below("large")]: { order: -1 } },
});
