import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";
import { besideNavigation } from "#desk/styles/media.ts";

/** The e-mail on the left, what became of it on the right; on phones that comes first. */
export const columns = style({
  display: "grid",
  gap: vars.space[32],
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [besideNavigation]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 360px)" } },
});
export const frame = style({
  display: "block",
  width: "100%",
  height: "70vh",
  minHeight: 480,
  border: `1px solid ${vars.colour.line}`,
  borderRadius: vars.radius.medium,
  background: vars.colour.sunken,
});
export const text = style({
  margin: 0,
  padding: vars.space[16],
  overflowX: "auto",
  border: `1px solid ${vars.colour.line}`,
  borderRadius: vars.radius.medium,
  background: vars.colour.sunken,
  fontSize: vars.fontSize[13],
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
});
