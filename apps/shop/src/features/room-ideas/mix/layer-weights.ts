import type { LightLayers } from "./light-layers.ts";
import { type LightMix, lightShare, outputOf } from "./light-mix.ts";
import { type Rgb, tint } from "./tint.ts";

/**
 * What each layer's decoded picture is multiplied with before all are added: daylight first, then the fittings in their
 * order. @source apps/shop/src/features/room-ideas/layers/README.md "Formula"
 */
export function layerWeights({ daylight, fittings }: LightLayers, mix: LightMix): Rgb[] {
  const sky = lightShare(mix.daylight) / daylight.scale;
  return [
    [sky, sky, sky],
    ...fittings.map(({ id, scale, kelvin }): Rgb => {
      const setting = mix.fittings[id];
      const output = outputOf(setting) / scale;
      const [red, green, blue] = tint(setting?.kelvin ?? kelvin, kelvin);
      return [red * output, green * output, blue * output];
    }),
  ];
}
