import { from, noScript } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { globalStyle, style } from "@vanilla-extract/css";

export const stepForm = style({ display: "grid", gap: vars.space[24], maxWidth: vars.size.form });

export const nameRow = style({
  display: "grid",
  gap: vars.space[24],
  "@media": { [from("medium")]: { gridTemplateColumns: "1fr 1fr", gap: vars.space[16] } },
});

export const addressPart = style({ display: "grid", gap: vars.space[24] });
export const pickupPart = style({ display: "grid", gap: vars.space[24] });
// What is asked follows the choice by style alone: so it works before scripts arrive and without them.
globalStyle(`${stepForm}:has([name=method][value=pickup]:checked) ${addressPart}`, { display: "none" });
globalStyle(`${stepForm}:has([name=method][value=delivery]:checked) ${pickupPart}`, { display: "none" });

export const onlyWithoutScripts = style({
  display: "none",
  "@media": { [noScript]: { display: "block" } },
});
