import { from } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const list = style({
  display: "grid",
  gap: `${vars.space[8]} ${vars.space[24]}`,
  "@media": { [from("medium")]: { gridTemplateColumns: "1fr 1fr" } },
});
export const row = style({ display: "grid", gridTemplateColumns: "96px 1fr", alignItems: "center" });
export const keys = style({ display: "flex", gap: vars.space[4] });
