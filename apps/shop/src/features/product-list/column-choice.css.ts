import { below, from, noScript } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style, styleVariants } from "@vanilla-extract/css";

export const choice = style({
  display: "flex",
  marginInlineStart: "auto",
  "@media": { [below("medium")]: { display: "none" }, [noScript]: { display: "none" } },
});
const button = style({
  display: "grid",
  placeItems: "center",
  width: vars.size.touch,
  height: vars.size.touch,
  borderRadius: vars.radius.medium,
  color: vars.colour.edge,
});
const lit = { color: vars.colour.ink, background: vars.colour.sunken } as const;
/** What is chosen shows before the page's scripts have come: by the attribute that the first script sets. */
export const column = styleVariants({ 2: "2", 3: "3", 4: "4" } as const, (columns) => [
  button,
  {
    selectors: {
      [`:root[data-columns="${columns}"] &`]: lit,
      ...(columns === "3" ? { ":root:not([data-columns]) &": lit } : {}),
    },
    ...(columns === "4" ? { display: "none", "@media": { [from("wide")]: { display: "grid" } } } : {}),
  },
]);
export const bars = style({ display: "flex", gap: 3 });
export const bar = style({ width: 4, height: 16, borderRadius: 1, background: "currentColor" });
