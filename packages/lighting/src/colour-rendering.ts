import { testColours } from "./colour-samples.ts";
import { reflected, type Spectrum, seenOf, type Xyz } from "./colour-sight.ts";

/** How true colours look under a light, beside a glowing body of the same colour. */
export interface ColourRendering {
  /** CRI: the mean over eight muted colours; 100 is as under the glowing body. */
  readonly ra: number;
  /** Of strong red; it may be below 0. */
  readonly r9: number;
}

/**
 * The colour rendering index.
 * @param light what is judged
 * @param reference the glowing body of the same colour temperature: for warm light up to 5,000 K
 * @source CIE 13.3-1995
 */
export function colourRendering(light: Spectrum, reference: Spectrum): ColourRendering {
  const indices = testColours.map((sample) => specialIndex(light, reference, sample));
  const eight = indices.slice(0, 8);
  return { ra: eight.reduce((sum, index) => sum + index, 0) / eight.length, r9: indices[8] ?? Number.NaN };
}

function specialIndex(light: Spectrum, reference: Spectrum, sample: Spectrum): number {
  const [whiteTest, whiteReference] = [seenOf(light), seenOf(reference)];
  const test = seenOf(reflected(light, sample));
  const wanted = seenOf(reflected(reference, sample));
  const origin = uvOf(whiteReference);
  const one = wuvOf(adapted(uvOf(test), uvOf(whiteTest), origin), (100 * test[1]) / whiteTest[1], origin);
  const other = wuvOf(uvOf(wanted), (100 * wanted[1]) / whiteReference[1], origin);
  const distance = Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
  return 100 - 4.6 * distance;
}

type Uv = readonly [u: number, v: number];

/** CIE 1960. */
function uvOf([x, y, z]: Xyz): Uv {
  const sum = x + 15 * y + 3 * z;
  return [(4 * x) / sum, (6 * y) / sum];
}

/** What the eye takes a colour for once it is used to the light, after von Kries. */
function adapted(colour: Uv, white: Uv, reference: Uv): Uv {
  const [c, d] = [cOf(colour), dOf(colour)];
  const cShare = (cOf(reference) / cOf(white)) * c;
  const dShare = (dOf(reference) / dOf(white)) * d;
  const sum = 16.518 + 1.481 * cShare - dShare;
  return [(10.872 + 0.404 * cShare - 4 * dShare) / sum, 5.52 / sum];
}

function cOf([u, v]: Uv): number {
  return (4 - u - 10 * v) / v;
}

function dOf([u, v]: Uv): number {
  return (1.708 * v + 0.404 - 1.481 * u) / v;
}

/** CIE 1964 uniform space: W*, U*, V*. @param luminance of 100 for white */
function wuvOf([u, v]: Uv, luminance: number, [u0, v0]: Uv): readonly [w: number, u: number, v: number] {
  const w = 25 * Math.cbrt(luminance) - 17;
  return [w, 13 * w * (u - u0), 13 * w * (v - v0)];
}
