import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const card = style({ display: "grid", gap: vars.space[24], width: "min(440px, 100%)" });
/** Cameras read dark on light in either theme. */
export const picture = style({ width: "200px", maxWidth: "100%", background: "white", fill: "black" });
