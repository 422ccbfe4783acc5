import { assignVars, createGlobalTheme, createGlobalThemeContract, globalStyle } from "@vanilla-extract/css";
import * as tokens from "./tokens.ts";

const { lightsOn, lightsOff } = tokens;

const colourNames = Object.fromEntries(Object.keys(lightsOn).map((role) => [role, role])) as {
  [role in tokens.ColourRole]: role;
};

/** Colours are CSS variables, for they change with the lights. */
const colour = createGlobalThemeContract(colourNames);

/** What styles are written with: colours that follow the lights, and every other token as it is. */
export const vars = {
  colour,
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

// The page follows the system until somebody touches the switch; `[data-theme]` also lights a part of a page.
createGlobalTheme(`:root, [data-theme="lights-on"]`, colour, lightsOn);
createGlobalTheme(`[data-theme="lights-off"]`, colour, lightsOff);
globalStyle(":root:not([data-theme])", {
  "@media": { "(prefers-color-scheme: dark)": { vars: assignVars(colour, lightsOff), colorScheme: "dark" } },
});
globalStyle(":root", { colorScheme: "light" });
globalStyle(`[data-theme="lights-on"]`, { colorScheme: "light" });
globalStyle(`[data-theme="lights-off"]`, { colorScheme: "dark" });
