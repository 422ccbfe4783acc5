import { style } from "@vanilla-extract/css";

export const scan = style({ display: "grid", maxWidth: "360px" });
export const came = style({ display: "inline-block", width: "10ch" });
export const narrow = style({ maxWidth: "240px" });
