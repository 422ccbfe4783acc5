import { style } from "@vanilla-extract/css";
import { vars } from "../../styles/theme.css.ts";

const lampSize = vars.space[12];

export const list = style({ display: "grid" });
/** A wire with a lamp for each thing that happened; only the latest is lit. */
export const entry = style({
  position: "relative",
  paddingInlineStart: vars.space[32],
  paddingBottom: vars.space[24],
  selectors: {
    "&:last-child": { paddingBottom: 0 },
    "&::before": {
      content: "",
      position: "absolute",
      insetInlineStart: 0,
      top: "0.35em",
      width: lampSize,
      height: lampSize,
      borderRadius: vars.radius.pill,
      background: vars.colour.accent,
    },
    "&:last-child::before": {
      background: vars.colour.glow,
      boxShadow: `0 0 10px 2px ${vars.colour.glow}`,
    },
    "&:not(:last-child)::after": {
      content: "",
      position: "absolute",
      insetInlineStart: "5px",
      top: "1.4em",
      bottom: "0",
      width: vars.size.ring,
      background: vars.colour.line,
    },
  },
});
export const when = style({ color: vars.colour.muted, fontSize: vars.fontSize[13] });
