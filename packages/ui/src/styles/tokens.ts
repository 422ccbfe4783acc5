import { type ColourRole, lightsOff, lightsOn } from "@precise/contract/look/lights";
import { pageByDay, pageByNight } from "@precise/contract/look/page-colours";

// Papers and mails need them, too, so the contract has them.
export { type ColourRole, lightsOff, lightsOn, pageByDay, pageByNight };

/** Distances, named by their pixels at the browser's own text size. */
export const space = {
  0: "0",
  2: "2px",
  4: "4px",
  8: "8px",
  12: "12px",
  16: "16px",
  24: "24px",
  32: "32px",
  48: "48px",
  64: "64px",
  96: "96px",
} as const;

export const radius = { small: "2px", medium: "6px", large: "12px", pill: "99px" } as const;

/** Heights and widths that several parts share. */
export const size = {
  hairline: "1px",
  ring: "2px",
  icon: "20px",
  iconSmall: "16px",
  swatch: "16px",
  swatchLarge: "28px",
  /** Least height and width of anything that a finger presses. */
  touch: "44px",
  control: "48px",
  controlSmall: "40px",
  thumbnail: "88px",
  textMeasure: "68ch",
  form: "560px",
  dialog: "480px",
  sheet: "400px",
  sidebar: "264px",
  summary: "376px",
  /** Every page and the frame round it. */
  wide: "1560px",
} as const;

/** Side gutters of the content column, by the width from which they hold. */
export const gutter = { small: space[16], medium: space[24], wide: "40px" } as const;

/** Type scale in rem, so that it follows the reader's own text size; the names say the pixels at 16. */
export const fontSize = {
  13: "0.8125rem",
  15: "0.9375rem",
  17: "1.0625rem",
  20: "1.25rem",
  25: "1.5625rem",
  31: "1.9375rem",
  39: "2.4375rem",
  49: "3.0625rem",
} as const;

export const lineHeight = { text: "1.5", snug: "1.3", display: "1.1" } as const;
export const weight = { regular: "400", medium: "500", strong: "600" } as const;
export const tracking = { display: "-0.018em", caps: "0.06em" } as const;

export const fontFamily = {
  /** `--font-display` is set by the app that loads the font file; see packages/ui/README.md. */
  display: `"Naira Sign", var(--font-display, Fraunces), "Fraunces Georgia", "Fraunces Noto", "Fraunces Times", "Fraunces DejaVu", Georgia, serif`,
  /** `--font-body` is set like it; without it, and until the file is there, a face of the device in the same measures. */
  body: `var(--font-body, "Figtree Local"), "Figtree Local", -apple-system, "Noto Sans", system-ui, sans-serif`,
} as const;

/** The one shadow, for what is raised above the page. */
export const shadow = { raised: "0 8px 32px #00000024" } as const;

/** Stacking order, lowest first. */
export const layer = {
  above: "1",
  bar: "10",
  header: "20",
  overlay: "30",
  dialog: "40",
  toast: "50",
} as const;

export const motion = { quick: "120ms ease-out", calm: "200ms ease-out" } as const;

/** Least widths in pixels: large phones and tablets, small desktops, wide desktops, and those where lists have room for one card more. */
export const breakpoint = { medium: 600, large: 900, wide: 1200, broad: 1400 } as const;
export type Breakpoint = keyof typeof breakpoint;
