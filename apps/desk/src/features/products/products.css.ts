import { below } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { globalStyle, style } from "@vanilla-extract/css";
import { besideNavigation } from "#desk/styles/media.ts";

export const mark = style({ color: vars.colour.caution });
export const rowPicture = style({
  display: "block",
  width: 28,
  height: 28,
  objectFit: "cover",
  borderRadius: vars.radius.small,
  background: vars.colour.sunken,
});
/** A list of names is cut where a column ends; its title has all. */
export const cut = style({
  display: "block",
  maxWidth: 200,
  overflow: "hidden",
  textOverflow: "ellipsis",
  "@media": { [below("medium")]: { maxWidth: "none", whiteSpace: "normal" } },
});
export const plainList = style({
  display: "grid",
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: "none",
});

/** What is read and seen on the left, what it is sold as on the right; on phones one under the other. */
export const form = style({
  display: "grid",
  gap: vars.space[24],
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [besideNavigation]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 420px)" } },
});
export const part = style({
  display: "grid",
  gap: vars.space[16],
  minWidth: 0,
  margin: 0,
  padding: vars.space[16],
  background: vars.colour.raised,
  border: `${vars.size.hairline} solid ${vars.colour.line}`,
  borderRadius: vars.radius.medium,
});
export const hint = style({ margin: 0, color: vars.colour.muted, fontSize: vars.fontSize[13] });
export const pair = style({
  display: "grid",
  gap: vars.space[16],
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 180px), 1fr))",
});
export const attributes = style({
  display: "grid",
  gap: vars.space[16],
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 240px), 1fr))",
});
export const groupName = style({
  display: "block",
  marginBottom: vars.space[4],
  padding: 0,
  fontWeight: 600,
  fontSize: vars.fontSize[15],
});
export const choices = style({
  display: "grid",
  maxHeight: 264,
  overflowY: "auto",
  padding: vars.space[4],
  border: `${vars.size.hairline} solid ${vars.colour.edge}`,
  borderRadius: vars.radius.medium,
});
export const choice = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[12],
  minHeight: 36,
  padding: `${vars.space[4]} ${vars.space[8]}`,
  cursor: "pointer",
});
export const chips = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[8],
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const chip = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[8],
  minHeight: 32,
  paddingInline: vars.space[12],
  borderRadius: vars.radius.pill,
  background: vars.colour.accentSoft,
  fontSize: vars.fontSize[13],
});
export const breakRow = style({
  display: "grid",
  gridTemplateColumns: "minmax(90px, 1fr) minmax(0, 2fr) auto",
  gap: vars.space[8],
  alignItems: "end",
  "@media": { [below("medium")]: { gridTemplateColumns: "1fr auto" } },
});
/** On a phone a price has a row of its own, where the longest is seen whole. */
globalStyle(`${breakRow} > :nth-child(2)`, {
  "@media": { [below("medium")]: { gridRow: 2, gridColumn: "1 / -1" } },
});
/** In reach however long the form is. */
export const saveBar = style({
  position: "sticky",
  zIndex: vars.layer.bar,
  bottom: vars.space[8],
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: vars.space[8],
  padding: `${vars.space[8]} ${vars.space[16]}`,
  background: vars.colour.raised,
  border: `${vars.size.hairline} solid ${vars.colour.line}`,
  borderRadius: vars.radius.medium,
  boxShadow: vars.shadow.raised,
  // On a screen so low it would lie over what is being typed.
  "@media": { "(max-height: 480px)": { position: "static" } },
});
export const saveWords = style({
  marginInlineEnd: "auto",
  fontSize: vars.fontSize[13],
  color: vars.colour.muted,
  "@media": { [below("medium")]: { flexBasis: "100%" } },
});
