import { keyframes, style } from "@vanilla-extract/css";
import { iconLink } from "../../components/navigation/icon-link.css.ts";
import { vars } from "../../styles/theme.css.ts";

const slideIn = keyframes({ from: { transform: "translateX(-100%)" } });

export const menu = style({
  color: "inherit",
  selectors: {
    "&:popover-open": {
      inset: "0 auto 0 0",
      width: `min(${vars.size.sheet}, 86vw)`,
      height: "100dvh",
      maxHeight: "none",
      margin: 0,
      padding: `${vars.space[8]} ${vars.space[16]} ${vars.space[24]}`,
      background: vars.colour.raised,
      boxShadow: vars.shadow.raised,
      animation: `${slideIn} ${vars.motion.calm}`,
    },
    "&::backdrop": { background: vars.colour.scrim },
  },
});
export const head = style({ display: "flex", alignItems: "center", justifyContent: "space-between" });
/** Opens and closes. */
export const button = iconLink;
export const title = style({
  marginTop: vars.space[16],
  color: vars.colour.muted,
  fontSize: vars.fontSize[13],
});
export const link = style({
  display: "flex",
  alignItems: "center",
  minHeight: vars.size.touch,
  borderBottom: `${vars.size.hairline} solid ${vars.colour.line}`,
  fontSize: vars.fontSize[17],
  textDecoration: "none",
});
export const critical = style({ color: vars.colour.critical });
