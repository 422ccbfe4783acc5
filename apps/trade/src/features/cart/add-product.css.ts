import { vars } from "@precise/ui/styles/theme.css";
import { style, styleVariants } from "@vanilla-extract/css";

const base = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  paddingBlock: vars.space[8],
});
export const add = styleVariants({
  page: [base, { gap: vars.space[12] }],
  // Above the card's link, which covers all of it; at the card's lower edge, so that those of one row line up.
  card: [base, { position: "relative", zIndex: vars.layer.above, gap: vars.space[8], marginTop: "auto" }],
});
export const field = style({ width: "4rem" });
export const problem = style({ width: "100%", selectors: { "&:empty": { display: "none" } } });
