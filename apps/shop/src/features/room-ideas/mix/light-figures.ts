import type { Kobo } from "@precise/cart-core/money";
import { type LightMix, outputOf } from "./light-mix.ts";

/** All fittings of one product in a room, with what they draw and give together. */
export interface RoomFitting {
  readonly id: string;
  /** As the page calls it: "Arc floor lamp". */
  readonly label: string;
  readonly sku: string;
  readonly pieces: number;
  /** All pieces at full, with their lamps; undefined where the catalogue does not say. */
  readonly watts?: number;
  readonly lumens?: number;
  /** Lamps that a fitting sold without any needs, for all pieces. */
  readonly lamps?: { readonly sku: string; readonly name: string; readonly pieces: number };
  /** What all pieces and their lamps cost; undefined when one of them cannot be bought. */
  readonly kobo?: Kobo;
  /** Colour temperature that it gives as sold, or with the lamps above. */
  readonly kelvin: number;
}

/** What is on, in figures. */
export interface LightFigures {
  readonly watts: number;
  readonly lumens: number;
  /** Names of what is on whose figures are not known. */
  readonly unknown: readonly string[];
}

/** What is on draws and gives; an LED's power falls with its light, so that half the light is taken as half the power. */
export function lightFigures(fittings: readonly RoomFitting[], mix: LightMix): LightFigures {
  let watts = 0;
  let lumens = 0;
  const unknown: string[] = [];
  for (const fitting of fittings) {
    const output = outputOf(mix.fittings[fitting.id]);
    if (output === 0) continue;
    if (fitting.watts === undefined || fitting.lumens === undefined) unknown.push(fitting.label);
    watts += (fitting.watts ?? 0) * output;
    lumens += (fitting.lumens ?? 0) * output;
  }
  return { watts: Math.round(watts * 10) / 10, lumens: Math.round(lumens), unknown };
}

/** Cart lines of what is on, with the lamps it needs. */
export function linesOf(
  fittings: readonly RoomFitting[],
  mix: LightMix,
): { readonly sku: string; readonly quantity: number }[] {
  return fittings
    .filter(({ id }) => mix.fittings[id]?.isOn)
    .flatMap(({ sku, pieces, lamps }) => [
      { sku, quantity: pieces },
      ...(lamps ? [{ sku: lamps.sku, quantity: lamps.pieces }] : []),
    ]);
}
