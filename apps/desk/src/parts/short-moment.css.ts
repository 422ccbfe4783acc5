import { style } from "@vanilla-extract/css";

/** A day and its time stand on one line. */
export const moment = style({ whiteSpace: "nowrap" });
