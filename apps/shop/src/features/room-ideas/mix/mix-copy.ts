import { formatNaira, type Kobo } from "@precise/cart-core/money";
import { lightFigures, type RoomFitting } from "./light-figures.ts";
import type { LightMix } from "./light-mix.ts";

/** Words of the light mixer. */
export const mixCopy = {
  open: "Mix the light",
  close: "Back to the room",
  playEvening: "Play an evening",
  stopEvening: "Stop the evening",
  title: "Mix the light",
  hint: "Switch, dim and colour each light, and watch the room change.",
  daylight: "Daylight",
  daylightText: (percent: number) => (percent === 0 ? "Night" : `${percent}\u00a0%`),
  brightness: "Brightness",
  percent: (percent: number) => `${percent}\u00a0%`,
  kelvin: "Colour temperature",
  kelvinText: (kelvin: number) => `${kelvin}\u00a0K`,
  soldAt: (kelvin: number, hasLamps: boolean) =>
    hasLamps ? `Its bulbs are sold in ${kelvin}\u00a0K only.` : `Sold in ${kelvin}\u00a0K only.`,
  scenes: "Scenes",
  switchOn: (label: string) => `Switch on: ${label}`,
  switchOff: (label: string) => `Switch off: ${label}`,
  canvas: (room: string) => `${room}, lit as you have set it`,
  loading: "Loading the light…",
  failed: "The light did not load.",
  retry: "Try again",
  noneShort: "This browser cannot show the light, so the picture stays as it is.",
  none: "This browser cannot show the mix, so the picture stays as it is. The figures below are right.",
  nothingOn: "All lights are off.",
  figures: ({ watts, lumens }: { readonly watts: number; readonly lumens: number }) =>
    `${watts}\u00a0W · ${lumens.toLocaleString("en-NG")}\u00a0lm`,
  unknown: (names: readonly string[]) => `Not counted (no figures): ${names.join(", ")}.`,
  addLitFor: (kobo: Kobo) => `Add these lights to cart · ${formatNaira(kobo)}`,
  withLamps: "Bulbs included.",
  copyLink: "Copy a link to this light",
  copied: "Link copied. It opens the room with this light.",
  notCopied: "Copy the link from the address bar.",
} as const;

/** The whole state in words, for those who do not see the picture. */
export function mixWords(fittings: readonly RoomFitting[], mix: LightMix): string {
  const on = fittings.flatMap(({ id, label }) => {
    const setting = mix.fittings[id];
    return setting?.isOn ? `${label} at ${setting.brightness} %, ${setting.kelvin}\u00a0K` : [];
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
