import { assignVars, createGlobalThemeContract, globalStyle } from "@vanilla-extract/css";
import * as tokens from "./tokens.ts";

const { lightsOn, lightsOff } = tokens;

const colourNames = Object.fromEntries(Object.keys(lightsOn).map((role) => [role, role])) as {
  [role in tokens.ColourRole]: role;
};

/** Colours are CSS variables, for they change with the lights. */
const colour = createGlobalThemeContract(colourNames);

/** What else changes with the lights: pictures that have a twin by night, and those that have none. */
const lights = createGlobalThemeContract({
  /** 1 while the lights are on, else 0. */
  lit: "lit",
  /** `display` of a picture by day, and of its twin by night. */
  byDay: "by-day",
  byNight: "by-night",
  /** `filter` of a packshot without a twin: its light ground steps back towards the dark page. */
  dim: "dim",
  /** `filter` of a lit room: it has no light ground, and keeps its evening. */
  dimRoom: "dim-room",
});
const byDay = { lit: "1", byDay: "block", byNight: "none", dim: "none", dimRoom: "none" };
const byNight = {
  lit: "0",
  byDay: "none",
  byNight: "block",
  dim: "brightness(0.45)",
  dimRoom: "brightness(0.75)",
};

/**
 * Selector of what changes with the lights, for its transitions: they run only after a press on the switch. Otherwise what
 * first shows would fade, and the picture that fades away would be fetched (decision 046).
 */
export const whileLightsFade = "[data-lights-fade] &";

/** What styles are written with: colours that follow the lights, and every other token as it is. */
export const vars = {
  colour,
  lights,
  space: tokens.space,
  radius: tokens.radius,
  size: tokens.size,
  fontSize: tokens.fontSize,
  lineHeight: tokens.lineHeight,
  weight: tokens.weight,
  tracking: tokens.tracking,
  fontFamily: tokens.fontFamily,
  shadow: tokens.shadow,
  layer: tokens.layer,
  motion: tokens.motion,
  gutter: tokens.gutter,
} as const;

// The page follows the system until the switch is pressed; `[data-theme]` also lights a part of a page.
const on = `:root, [data-theme="lights-on"]`;
const off = `[data-theme="lights-off"]`;
globalStyle(on, { vars: { ...assignVars(colour, lightsOn), ...assignVars(lights, byDay) } });
globalStyle(off, { vars: { ...assignVars(colour, lightsOff), ...assignVars(lights, byNight) } });
globalStyle(":root:not([data-theme])", {
  "@media": {
    "(prefers-color-scheme: dark)": {
      vars: { ...assignVars(colour, lightsOff), ...assignVars(lights, byNight) },
      colorScheme: "dark",
    },
  },
});
globalStyle(":root", { colorScheme: "light" });
globalStyle(`[data-theme="lights-on"]`, { colorScheme: "light" });
globalStyle(off, { colorScheme: "dark" });
