import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";
import { besideNavigation } from "#desk/styles/media.ts";

/** Orders and notes on the left, who it is on the right; on phones who it is comes first. */
export const columns = style({
  display: "grid",
  gap: vars.space[32],
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [besideNavigation]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 400px)" } },
});
export const mark = style({
  marginInlineStart: vars.space[8],
  color: vars.colour.muted,
  fontSize: vars.fontSize[13],
});
export const tags = style({ display: "flex", flexWrap: "wrap", gap: vars.space[8], alignItems: "baseline" });
export const keeps = style({ margin: 0, paddingInlineStart: vars.space[16] });
