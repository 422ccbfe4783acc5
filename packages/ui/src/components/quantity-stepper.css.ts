import { style } from "@vanilla-extract/css";
import { vars } from "../styles/theme.css.ts";

export const stepper = style({
  display: "inline-grid",
  gridTemplateColumns: "44px 56px 44px",
  alignItems: "stretch",
  height: 48,
  border: `1px solid ${vars.colour.edge}`,
  borderRadius: vars.radius.pill,
  background: vars.colour.raised,
  overflow: "clip",
});
export const step = style({
  fontSize: "1.25rem",
  lineHeight: 1,
});
export const input = style({
  width: "100%",
  background: "none",
  textAlign: "center",
  fontSize: "1rem",
  padding: 0,
  appearance: "textfield",
  selectors: { "&::-webkit-inner-spin-button": { appearance: "none", margin: 0 } },
});
