import { vars } from "@precise/ui/styles/theme.css";
import { globalStyle, style } from "@vanilla-extract/css";

export const part = style({ display: "grid", gap: vars.space[12] });
export const applied = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[12],
  // A quiet button's own padding would set its words off from the figures above.
  marginInlineEnd: `-${vars.space[12]}`,
});
globalStyle(`${applied} > form`, { flexShrink: 0 });
export const code = style({ overflowWrap: "anywhere" });
export const acts = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[12],
  paddingTop: vars.space[8],
});
export const handle = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.size.touch,
  fontWeight: vars.weight.medium,
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
  listStyle: "none",
});
globalStyle(`${handle}::-webkit-details-marker`, { display: "none" });
/** An empty status takes no space. */
export const status = style({ selectors: { "&:empty": { marginTop: `-${vars.space[12]}` } } });
