import { style } from "@vanilla-extract/css";
import { noScript } from "../../styles/media.ts";
import { vars } from "../../styles/theme.css.ts";

const drawn = (shapes: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23000' stroke-width='1.75'%3E${shapes}%3C/svg%3E") center / contain no-repeat`;
const eye = "%3Cpath d='M2 12q10-14 20 0-10 14-20 0z'/%3E%3Ccircle cx='12' cy='12' r='3'/%3E";

/** An eye at the field's end: struck through while the password is hidden. */
export const reveal = style({
  position: "absolute",
  insetBlock: 0,
  insetInlineEnd: vars.space[2],
  display: "grid",
  placeItems: "center",
  width: vars.size.touch,
  borderRadius: vars.radius.medium,
  color: vars.colour.muted,
  "::before": {
    content: '""',
    width: vars.size.icon,
    height: vars.size.icon,
    background: "currentColor",
    mask: drawn(`${eye}%3Cpath d='m3 3 18 18'/%3E`),
  },
  selectors: {
    '&[aria-pressed="true"]::before': { mask: drawn(eye) },
  },
  // Only a script can show it.
  "@media": { [noScript]: { display: "none" } },
});
