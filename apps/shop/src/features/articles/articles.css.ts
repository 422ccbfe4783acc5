import { from, hoverable } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const cards = style({
  display: "grid",
  gap: `${vars.space[48]} ${vars.space[24]}`,
  "@media": {
    [from("medium")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [from("large")]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  },
});
export const card = style({
  position: "relative",
  display: "grid",
  gap: vars.space[8],
  alignContent: "start",
});
export const cardPicture = style({
  position: "relative",
  aspectRatio: "8 / 5",
  overflow: "hidden",
  marginBottom: vars.space[8],
  borderRadius: vars.radius.medium,
  background: vars.colour.sunken,
});
/** A closer look at a room: cards of guides must not look like cards of rooms. */
export const detail = style({ position: "absolute", inset: 0, transform: "scale(2)" });
export const whole = style({ position: "absolute", inset: 0 });
export const cardTitle = style({ fontSize: vars.fontSize[25] });
export const cardLink = style({
  textDecoration: "none",
  "::after": { content: "", position: "absolute", inset: 0 },
  "@media": { [hoverable]: { ":hover": { textDecoration: "underline" } } },
});
export const cardText = style({ color: vars.colour.muted });
export const small = style({ color: vars.colour.muted, fontSize: vars.fontSize[13] });

/** Rooms: one above the other on phones, a wide first and pairs on desktops. */
export const rooms = style({
  display: "grid",
  gap: vars.space[24],
  "@media": { [from("medium")]: { gridTemplateColumns: "repeat(6, minmax(0, 1fr))" } },
});
export const room = style({
  "@media": {
    [from("medium")]: {
      gridColumn: "span 3",
      selectors: { "&:first-child": { gridColumn: "1 / -1" } },
    },
    [from("large")]: {
      gridColumn: "span 2",
      selectors: { "&:first-child, &:nth-child(2)": { gridColumn: "span 3" } },
    },
  },
});
export const roomSentence = style({ marginTop: vars.space[4], color: vars.colour.muted });

/** An article: its text, with its asides on wide screens. */
export const columns = style({
  display: "grid",
  gap: vars.space[32],
  paddingBlock: `${vars.space[8]} ${vars.space[48]}`,
  "@media": {
    [from("large")]: {
      gridTemplateColumns: "220px minmax(0, 1fr)",
      gap: vars.space[64],
      alignItems: "start",
    },
  },
});
