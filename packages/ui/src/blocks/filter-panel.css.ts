import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "../styles/media.ts";
import { vars } from "../styles/theme.css.ts";

/** Closed behind a button on phones; an open column from large screens up. */
export const panel = style({
  border: `1px solid ${vars.colour.line}`,
  borderRadius: vars.radius.medium,
  "@media": { [from("large")]: { "@supports": { "selector(::details-content)": { border: 0 } } } },
});
export const toggle = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: vars.size.control,
  paddingInline: vars.space[16],
  fontWeight: 600,
  "@media": { [from("large")]: { "@supports": { "selector(::details-content)": { display: "none" } } } },
});
globalStyle(`${panel}::details-content`, {
  "@media": { [from("large")]: { contentVisibility: "visible", display: "block", height: "auto" } },
});
export const form = style({
  display: "grid",
  padding: `0 ${vars.space[16]} ${vars.space[16]}`,
  "@media": { [from("large")]: { "@supports": { "selector(::details-content)": { padding: 0 } } } },
});
export const group = style({ borderTop: `1px solid ${vars.colour.line}`, paddingBlock: vars.space[4] });
export const groupTitle = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: vars.size.touch,
  fontWeight: 600,
  selectors: {
    // A chevron; drawn, for a sign would be read aloud.
    "&::after": {
      content: "",
      width: 8,
      height: 8,
      margin: `0 ${vars.space[8]} ${vars.space[4]}`,
      border: "solid currentColor",
      borderWidth: `0 ${vars.size.ring} ${vars.size.ring} 0`,
      transform: "rotate(45deg)",
      transition: `transform ${vars.motion.quick}`,
    },
    "details[open] > &::after": { marginBottom: `-${vars.space[4]}`, transform: "rotate(-135deg)" },
  },
});
/** Long lists scroll within themselves. */
export const options = style({
  maxHeight: 264,
  overflowY: "auto",
  paddingBottom: vars.space[8],
  scrollbarWidth: "thin",
});
export const range = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: vars.space[8],
  paddingBottom: vars.space[12],
});
export const rangeField = style({
  display: "grid",
  gap: vars.space[4],
  fontSize: vars.fontSize[13],
  color: vars.colour.muted,
});
export const rangeInput = style({
  width: "100%",
  minHeight: vars.size.touch,
  paddingInline: vars.space[8],
  background: vars.colour.raised,
  border: `1px solid ${vars.colour.edge}`,
  borderRadius: vars.radius.medium,
  fontSize: "1rem",
  color: vars.colour.ink,
});
export const apply = style({
  position: "sticky",
  bottom: 0,
  paddingBlock: vars.space[12],
  background: vars.colour.page,
});
