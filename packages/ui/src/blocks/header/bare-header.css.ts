import { style } from "@vanilla-extract/css";
import { below, from } from "../../styles/media.ts";
import { vars } from "../../styles/theme.css.ts";

export const header = style({
  paddingBlock: vars.space[8],
  background: vars.colour.page,
  borderBottom: `${vars.size.hairline} solid ${vars.colour.line}`,
});
export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: vars.space[16],
});
export const logo = style({
  display: "inline-flex",
  alignItems: "center",
  minWidth: 0,
  maxWidth: "16rem",
  minHeight: vars.size.touch,
  textDecoration: "none",
});
export const help = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space[16],
  "@media": { [from("large")]: { columnGap: vars.space[32] } },
});
export const way = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[8],
  minHeight: vars.size.touch,
  fontSize: vars.fontSize[15],
});
export const name = style({ fontWeight: vars.weight.medium });
export const value = style({
  color: vars.colour.muted,
  // Only read out: phones have no room for it, and call or write by a press.
  "@media": {
    [below("large")]: {
      position: "absolute",
      width: 1,
      height: 1,
      overflow: "hidden",
      clipPath: "inset(50%)",
    },
  },
});
