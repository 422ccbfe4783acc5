import { from, hoverable, noScript } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const search = style({
  display: "grid",
  gap: vars.space[8],
  width: "100%",
  maxWidth: vars.size.form,
  "@media": { [noScript]: { display: "none" } },
});
export const searchLabel = style({ fontWeight: vars.weight.strong });
/** It has its line from the start, so that nothing moves when it speaks. */
export const count = style({ minHeight: "1.5em", color: vars.colour.muted });

export const columns = style({
  display: "grid",
  gap: vars.space[32],
  paddingBottom: vars.space[48],
  "@media": {
    [from("large")]: {
      gridTemplateColumns: "220px minmax(0, 1fr)",
      gap: vars.space[64],
      alignItems: "start",
    },
  },
});
export const topics = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[8],
  "@media": { [from("large")]: { position: "sticky", top: vars.space[96], flexDirection: "column", gap: 0 } },
});
export const topic = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.size.touch,
  paddingInline: vars.space[16],
  border: `${vars.size.hairline} solid ${vars.colour.line}`,
  borderRadius: vars.radius.pill,
  textDecoration: "none",
  "@media": {
    [from("large")]: { paddingInline: 0, border: 0 },
    [hoverable]: { ":hover": { textDecoration: "underline" } },
  },
});
export const groups = style({ display: "grid", gap: vars.space[48], minWidth: 0 });
export const groupTitle = style({ marginBottom: vars.space[12], scrollMarginTop: vars.space[96] });
export const answer = style({ borderTop: `${vars.size.hairline} solid ${vars.colour.line}` });
export const question = style({
  display: "grid",
  gridTemplateColumns: "1fr auto",
  alignItems: "center",
  gap: vars.space[16],
  minHeight: vars.size.control,
  paddingBlock: vars.space[16],
  fontSize: vars.fontSize[17],
  fontWeight: vars.weight.medium,
  lineHeight: vars.lineHeight.snug,
  listStyle: "none",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
  "::after": {
    content: "",
    width: vars.space[8],
    height: vars.space[8],
    marginInlineEnd: vars.space[4],
    borderInlineEnd: `${vars.size.ring} solid currentColor`,
    borderBottom: `${vars.size.ring} solid currentColor`,
    color: vars.colour.accent,
    transform: "rotate(45deg)",
    transition: `transform ${vars.motion.quick}`,
  },
});
export const opened = style({
  selectors: { [`${answer}[open] > &::after`]: { transform: "rotate(225deg)" } },
});
/** Room for the question above it, when the address leads here. */
export const answerText = style({ paddingBottom: vars.space[24], scrollMarginTop: "168px" });

export const contact = style({
  display: "grid",
  gap: vars.space[32],
  paddingBlock: vars.space[48],
  borderTop: `${vars.size.hairline} solid ${vars.colour.line}`,
  scrollMarginTop: vars.space[64],
  "@media": {
    [from("large")]: {
      gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
      gap: vars.space[64],
      alignItems: "start",
    },
  },
});
export const contactWays = style({ display: "grid", gap: vars.space[16], alignContent: "start" });
export const way = style({
  display: "grid",
  gap: vars.space[2],
  alignContent: "center",
  minHeight: vars.size.touch,
  textDecoration: "none",
});
export const wayName = style({ color: vars.colour.muted, fontSize: vars.fontSize[13] });
export const wayValue = style({ fontSize: vars.fontSize[20], textDecoration: "underline" });
