import { style } from "@vanilla-extract/css";
import { fetchedNear } from "../../styles/fetched-near.ts";
import { from, hoverable } from "../../styles/media.ts";
import { vars } from "../../styles/theme.css.ts";

export const card = style({
  position: "relative",
  display: "grid",
  gap: vars.space[4],
  alignContent: "start",
  minWidth: 0,
  "@media": { [from("medium")]: { gridRow: "1 / -1", gridTemplateRows: "subgrid" } },
});
export const picture = style({
  position: "relative",
  aspectRatio: "1",
  overflow: "hidden",
  borderRadius: vars.radius.medium,
  background: vars.colour.sunken,
  marginBottom: vars.space[8],
});
/** The picture fills its card; it grows a breath on hover. */
export const media = style({
  position: "absolute",
  inset: 0,
  transition: `transform ${vars.motion.calm}`,
  selectors: fetchedNear,
  "@media": { [hoverable]: { selectors: { [`${card}:hover &`]: { transform: "scale(1.03)" } } } },
});
/** Products that are not available are shown fainter. */
export const away = style([media, { opacity: 0.55 }]);
/** In a corner of its own: those on the right are the heart's and the button's that adds. */
export const flag = style({
  position: "absolute",
  bottom: vars.space[8],
  left: vars.space[4],
  padding: `${vars.space[2]} ${vars.space[8]}`,
  borderRadius: vars.radius.pill,
  background: vars.colour.raised,
  color: vars.colour.critical,
  fontSize: vars.fontSize[13],
  fontWeight: 600,
});
export const name = style({
  fontFamily: vars.fontFamily.body,
  fontSize: vars.fontSize[15],
  fontWeight: 500,
  lineHeight: 1.35,
  letterSpacing: 0,
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  minHeight: "2.7em",
  "@media": { [from("medium")]: { fontSize: vars.fontSize[17], minHeight: 0 } },
});
/** The whole card is the link's target; the text stays selectable. */
export const link = style({
  textDecoration: "none",
  selectors: { "&::after": { content: '""', position: "absolute", inset: 0 } },
});
export const facts = style({
  color: vars.colour.muted,
  fontSize: vars.fontSize[13],
  minHeight: "1.5em",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
