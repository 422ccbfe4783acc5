import { style } from "@vanilla-extract/css";
import { from } from "../styles/media.ts";
import { vars } from "../styles/theme.css.ts";

/** Sticks to the top; the bar above it scrolls away, so that it takes less room without moving anything. */
export const header = style({
  position: "sticky",
  top: 0,
  zIndex: vars.layer.header,
  background: vars.colour.page,
  borderBottom: `1px solid ${vars.colour.line}`,
});
export const bar = style({
  display: "grid",
  gridTemplateColumns: "auto 1fr auto",
  alignItems: "center",
  gap: `0 ${vars.space[8]}`,
  minHeight: 64,
  paddingBlock: vars.space[8],
  "@media": {
    [from("large")]: {
      gridTemplateColumns: "auto auto minmax(200px, 1fr) auto",
      gap: vars.space[24],
      minHeight: 72,
    },
  },
});
export const logo = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.size.touch,
  textDecoration: "none",
});
export const tools = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "end",
  gap: vars.space[4],
});
export const searchPlace = style({
  gridColumn: "1 / -1",
  paddingTop: vars.space[4],
  "@media": {
    [from("large")]: { gridColumn: "auto", paddingTop: 0, justifySelf: "end", width: "100%", maxWidth: 360 },
  },
});
/** Categories as a row: on phones it scrolls sideways under the bar, on wide screens it stands in it. */
export const categories = style({
  gridColumn: "1 / -1",
  display: "flex",
  gap: vars.space[4],
  overflowX: "auto",
  marginInline: `-${vars.space[16]}`,
  paddingInline: vars.space[8],
  scrollbarWidth: "none",
  "@media": { [from("large")]: { gridColumn: "auto", margin: 0, padding: 0, overflow: "visible" } },
});
export const category = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.size.touch,
  paddingInline: vars.space[8],
  whiteSpace: "nowrap",
  textDecoration: "none",
  fontWeight: 500,
  borderBottom: "2px solid transparent",
  selectors: { "&:hover": { borderColor: vars.colour.accent } },
});
export const sale = style({ color: vars.colour.critical });
/** Order on phones: logo and tools, then search, then categories. */
export const place = {
  categories: style({
    order: 3,
    minWidth: 0,
    gridColumn: "1 / -1",
    "@media": { [from("large")]: { order: 1, gridColumn: "auto" } },
  }),
  search: style({
    order: 2,
    gridColumn: "1 / -1",
    "@media": { [from("large")]: { order: 2, gridColumn: "auto" } },
  }),
  tools: style({ order: 1, gridColumn: 3, "@media": { [from("large")]: { order: 3, gridColumn: "auto" } } }),
};
