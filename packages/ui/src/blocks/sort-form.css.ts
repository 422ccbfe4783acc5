import { style } from "@vanilla-extract/css";
import { noScript } from "../styles/media.ts";
import { vars } from "../styles/theme.css.ts";

export const form = style({ display: "flex", alignItems: "center", gap: vars.space[8] });
export const select = style({
  minHeight: vars.size.touch,
  paddingInline: vars.space[8],
  background: vars.colour.raised,
  border: `1px solid ${vars.colour.edge}`,
  borderRadius: vars.radius.medium,
  fontSize: "1rem",
  maxWidth: "100%",
});
/** Only where a script cannot send the form by itself. */
export const go = style({ display: "none", "@media": { [noScript]: { display: "block" } } });
