import { from } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const form = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[24],
  maxWidth: vars.size.form,
});
export const choices = style({ display: "grid", gap: vars.space[4] });
export const legend = style({
  marginBottom: vars.space[4],
  fontWeight: vars.weight.strong,
  fontSize: vars.fontSize[15],
});
export const optional = style({ color: vars.colour.muted, fontWeight: vars.weight.regular });
export const hint = style({ color: vars.colour.muted, fontSize: vars.fontSize[13] });
export const problem = style({ color: vars.colour.critical, fontWeight: vars.weight.medium });
export const boxes = style({
  display: "grid",
  "@media": { [from("medium")]: { gridTemplateColumns: "1fr 1fr", columnGap: vars.space[24] } },
});
/** For programs alone: out of sight, of the keyboard and of screen readers. */
export const trap = style({
  position: "absolute",
  insetInlineStart: "-9999px",
  width: 1,
  height: 1,
  overflow: "hidden",
});
export const acts = style({ display: "grid", gap: vars.space[12], justifyItems: "start" });

export const sent = style({
  display: "grid",
  gap: vars.space[12],
  justifyItems: "start",
  maxWidth: vars.size.form,
  padding: vars.space[32],
  background: vars.colour.sunken,
  borderRadius: vars.radius.medium,
});
/** The same wherever it stands. */
export const sentHeading = style({ fontSize: vars.fontSize[20] });
export const reference = style({
  fontFamily: vars.fontFamily.display,
  fontSize: vars.fontSize[31],
  lineHeight: vars.lineHeight.display,
});

export const pictures = style({ display: "grid", gap: vars.space[8] });
export const pictureList = style({ display: "grid", gap: vars.space[8] });
export const picture = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: vars.space[12],
  padding: `${vars.space[8]} ${vars.space[16]}`,
  background: vars.colour.sunken,
  borderRadius: vars.radius.medium,
});
export const pictureName = style({ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" });
