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
/** Draws the arrow: the system's own sits on the border. */
export const frame = style({
  position: "relative",
  display: "inline-flex",
  selectors: {
    "&::after": {
      content: '""',
      position: "absolute",
      insetInlineEnd: 18,
      top: "50%",
      width: 8,
      height: 8,
      borderRight: "2px solid currentColor",
      borderBottom: "2px solid currentColor",
      transform: "translateY(-70%) rotate(45deg)",
      pointerEvents: "none",
    },
  },
});
export const select = style({
  minHeight: vars.size.touch,
  maxWidth: "52vw",
  paddingInline: `${vars.space[16]} 40px`,
  color: vars.colour.ink,
  backgroundColor: vars.colour.page,
  border: `1px solid ${vars.colour.edge}`,
  borderRadius: vars.radius.pill,
  appearance: "none",
  textOverflow: "ellipsis",
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
