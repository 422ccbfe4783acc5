import { style } from "@vanilla-extract/css";
import { below, from, hoverable, touch } from "../../styles/media.ts";
import { vars } from "../../styles/theme.css.ts";

const hairline = `${vars.size.hairline} solid ${vars.colour.line}`;

export const footer = style({
  background: vars.colour.sunken,
  marginTop: vars.space[32],
  paddingBlock: `${vars.space[24]} ${vars.space[12]}`,
  "@media": {
    [from("medium")]: { marginTop: vars.space[64], paddingBlock: `${vars.space[48]} ${vars.space[24]}` },
  },
});
/** The offer beside its form; one under the other on phones. */
export const newsletter = style({
  display: "grid",
  gap: vars.space[12],
  paddingBottom: vars.space[16],
  borderBottom: hairline,
  "@media": {
    [from("medium")]: { gap: vars.space[24], paddingBottom: vars.space[48] },
    [from("large")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", alignItems: "start" },
  },
});
export const offerTitle = style({
  fontSize: vars.fontSize[25],
  marginBottom: vars.space[8],
  "@media": { [below("medium")]: { fontSize: vars.fontSize[20], marginBottom: vars.space[4] } },
});
/** Beside each other and open from tablets up; on phones two and two, each folded, and an open one over the whole width. */
export const columns = style({
  "@media": {
    [below("medium")]: {
      display: "grid",
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      columnGap: vars.space[24],
    },
    [from("medium")]: {
      display: "grid",
      columnGap: vars.space[24],
      gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
      paddingBlock: vars.space[48],
    },
  },
});
export const fold = style({
  "@media": {
    [below("medium")]: {
      borderBottom: hairline,
      selectors: { "&[open]": { gridColumn: "1 / -1" } },
    },
    [from("medium")]: {
      selectors: { "&::details-content": { contentVisibility: "visible", blockSize: "auto" } },
    },
  },
});
export const foldTitle = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: vars.size.control,
  fontWeight: vars.weight.strong,
  // What opens it says so.
  selectors: { "&::after": { content: '"+"' }, "[open] > &::after": { content: '"−"' } },
  // A browser that cannot show the links without it keeps it.
  "@supports": {
    "selector(::details-content)": { "@media": { [from("medium")]: { display: "none" } } },
  },
});
export const foldLinks = style({
  "@media": { [below("medium")]: { paddingBottom: vars.space[12] } },
});
export const title = style({
  "@media": { [below("medium")]: { display: "none" } },
  fontFamily: vars.fontFamily.body,
  fontSize: vars.fontSize[15],
  fontWeight: vars.weight.strong,
  letterSpacing: 0,
  marginBottom: vars.space[8],
});
export const muted = style({ color: vars.colour.muted });
const plainLink = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 36,
  overflowWrap: "anywhere",
  color: vars.colour.muted,
  textDecoration: "none",
  "@media": {
    [touch]: { minHeight: vars.size.touch },
    [hoverable]: {
      selectors: { "&:hover": { color: vars.colour.ink, textDecoration: "underline" } },
    },
  },
});
export const link = plainLink;
/** How the shop is reached, where it is, and how one pays. */
export const meet = style({
  display: "grid",
  gap: vars.space[12],
  paddingBlock: vars.space[12],
  borderTop: hairline,
  "@media": {
    [from("medium")]: {
      gap: vars.space[24],
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      paddingBlock: vars.space[32],
    },
    [from("large")]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
  },
});
export const pay = style({ "@media": { [from("large")]: { gridColumn: "span 2" } } });
/** Phone and e-mail share a line on phones. */
export const reach = style({
  "@media": {
    [below("medium")]: { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: vars.space[16] },
  },
});
/** The page of showrooms says it on phones. */
export const visit = style({ "@media": { [below("medium")]: { display: "none" } } });
export const address = style({ color: vars.colour.muted, fontStyle: "normal", marginBottom: vars.space[8] });
export const note = style({
  color: vars.colour.muted,
  fontSize: vars.fontSize[13],
  marginTop: vars.space[8],
});
export const small = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${vars.space[4]} ${vars.space[24]}`,
  paddingTop: vars.space[16],
  borderTop: hairline,
  color: vars.colour.muted,
  fontSize: vars.fontSize[13],
});
export const smallLinks = style({ display: "flex", flexWrap: "wrap", columnGap: vars.space[24] });
/** A link, or a button that looks like one. */
export const smallLink = style([plainLink, { fontSize: vars.fontSize[13] }]);
