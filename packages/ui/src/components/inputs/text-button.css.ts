import { style } from "@vanilla-extract/css";
import { vars } from "../../styles/theme.css.ts";
import { disabledLook } from "./button.css.ts";

/** A button that reads as a link in a line of text: it changes what is asked, not where one is. */
export const textButton = style({
  minHeight: vars.size.touch,
  fontWeight: vars.weight.medium,
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
  selectors: { "&:disabled": disabledLook },
});
