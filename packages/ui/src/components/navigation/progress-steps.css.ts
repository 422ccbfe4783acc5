import { style } from "@vanilla-extract/css";
import { from } from "../../styles/media.ts";
import { vars } from "../../styles/theme.css.ts";

export const steps = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "1fr",
  gap: vars.space[8],
});
export const step = style({
  paddingTop: vars.space[8],
  borderTop: `3px solid ${vars.colour.line}`,
  fontSize: vars.fontSize[13],
  color: vars.colour.muted,
  selectors: {
    '&[data-state="done"]': { borderColor: vars.colour.ink },
    '&[data-state="now"]': { borderColor: vars.colour.accent, color: vars.colour.ink, fontWeight: 600 },
  },
  "@media": { [from("medium")]: { fontSize: vars.fontSize[15] } },
});
