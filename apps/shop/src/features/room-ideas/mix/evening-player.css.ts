import { vars } from "@precise/ui/styles/theme.css";
import { style, styleVariants } from "@vanilla-extract/css";

/** Over the picture, whose place in the stage it shares. */
const surface = style({
  gridArea: "picture",
  position: "relative",
  width: "100%",
  aspectRatio: "8 / 5",
  borderRadius: vars.radius.medium,
  transition: `opacity ${vars.motion.calm}`,
});
export const canvas = styleVariants({
  lit: [surface, { opacity: 1 }],
  waiting: [surface, { opacity: 0 }],
});
export const note = style({
  gridArea: "note",
  color: vars.colour.muted,
  fontSize: vars.fontSize[13],
  selectors: { "&:empty": { display: "none" } },
});
/** The place of the picture again, for what lies on it. */
export const over = style({ gridArea: "picture", position: "relative" });
