import { vars } from "@precise/ui/styles/theme.css";
import { globalStyle, style } from "@vanilla-extract/css";
import { besideNavigation, filledList } from "#desk/styles/media.ts";

const base = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[16],
  width: "100%",
  minWidth: 0,
  padding: vars.space[16],
  "@media": { [besideNavigation]: { padding: `${vars.space[16]} ${vars.space[24]} ${vars.space[24]}` } },
});
/** On a very wide screen an amount stays near the name that it is of. */
export const page = style([base, { maxWidth: 1480, paddingBottom: vars.space[64] }]);
export const filled = style([base, { "@media": { [filledList]: { flex: "1 1 0", minHeight: 420 } } }]);
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[8]} ${vars.space[16]}`,
  minHeight: vars.size.controlSmall,
});
/** As high as a line with buttons, which may come later. */
globalStyle(`${head} > h1`, { paddingBlock: 6 });
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[8],
  marginInlineStart: "auto",
});
