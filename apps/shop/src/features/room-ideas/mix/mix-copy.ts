import { formatNaira, type Kobo } from "@precise/cart-core/money";
import { lightFigures, type RoomFitting } from "./light-figures.ts";
import type { LightMix } from "./light-mix.ts";

/** Words of the light mixer. */
export const mixCopy = {
  open: "Mix the light",
  close: "Back to the room",
  title: "Mix the light",
  hint: "Switch and dim each light, and choose its colour. The room follows.",
  daylight: "Daylight",
  daylightText: (percent: number) => (percent === 0 ? "Night" : `${percent} %`),
  brightness: "Brightness",
  percent: (percent: number) => `${percent} %`,
  kelvin: "Colour temperature",
  kelvinText: (kelvin: number) => `${kelvin} K`,
  soldAt: (kelvin: number, hasLamps: boolean) =>
    hasLamps ? `Its lamps give ${kelvin} K.` : `This light is sold with ${kelvin} K.`,
  scenes: "Ready-made evenings",
  switchOn: (label: string) => `Switch on: ${label}`,
  switchOff: (label: string) => `Switch off: ${label}`,
  canvas: (room: string) => `${room}, lit as you have set it`,
  loading: "Fetching the light…",
  failed: "The light could not be fetched.",
  retry: "Try again",
  none: "This browser cannot draw the light: the picture keeps everything on. The figures follow what you set.",
  nothingOn: "Nothing is on.",
  figures: ({ watts, lumens }: { readonly watts: number; readonly lumens: number }) =>
    `${watts} W · ${lumens.toLocaleString("en-NG")} lm`,
  unknown: (names: readonly string[]) => `Without figures: ${names.join(", ")}.`,
  addLitFor: (kobo: Kobo) => `Add what is lit to the cart · ${formatNaira(kobo)}`,
  withLamps: "With the lamps that they need.",
  copyLink: "Copy a link to this light",
  copied: "The link is copied: whoever opens it sees this light.",
  notCopied: "The link is in the address bar of this page.",
} as const;

/** The whole state in words, for those who do not see the picture. */
export function mixWords(fittings: readonly RoomFitting[], mix: LightMix): string {
  const on = fittings.flatMap(({ id, label }) => {
    const setting = mix.fittings[id];
    return setting?.isOn ? `${label} at ${setting.brightness} %, ${setting.kelvin} K` : [];
  });
  const off = fittings.flatMap(({ id, label }) => (mix.fittings[id]?.isOn ? [] : label));
  const figures = lightFigures(fittings, mix);
  return [
    on.length === 0 ? mixCopy.nothingOn : `On: ${on.join("; ")}.`,
    ...(off.length > 0 && on.length > 0 ? [`Off: ${off.join(", ")}.`] : []),
    `Daylight: ${mixCopy.daylightText(mix.daylight)}.`,
    ...(on.length > 0 ? [`${mixCopy.figures(figures)}.`] : []),
    ...(figures.unknown.length > 0 ? [mixCopy.unknown(figures.unknown)] : []),
  ].join(" ");
}
