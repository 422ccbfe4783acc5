import { style } from "@vanilla-extract/css";
import { from } from "../../styles/media.ts";
import { vars } from "../../styles/theme.css.ts";

const lampSize = vars.space[16];

/** A string of lamps: those behind are lit, those ahead are not yet. Upright on phones. */
export const way = style({
  display: "grid",
  gap: vars.space[16],
  "@media": { [from("medium")]: { gridAutoFlow: "column", gridAutoColumns: "1fr", gap: 0 } },
});
export const step = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: vars.space[12],
  color: vars.colour.muted,
  selectors: {
    '&[data-state="done"]': { color: vars.colour.ink },
    "&[aria-current]": { fontWeight: vars.weight.strong },
    // The wire from the lamp before.
    "&:not(:first-child)::before": {
      content: "",
      position: "absolute",
      insetInlineStart: `calc(${lampSize} / 2 - 1px)`,
      bottom: "calc(50% + 8px)",
      height: `calc(100% + ${vars.space[16]} - ${lampSize})`,
      width: vars.size.ring,
      background: vars.colour.line,
    },
    '&[data-state="done"]:not(:first-child)::before': { background: vars.colour.accent },
  },
  "@media": {
    [from("medium")]: {
      flexDirection: "column",
      gap: vars.space[8],
      textAlign: "center",
      selectors: {
        "&:not(:first-child)::before": {
          insetInlineStart: `calc(-50% + ${lampSize} / 2)`,
          top: `calc(${lampSize} / 2 - 1px)`,
          bottom: "auto",
          width: `calc(100% - ${lampSize})`,
          height: vars.size.ring,
        },
      },
    },
  },
});
export const lamp = style({
  flexShrink: 0,
  width: lampSize,
  height: lampSize,
  borderRadius: vars.radius.pill,
  border: `${vars.size.ring} solid ${vars.colour.line}`,
  background: vars.colour.page,
  selectors: {
    [`${step}[data-state="done"] &`]: { borderColor: vars.colour.accent, background: vars.colour.accent },
    [`${step}[aria-current] &`]: {
      background: vars.colour.glow,
      boxShadow: `0 0 12px 3px ${vars.colour.glow}`,
    },
  },
});
