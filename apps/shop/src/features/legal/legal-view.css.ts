import { from } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const day = style({ color: vars.colour.muted, fontSize: vars.fontSize[13] });
export const notice = style({ paddingBottom: vars.space[32] });
export const columns = style({
  display: "grid",
  gap: vars.space[32],
  paddingBottom: vars.space[64],
  "@media": {
    [from("large")]: {
      gridTemplateColumns: "220px minmax(0, 1fr)",
      gap: vars.space[64],
      alignItems: "start",
    },
  },
});
