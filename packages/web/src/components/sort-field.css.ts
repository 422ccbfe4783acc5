import { below, from, noScript } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const sort = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[8],
  marginInlineStart: "auto",
  "@media": { [from("medium")]: { marginInlineStart: 0 } },
});
/** On phones the field says enough by itself; screen readers still hear the label. */
export const label = style({
  color: vars.colour.muted,
  whiteSpace: "nowrap",
  "@media": {
    [below("medium")]: {
      position: "absolute",
      width: 1,
      height: 1,
      overflow: "hidden",
      clipPath: "inset(50%)",
    },
  },
});
export const choice = style({ maxWidth: "52vw" });
export const apply = style({ display: "none", "@media": { [noScript]: { display: "block" } } });
