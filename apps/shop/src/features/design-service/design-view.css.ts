import { from } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const columns = style({
  display: "grid",
  gap: vars.space[48],
  paddingBlock: `${vars.space[24]} ${vars.space[64]}`,
  "@media": {
    [from("large")]: {
      gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)",
      gap: vars.space[64],
      alignItems: "start",
    },
  },
});
export const part = style({ display: "grid", gap: vars.space[24], alignContent: "start" });
export const gets = style({
  display: "grid",
  gap: vars.space[16],
  padding: vars.space[24],
  background: vars.colour.sunken,
  borderRadius: vars.radius.medium,
  "@media": { [from("large")]: { position: "sticky", top: vars.space[96] } },
});
export const getsTitle = style({ fontSize: vars.fontSize[25] });
export const items = style({ display: "grid", gap: vars.space[8], paddingInlineStart: vars.space[16] });
