import { style } from "@vanilla-extract/css";
import { below, from } from "../../styles/media.ts";
import { settles } from "../header/site-header.css.ts";

/** On phones field and panel are cells of the screen that opens. */
export const place = style({
  display: "contents",
  "@media": { [from("medium")]: { display: "block" } },
});
/** It settles with the header's other parts; the panel must not, or it would hang from the field instead of the header. */
export const field = style([
  settles,
  { minWidth: 0, "@media": { [below("medium")]: { animation: "none" } } },
]);
