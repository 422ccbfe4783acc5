import { style, styleVariants } from "@vanilla-extract/css";
import { from } from "../../styles/media.ts";
import { vars } from "../../styles/theme.css.ts";

export const stack = styleVariants(vars.space, (gap) => ({
  display: "grid",
  gap,
  alignContent: "start",
  minWidth: 0,
}));
export const cluster = styleVariants(vars.space, (gap) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap,
}));

export const section = style({
  paddingBlock: vars.space[24],
  "@media": { [from("large")]: { paddingBlock: vars.space[32] } },
  selectors: { "&:first-of-type": { paddingTop: vars.space[48] } },
});

/** Main content beside a narrower column on wide screens. */
export const withAside = style({
  display: "grid",
  gap: vars.space[32],
  alignItems: "start",
  "@media": { [from("large")]: { gridTemplateColumns: "minmax(0, 1fr) 380px", gap: vars.space[48] } },
});
/** The column beside is as tall as both parts: the first takes what it needs. */
export const withAsideBetween = style([
  withAside,
  { "@media": { [from("large")]: { gridTemplateRows: "auto 1fr", rowGap: vars.space[32] } } },
]);
export const after = style({ "@media": { [from("large")]: { gridColumn: 1 } } });
/** A column that stays in view beside long content. */
export const stickyAside = style({
  "@media": {
    [from("large")]: {
      position: "sticky",
      top: 84,
      selectors: { [`${withAsideBetween} > &`]: { gridColumn: 2, gridRow: "1 / span 2" } },
    },
  },
});

export const measure = style({ maxWidth: "65ch" });
