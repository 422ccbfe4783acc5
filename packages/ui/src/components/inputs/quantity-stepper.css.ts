import { style } from "@vanilla-extract/css";
import { noScript } from "../../styles/media.ts";
import { vars } from "../../styles/theme.css.ts";

export const stepper = style({
  display: "inline-flex",
  alignItems: "stretch",
  height: vars.size.control,
  border: `${vars.size.hairline} solid ${vars.colour.edge}`,
  borderRadius: vars.radius.pill,
  background: vars.colour.raised,
  overflow: "clip",
  // There is only the number left.
  "@media": { print: { border: 0 } },
});
export const step = style({
  width: vars.size.touch,
  fontSize: vars.fontSize[20],
  lineHeight: 1,
  outlineOffset: `-${vars.space[4]}`,
  borderRadius: vars.radius.pill,
  selectors: { '&[aria-disabled="true"]': { color: vars.colour.edge, cursor: "not-allowed" } },
  "@media": { [noScript]: { display: "none" } },
});
export const input = style({
  width: 56,
  background: "none",
  textAlign: "center",
  fontSize: "1rem",
  padding: 0,
  outlineOffset: `-${vars.space[4]}`,
  borderRadius: vars.radius.medium,
  appearance: "textfield",
  selectors: { "&::-webkit-inner-spin-button": { appearance: "none", margin: 0 } },
});
/** On a line of its own, after everything else in the row. It is there from the start, or nothing would be read out. */
export const note = style({
  order: 1,
  flexBasis: "100%",
  color: vars.colour.caution,
  selectors: { "&:empty": { position: "absolute" } },
});
