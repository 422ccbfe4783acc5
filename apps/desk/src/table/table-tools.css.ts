import { below, hoverable, touch } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const filtersButton = style({
  display: "none",
  "@media": {
    [below("medium")]: {
      display: "inline-flex",
      alignItems: "center",
      gap: vars.space[8],
      minHeight: 36,
      paddingInline: vars.space[12],
      border: `${vars.size.hairline} solid ${vars.colour.edge}`,
      borderRadius: vars.radius.medium,
      background: vars.colour.raised,
    },
    [touch]: { minHeight: vars.size.touch },
  },
});
/** Its children are the tools' own: they wrap with them. */
export const filters = style({ display: "contents" });
export const foldedFilters = style({
  display: "contents",
  "@media": { [below("medium")]: { display: "none" } },
});
export const end = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[8],
  marginInlineStart: "auto",
});
export const group = style({ padding: vars.space[4] });
export const legend = style({
  padding: `${vars.space[8]} ${vars.space[8]} ${vars.space[4]}`,
  color: vars.colour.muted,
  fontSize: vars.fontSize[13],
  fontWeight: vars.weight.strong,
});
export const choice = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[12],
  minHeight: 36,
  paddingInline: vars.space[8],
  borderRadius: vars.radius.medium,
  cursor: "pointer",
  "@media": {
    [hoverable]: { ":hover": { background: vars.colour.sunken } },
    [touch]: { minHeight: vars.size.touch },
  },
});
