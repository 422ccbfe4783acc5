import { style } from "@vanilla-extract/css";
import { from } from "../../styles/media.ts";
import { vars } from "../../styles/theme.css.ts";

export const page = style({
  display: "grid",
  gap: vars.space[24],
  width: "100%",
  maxWidth: vars.size.dialog,
  paddingBlock: vars.space[32],
  "@media": { [from("large")]: { paddingBlock: vars.space[64] } },
});
export const head = style({ display: "grid", gap: vars.space[8] });
export const text = style({ color: vars.colour.muted });
export const form = style({ display: "grid", gap: vars.space[24] });
