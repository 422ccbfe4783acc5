import { control } from "@precise/ui/components/inputs/field.css";
import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const form = style({ display: "grid", gap: vars.space[8], maxWidth: vars.size.form });
export const label = style({ fontWeight: vars.weight.strong });
export const row = style({ display: "flex", flexWrap: "wrap", gap: vars.space[8] });
export const input = style([control.pill, { flex: "1 1 180px" }]);
/** Empty it takes no room, the grid's gap included; it is there from the start, or nothing would be read out. */
export const message = style({ selectors: { "&:empty": { marginTop: `-${vars.space[8]}` } } });
export const consent = style({ color: vars.colour.muted, fontSize: vars.fontSize[13] });
