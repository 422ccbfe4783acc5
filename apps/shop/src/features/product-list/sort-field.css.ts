import { below, noScript } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const sort = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[8],
  marginInlineStart: "auto",
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
export const select = style({
  minHeight: vars.size.touch,
  maxWidth: "48vw",
  paddingInline: vars.space[12],
  color: vars.colour.ink,
  backgroundColor: vars.colour.page,
  border: `1px solid ${vars.colour.edge}`,
  borderRadius: vars.radius.pill,
});
export const apply = style({
  display: "none",
  minHeight: vars.size.touch,
  paddingInline: vars.space[16],
  border: `1px solid ${vars.colour.edge}`,
  borderRadius: vars.radius.pill,
  background: "none",
  "@media": { [noScript]: { display: "block" } },
});
