import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const form = style({ display: "flex", flexWrap: "wrap", gap: vars.space[12], alignItems: "center" });
export const button = style({ flex: "1 1 140px" });
export const limit = style({
  flexBasis: "100%",
  color: vars.colour.caution,
  // It stays in the page while it says nothing: only then is it announced when it does.
  selectors: { "&:empty": { marginTop: `-${vars.space[12]}` } },
});
