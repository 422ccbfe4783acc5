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
const unchosen = ":root:not([data-columns]) &";
const chosen = (columns: number) => ({ [`:root[data-columns="${columns}"] &`]: lit });
const shownFrom = (least: "wide" | "broad") => ({ "@media": { [from(least)]: { display: "grid" } } });
/**
 * What is chosen, else what a screen has by itself, shows before the page's scripts have come: by the attribute that the first
 * script sets.
 */
export const column = styleVariants({
  2: [button, { selectors: chosen(2) }],
  3: [button, { selectors: chosen(3), "@media": { [below("broad")]: { selectors: { [unchosen]: lit } } } }],
  4: [
    button,
    { display: "none", selectors: chosen(4) },
    shownFrom("wide"),
    { "@media": { [from("broad")]: { selectors: { [unchosen]: lit } } } },
  ],
  5: [button, { display: "none", selectors: chosen(5) }, shownFrom("broad")],
});
export const bars = style({ display: "flex", gap: 3 });
export const bar = style({ width: 4, height: 16, borderRadius: 1, background: "currentColor" });
