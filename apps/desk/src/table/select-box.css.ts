import { touch } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const boxLabel = style({
  display: "grid",
  placeItems: "center",
  width: 36,
  minHeight: 32,
  "@media": { [touch]: { width: vars.size.touch, minHeight: vars.size.touch } },
});
export const box = style({
  selectors: {
    "&:indeterminate": { background: vars.colour.accent, borderColor: vars.colour.accent },
    "&:indeterminate::after": {
      content: '""',
      position: "absolute",
      inset: "8px 4px auto",
      borderTop: `${vars.size.ring} solid ${vars.colour.onAccent}`,
    },
  },
});
