import { below } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const head = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[8],
  paddingBlock: vars.space[16],
});
export const title = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `${vars.space[4]} ${vars.space[16]}`,
});
/** Denser than in the shop: the list is the purpose of this page. */
export const name = style({ fontSize: vars.fontSize[31] });
export const count = style({ color: vars.colour.muted });
export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[8],
  marginInlineStart: "auto",
  "@media": { [below("medium")]: { order: 1, width: "100%", justifyContent: "space-between" } },
});
