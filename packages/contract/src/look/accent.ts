import { contrastRatio } from "./contrast.ts";
import { type ColourRole, lightsOff, lightsOn } from "./lights.ts";
import { hexOf, type Oklch, oklchOf } from "./oklch.ts";

/** The colours of a theme that follow the shop's own; the others are the house's. */
export const accentRoles = [
  "accent",
  "accentHover",
  "onAccent",
  "accentSoft",
] as const satisfies readonly ColourRole[];
export type AccentColours = Readonly<Record<(typeof accentRoles)[number], string>>;

/** What text needs on its ground: WCAG 2.2, 1.4.3. */
const readable = 4.5;
const grounds = ["page", "raised", "sunken"] as const satisfies readonly ColourRole[];
/** What is written on the soft shade. */
const onSoft = ["ink", "muted", "critical"] as const satisfies readonly ColourRole[];
const step = 0.005;

type Theme = Readonly<Record<ColourRole, string>>;

/** Why a colour cannot be the shop's, and the nearest that can. */
export interface AccentFault {
  /** The least contrast that it has with a ground of the page by day. */
  readonly ratio: number;
  /** As dark as is needed, of the same hue. */
  readonly nearest: string;
}

/**
 * Whether a colour can be read as text on every ground by day, where the shop uses it as it is.
 * @param colour `#rrggbb`
 * @returns undefined where it can; by night a lighter shade takes its place, which always can
 */
export function accentFault(colour: string): AccentFault | undefined {
  if (isReadable(colour, lightsOn)) return undefined;
  const ratio = Math.min(...grounds.map((ground) => contrastRatio(colour, lightsOn[ground])));
  return { ratio, nearest: firstThat((dark) => isReadable(dark, lightsOn), oklchOf(colour), -step) };
}

/**
 * The shades of the shop's colour in both themes. Every text in them, or on them, keeps 4.5:1.
 * @param colour `#rrggbb` without a fault
 */
export function accentThemes(colour: string): { readonly on: AccentColours; readonly off: AccentColours } {
  const own = oklchOf(colour);
  return { on: byDay(colour, own), off: byNight(own) };
}

function byDay(accent: string, own: Oklch): AccentColours {
  return {
    accent,
    // What is nearly black already turns lighter under the pointer.
    accentHover: hexOf({ ...own, l: own.l < 0.3 ? own.l + 0.12 : own.l - 0.09 }),
    onAccent: lightsOn.raised,
    accentSoft: softShade(accent, lightsOn, { ...own, l: 0.93, c: Math.min(own.c, 0.06) }, step),
  };
}

function byNight(own: Oklch): AccentColours {
  const start = { ...own, l: Math.max(own.l, 0.8) };
  const accent = firstThat((light) => isReadable(light, lightsOff), start, step);
  const accentHover = hexOf({ ...own, l: Math.min(oklchOf(accent).l + 0.07, 0.97) });
  return {
    accent,
    accentHover,
    onAccent: firstThat(
      (dark) => [accent, accentHover].every((ground) => contrastRatio(dark, ground) >= readable),
      { ...own, l: 0.2, c: Math.min(own.c, 0.03) },
      -step,
    ),
    accentSoft: softShade(accent, lightsOff, { ...own, l: 0.3, c: Math.min(own.c, 0.055) }, -step),
  };
}

function softShade(accent: string, theme: Theme, start: Oklch, by: number): string {
  const texts = [accent, ...onSoft.map((role) => theme[role])];
  return firstThat((soft) => texts.every((text) => contrastRatio(text, soft) >= readable), start, by);
}

function isReadable(colour: string, theme: Theme): boolean {
  return grounds.every((ground) => contrastRatio(colour, theme[ground]) >= readable);
}

/** The first shade, from one on towards black or white, that is as it must be. */
function firstThat(isRight: (colour: string) => boolean, start: Oklch, by: number): string {
  let shade = start;
  while (!isRight(hexOf(shade)) && shade.l > 0 && shade.l < 1) shade = { ...shade, l: shade.l + by };
  return hexOf(shade);
}
