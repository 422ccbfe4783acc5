import { below, touch } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const box = style({
  flex: "0 1 340px",
  minWidth: 0,
  display: "flex",
  alignItems: "center",
  gap: vars.space[8],
  minHeight: 36,
  paddingInlineStart: vars.space[12],
  border: `${vars.size.hairline} solid ${vars.colour.edge}`,
  borderRadius: vars.radius.medium,
  background: vars.colour.raised,
  color: vars.colour.muted,
  selectors: {
    "&:focus-within": {
      outline: `${vars.size.ring} solid ${vars.colour.accent}`,
      outlineOffset: vars.size.ring,
    },
  },
  "@media": { [below("medium")]: { flexBasis: "100%" }, [touch]: { minHeight: vars.size.touch } },
});
export const input = style({
  flex: 1,
  minWidth: 0,
  alignSelf: "stretch",
  paddingInlineEnd: vars.space[8],
  background: "transparent",
  color: vars.colour.ink,
  textOverflow: "ellipsis",
  // The ring is round the whole box.
  outline: "none",
  "@media": { [touch]: { fontSize: "1rem" } },
});
