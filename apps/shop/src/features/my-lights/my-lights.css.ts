import { from, hoverable } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

const onScreenAlone = { print: { display: "none" } };

export const litRooms = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[48],
});
export const litRoom = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });
export const roomHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: `${vars.space[4]} ${vars.space[24]}`,
  paddingBottom: vars.space[12],
  borderBottom: `${vars.size.hairline} solid ${vars.colour.line}`,
  breakAfter: "avoid",
});
export const roomName = style({ fontSize: vars.fontSize[25], overflowWrap: "anywhere" });
export const muted = style({ color: vars.colour.muted, fontSize: vars.fontSize[15] });

export const line = style({
  paddingBlock: vars.space[24],
  borderBottom: `${vars.size.hairline} solid ${vars.colour.line}`,
  breakInside: "avoid",
  "@media": { print: { paddingBlock: vars.space[12] } },
});
export const light = style({
  display: "grid",
  gridTemplateColumns: "88px minmax(0, 1fr)",
  gap: `${vars.space[16]} ${vars.space[16]}`,
  alignItems: "start",
  // Below the header that stays.
  scrollMarginTop: vars.space[96],
  "@media": {
    [`screen and ${from("large")}`]: {
      gridTemplateColumns: "88px minmax(0, 1fr) minmax(0, 1.2fr)",
      columnGap: vars.space[32],
    },
  },
});
export const picture = style({
  position: "relative",
  aspectRatio: "1",
  overflow: "hidden",
  borderRadius: vars.radius.medium,
  background: vars.colour.sunken,
  "@media": {
    // The controls stand under the words, not under the picture.
    [`screen and ${from("medium")}`]: { gridRow: "span 2" },
    [`screen and ${from("large")}`]: { gridRow: "auto" },
  },
});
export const words = style({ display: "grid", gap: vars.space[4], alignContent: "start", minWidth: 0 });
export const name = style({
  fontWeight: vars.weight.medium,
  textDecoration: "none",
  overflowWrap: "anywhere",
  "@media": { [hoverable]: { ":hover": { textDecoration: "underline" } } },
});
export const link = style({ overflowWrap: "anywhere" });
export const elsewhere = style({
  display: "inline-flex",
  alignItems: "center",
  justifySelf: "start",
  minHeight: vars.size.touch,
  "@media": onScreenAlone,
});
export const controls = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[16],
  gridColumn: "1 / -1",
  "@media": {
    ...onScreenAlone,
    [`screen and ${from("medium")}`]: { gridColumn: "2 / -1" },
    [`screen and ${from("large")}`]: { gridColumn: "auto" },
  },
});

export const acts = style({ display: "grid", gap: vars.space[16] });
export const bulb = style({ display: "grid", gap: vars.space[8] });
export const addForm = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[8]} ${vars.space[12]}`,
});
export const addLabel = style({
  color: vars.colour.muted,
  fontSize: vars.fontSize[15],
  whiteSpace: "nowrap",
});
export const addPieces = style({ width: "72px" });

export const rooms = style({
  paddingInline: vars.space[16],
  borderRadius: vars.radius.medium,
  background: vars.colour.sunken,
});
export const roomsHandle = style({
  minHeight: vars.size.control,
  paddingBlock: vars.space[12],
  fontWeight: vars.weight.medium,
});
export const roomsForm = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[16],
  paddingBottom: vars.space[16],
});
export const roomLine = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 96px",
  gap: vars.space[12],
  alignItems: "start",
});
export const hint = style({ color: vars.colour.muted, fontSize: vars.fontSize[13] });

export const other = style({
  display: "grid",
  gap: vars.space[16],
  paddingTop: vars.space[48],
  "@media": onScreenAlone,
});
export const ways = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${vars.space[24]}`,
  "@media": onScreenAlone,
});
