import { pageByDay, pageByNight } from "./page-colours.ts";

/** Colours of "lights on": paper by day. Every pair that carries text or a control is checked in `contrast.test.ts` of packages/ui. */
export const lightsOn = {
  /** The background of the page. */
  page: pageByDay,
  /** Menus, dialogs, toasts: everything above the page. */
  raised: "#ffffff",
  /** Fields, summaries, the footer: everything below it. */
  sunken: "#f3eee6",
  ink: "#1c1915",
  muted: "#5f574b",
  /** Hairlines between things; carries no meaning of its own. */
  line: "#e4dccf",
  /** Border of a control, which must be seen to be used (3:1). */
  edge: "#8a7f6e",
  accent: "#8a4b08",
  accentHover: "#6f3b05",
  onAccent: "#ffffff",
  accentSoft: "#fbe7c8",
  critical: "#a3261b",
  onCritical: "#ffffff",
  positive: "#1e6540",
  caution: "#7a5200",
  /** Light itself: the wordmark's dot, the switch's lamp. Never text. */
  glow: "#f0a63c",
  /** Behind a dialog or a menu on phones. */
  scrim: "#1c191566",
  /** Falls on the edges of a large picture by night, so that its paper is not a lamp of its own. */
  dusk: "#14120f00",
} as const;

export type ColourRole = keyof typeof lightsOn;

/** Colours of "lights off": night, kind to OLED batteries. */
export const lightsOff: Record<ColourRole, string> = {
  page: pageByNight,
  raised: "#1d1a16",
  sunken: "#0e0c0a",
  ink: "#f4eee3",
  muted: "#b3a896",
  line: "#37312a",
  edge: "#857a6a",
  accent: "#f2b45a",
  accentHover: "#ffcb80",
  onAccent: "#1c1408",
  accentSoft: "#3a2a12",
  critical: "#f0857b",
  onCritical: "#2a0b08",
  positive: "#7ccb9f",
  caution: "#e6bd6a",
  glow: "#ffc56b",
  scrim: "#000000a6",
  dusk: "#14120fb3",
};
