import { below, hoverable } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style, styleVariants } from "@vanilla-extract/css";

/** On phones each cell of a card carries its head. */
export const head = style({
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
const base = style({
  position: "sticky",
  top: 0,
  zIndex: vars.layer.above,
  height: 36,
  paddingInline: vars.space[8],
  selectors: { "[data-density=roomy] &": { paddingInline: vars.space[12] } },
  background: vars.colour.sunken,
  borderBottom: `${vars.size.hairline} solid ${vars.colour.line}`,
  color: vars.colour.muted,
  fontSize: vars.fontSize[13],
  fontWeight: vars.weight.strong,
  textAlign: "start",
  whiteSpace: "nowrap",
});
export const cell = styleVariants({ start: [base], end: [base, { textAlign: "end" }] });
/** Over the cells that stay in sight, and over the heads that go under it. */
const corner = { zIndex: vars.layer.bar, insetInlineStart: 0 } as const;
export const first = style(corner);
export const firstAfterBox = style({ ...corner, insetInlineStart: 44 });
export const boxCell = style([base, corner, { width: 44, paddingInline: vars.space[4] }]);
const sortBase = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[4],
  minHeight: 32,
  fontWeight: vars.weight.strong,
  fontSize: vars.fontSize[13],
  color: "inherit",
});
/** The arrow is on the side where the digits do not line up. */
export const sort = styleVariants({
  start: [sortBase],
  end: [sortBase, { flexDirection: "row-reverse" }],
});
export const arrow = style({ display: "grid", color: vars.colour.accent, fontSize: vars.fontSize[13] });
/** Keeps its room, so that nothing moves when a column is sorted. */
export const noArrow = style({
  display: "grid",
  fontSize: vars.fontSize[13],
  opacity: 0,
  "@media": { [hoverable]: { selectors: { [`${sortBase}:hover &`]: { opacity: 0.6 } } } },
});
