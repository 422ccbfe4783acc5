import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const form = style({ display: "grid", gap: vars.space[8], maxWidth: vars.size.form });
export const label = style({ fontWeight: vars.weight.strong });
export const row = style({ display: "flex", flexWrap: "wrap", gap: vars.space[8] });
export const input = style({
  flex: "1 1 180px",
  minWidth: 0,
  minHeight: vars.size.control,
  padding: `${vars.space[8]} ${vars.space[16]}`,
  background: vars.colour.raised,
  border: `${vars.size.hairline} solid ${vars.colour.edge}`,
  borderRadius: vars.radius.pill,
  // 16 px and more, or iOS zooms the page when the field is focused.
  fontSize: "1rem",
});
/** Empty it takes no room, the grid's gap included; it is there from the start, or nothing would be read out. */
export const message = style({ selectors: { "&:empty": { marginTop: `-${vars.space[8]}` } } });
export const consent = style({ color: vars.colour.muted, fontSize: vars.fontSize[13] });
