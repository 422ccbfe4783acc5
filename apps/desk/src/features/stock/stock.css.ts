import { style } from "@vanilla-extract/css";

/** First on a phone, at the side where there is room. */
export const beside = style({ "@media": { "(min-width: 1024px)": { order: 1 } } });
export const scan = style({ display: "grid", maxWidth: "360px" });
export const came = style({ display: "inline-block", width: "10ch" });
export const narrow = style({ maxWidth: "240px" });
