import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { hoverable } from "../../styles/media.ts";
import { vars } from "../../styles/theme.css.ts";

const dim = keyframes({ to: { opacity: 0.5 } });
/** Not active yet: usually for so short a time that nothing is seen of it. */
export const disabledLook = { cursor: "default", animation: `${dim} 200ms 800ms forwards` } as const;

const base = style({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space[8],
  // A dense app says how low its buttons are where no finger presses them.
  minHeight: `var(--button-height, ${vars.size.touch})`,
  padding: `var(--button-padding, ${vars.space[8]} ${vars.space[24]})`,
  border: "1px solid transparent",
  borderRadius: vars.radius.pill,
  fontSize: vars.fontSize[15],
  fontWeight: 600,
  lineHeight: 1.2,
  textAlign: "center",
  textDecoration: "none",
  cursor: "pointer",
  transition: `opacity ${vars.motion.quick}, transform ${vars.motion.quick}`,
  selectors: {
    "&:active": { transform: "translateY(1px)" },
    "&:disabled": disabledLook,
  },
  "@media": {
    [hoverable]: { ":hover": { opacity: 0.88 } },
    // Also where it is a link: it leads nowhere from paper.
    print: { display: "none" },
  },
});

export const button = styleVariants({
  primary: [base, { background: vars.colour.accent, color: vars.colour.onAccent }],
  secondary: [base, { background: "transparent", color: vars.colour.ink, borderColor: vars.colour.edge }],
  quiet: [
    base,
    {
      background: "transparent",
      color: vars.colour.ink,
      paddingInline: vars.space[12],
      fontWeight: 500,
      textDecoration: "underline",
      textUnderlineOffset: 4,
    },
  ],
  critical: [
    base,
    { background: "transparent", color: vars.colour.critical, borderColor: vars.colour.critical },
  ],
  // One of a few in a row, or what opens more of them; `aria-pressed` says which is on.
  choice: [
    base,
    {
      padding: `${vars.space[4]} ${vars.space[16]}`,
      background: "transparent",
      borderColor: vars.colour.edge,
      fontWeight: 500,
      selectors: {
        '&[aria-pressed="true"]': {
          background: vars.colour.accentSoft,
          borderColor: vars.colour.accent,
          fontWeight: 600,
        },
      },
    },
  ],
});

/** Lays out nothing: what is in it has its place in the button's row. Unseen while the spinner turns in their place. */
export const words = style({
  display: "contents",
  selectors: { "[aria-busy] > &": { color: "transparent" } },
});

export const wide = style({ width: "100%" });

const turn = keyframes({ to: { transform: "rotate(1turn)" } });
/** In the middle, so that the button stays as wide as it is, however little room its padding has. */
export const spinner = style({
  position: "absolute",
  inset: 0,
  margin: "auto",
  width: "1em",
  height: "1em",
  border: "2px solid currentColor",
  borderRightColor: "transparent",
  borderRadius: vars.radius.pill,
  animation: `${turn} 700ms linear infinite`,
});
