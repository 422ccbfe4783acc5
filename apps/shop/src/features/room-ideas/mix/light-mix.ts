import { kelvinRange } from "./tint.ts";

/** How one fitting stands. */
export interface FittingSetting {
  readonly isOn: boolean;
  /** 1 to 100 as the eye takes it; the lamp gives the square of it, as dimmers do. */
  readonly brightness: number;
  readonly kelvin: number;
}

/** How a whole room stands. */
export interface LightMix {
  /** 0 is night, 100 the day of the room's picture; as the eye takes it. */
  readonly daylight: number;
  /** By the id of the fitting. */
  readonly fittings: Readonly<Record<string, FittingSetting>>;
}

/** A fitting as far as a mix needs to know it. */
export interface MixedFitting {
  readonly id: string;
  /** Colour temperature it is sold or shown with. */
  readonly kelvin: number;
}

/** Everything at full, by day: the room's picture. */
export function wholeRoom(fittings: readonly MixedFitting[]): LightMix {
  return {
    daylight: 100,
    fittings: Object.fromEntries(
      fittings.map(({ id, kelvin }) => [id, { isOn: true, brightness: 100, kelvin }]),
    ),
  };
}

/** Share of the full light, 0 to 1, that a setting of 0 to 100 gives. */
export function lightShare(setting: number): number {
  return (setting / 100) ** 2;
}

/** The share of its light that a fitting gives now, 0 when it is off. */
export function outputOf(setting: FittingSetting | undefined): number {
  return setting?.isOn ? lightShare(setting.brightness) : 0;
}

const partsPattern = /^(?<state>on|off)\.(?<brightness>\d{1,3})\.(?<kelvin>\d{4})$/;

/** A mix as the part of an address after `#`: `light=day.20~floor-lamp.on.80.2700`. */
export function mixHash(mix: LightMix): string {
  const fittings = Object.entries(mix.fittings).map(
    ([id, { isOn, brightness, kelvin }]) => `${id}.${isOn ? "on" : "off"}.${brightness}.${kelvin}`,
  );
  return `light=${[`day.${mix.daylight}`, ...fittings].join("~")}`;
}

/**
 * The mix of an address. Anyone may write one: what cannot be read stays as in the room's picture.
 * @param hash with or without its `#`
 * @returns null where the address holds no mix
 */
export function readMixHash(hash: string, fittings: readonly MixedFitting[]): LightMix | null {
  const [, text] = /^#?light=(.*)$/.exec(hash) ?? [];
  if (text === undefined) return null;
  const whole = wholeRoom(fittings);
  const settings: Record<string, FittingSetting> = { ...whole.fittings };
  let { daylight } = whole;
  for (const part of text.split("~")) {
    const [id = "", rest = ""] = splitAtFirst(part, ".");
    if (id === "day" && /^\d{1,3}$/.test(rest)) daylight = within(Number(rest), 0, 100);
    const { state, brightness, kelvin } = partsPattern.exec(rest)?.groups ?? {};
    if (state === undefined || !Object.hasOwn(settings, id)) continue;
    settings[id] = {
      isOn: state === "on",
      brightness: within(Number(brightness), 1, 100),
      kelvin: within(Number(kelvin), kelvinRange.least, kelvinRange.most),
    };
  }
  return { daylight, fittings: settings };
}

function splitAtFirst(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at === -1 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
