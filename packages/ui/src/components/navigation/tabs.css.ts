import { style } from "@vanilla-extract/css";
import { vars } from "../../styles/theme.css.ts";

export const list = style({
  display: "flex",
  gap: vars.space[24],
  borderBottom: `${vars.size.hairline} solid ${vars.colour.line}`,
});
export const tab = style({
  minHeight: vars.size.control,
  borderBottom: `${vars.size.ring} solid transparent`,
  color: vars.colour.muted,
  fontSize: vars.fontSize[17],
  selectors: {
    "&[aria-selected=true]": {
      color: vars.colour.ink,
      fontWeight: vars.weight.medium,
      borderBottomColor: vars.colour.accent,
    },
  },
});
