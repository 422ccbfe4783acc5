import { from } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";
import { pending } from "./filter-form.css.ts";

export const columns = style({
  "@media": {
    [from("large")]: {
      display: "grid",
      gridTemplateColumns: `${vars.size.sidebar} minmax(0, 1fr)`,
      gap: vars.space[48],
      alignItems: "start",
    },
  },
});
export const results = style({ display: "grid", gap: vars.space[16], minWidth: 0, gridColumn: -2 });
/** Products of the choice before, while the new ones are on their way; an answer that comes at once changes nothing. */
export const products = style({
  display: "grid",
  gap: vars.space[32],
  transition: `opacity ${vars.motion.calm}`,
  selectors: { [`${pending} ~ ${results} &`]: { opacity: 0.4, transitionDelay: "200ms" } },
});
export const toolbar = style({ display: "flex", alignItems: "center", gap: vars.space[12] });
/** Tools that need a line of their own on phones. */
export const wrappingToolbar = style([toolbar, { flexWrap: "wrap" }]);
export const filterButton = style({ "@media": { [from("large")]: { display: "none" } } });
