import { below, from } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const choices = style({ display: "grid" });
export const choice = style({
  display: "grid",
  gridTemplateColumns: "72px minmax(0, 1fr)",
  gap: `${vars.space[8]} ${vars.space[16]}`,
  alignItems: "start",
  paddingBlock: vars.space[16],
  borderTop: `${vars.size.hairline} solid ${vars.colour.line}`,
  "@media": { [from("medium")]: { gridTemplateColumns: "72px minmax(0, 1fr) auto" } },
});
export const picture = style({ aspectRatio: "1", borderRadius: vars.radius.medium, overflow: "hidden" });
export const words = style({ display: "grid", gap: vars.space[4] });
export const name = style({ fontSize: vars.fontSize[17], lineHeight: vars.lineHeight.snug });
export const muted = style({ color: vars.colour.muted, fontSize: vars.fontSize[13] });
export const money = style({
  display: "grid",
  gap: vars.space[2],
  "@media": {
    [below("medium")]: {
      gridColumn: 2,
      gridTemplateColumns: "auto 1fr",
      alignItems: "baseline",
      columnGap: vars.space[8],
    },
    [from("medium")]: { justifyItems: "end" },
  },
});
export const total = style({ fontWeight: vars.weight.strong });
export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.size.touch,
  fontWeight: vars.weight.medium,
  "@media": { print: { display: "none" } },
});
