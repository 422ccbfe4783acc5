/** A colour or a factor for red, green and blue, in linear light. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** What can be chosen, in kelvin: candlelight to overcast sky. @source design "Light mixer" */
export const kelvinRange = { least: 2200, most: 6500, step: 100 } as const;

/** Weights of luminance, Rec. 709. */
const luma: Rgb = [0.2126, 0.7152, 0.0722];

/**
 * The colours of light that the pictures were rendered with, for a camera balanced near 4300 K: gentler than a black body,
 * as eyes adapt. Linear in mired (1e6 / K) between these.
 */
const lightColours: readonly (readonly [kelvin: number, colour: Rgb])[] = [
  [2200, [1, 0.6, 0.26]],
  [2700, [1, 0.72, 0.42]],
  [3000, [1, 0.78, 0.52]],
  [4000, [1, 0.9, 0.76]],
  [5700, [0.95, 0.97, 1]],
  [6500, [0.9, 0.96, 1]],
];

/**
 * What each channel of a layer is multiplied with to show it in another colour temperature; its luminance stays.
 * @param kelvin wanted; beyond the table its ends hold
 * @param rendered what the layer was rendered with
 */
export function tint(kelvin: number, rendered: number): Rgb {
  const wanted = atLuminanceOne(lightColour(kelvin));
  const current = atLuminanceOne(lightColour(rendered));
  return [wanted[0] / current[0], wanted[1] / current[1], wanted[2] / current[2]];
}

function atLuminanceOne(colour: Rgb): Rgb {
  const luminance = colour[0] * luma[0] + colour[1] * luma[1] + colour[2] * luma[2];
  return [colour[0] / luminance, colour[1] / luminance, colour[2] / luminance];
}

function lightColour(kelvin: number): Rgb {
  let below = lightColours[0];
  for (const entry of lightColours) {
    if (below === undefined) break;
    const [entryKelvin, entryColour] = entry;
    const [belowKelvin, belowColour] = below;
    if (kelvin <= entryKelvin) {
      if (entryKelvin === belowKelvin) return entryColour;
      const share = (1 / kelvin - 1 / belowKelvin) / (1 / entryKelvin - 1 / belowKelvin);
      return between(belowColour, entryColour, share);
    }
    below = entry;
  }
  return below?.[1] ?? [1, 1, 1];
}

function between(one: Rgb, other: Rgb, share: number): Rgb {
  return [
    one[0] + (other[0] - one[0]) * share,
    one[1] + (other[1] - one[1]) * share,
    one[2] + (other[2] - one[2]) * share,
  ];
}
