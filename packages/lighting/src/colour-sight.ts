/** Wavelengths at which spectra are counted, in nanometres. */
export const wavelengths: readonly number[] = Array.from({ length: 31 }, (_, index) => 400 + index * 10);

/** Power or reflectance at each of the `wavelengths`. */
export type Spectrum = readonly number[];

/** Tristimulus values. */
export type Xyz = readonly [x: number, y: number, z: number];

/**
 * What the standard eye sees of a light: CIE 1931 X, Y and Z.
 * @param power of the light, or of what a surface sends back of it
 */
export function seenOf(power: Spectrum): Xyz {
  let [x, y, z] = [0, 0, 0];
  for (const [index, nm] of wavelengths.entries()) {
    const at = power[index] ?? 0;
    x += at * eyeX(nm);
    y += at * eyeY(nm);
    z += at * eyeZ(nm);
  }
  return [x, y, z];
}

/** The light that a surface sends back. */
export function reflected(light: Spectrum, reflectance: Spectrum): Spectrum {
  return light.map((power, index) => power * (reflectance[index] ?? 0));
}

/** Lobes of different width on both sides of their middle. */
function lobe(nm: number, middle: number, below: number, above: number): number {
  const away = (nm - middle) / (nm < middle ? below : above);
  return Math.exp(-0.5 * away * away);
}

// The eye of CIE 1931 in closed form, within 1 % of its table: Wyman, Sloan, Shirley, "Simple Analytic Approximations to the CIE
// XYZ Color Matching Functions", Journal of Computer Graphics Techniques 2 (2), 2013, multi-lobe fit.
function eyeX(nm: number): number {
  return (
    1.056 * lobe(nm, 599.8, 37.9, 31.0) +
    0.362 * lobe(nm, 442.0, 16.0, 26.7) -
    0.065 * lobe(nm, 501.1, 20.4, 26.2)
  );
}

function eyeY(nm: number): number {
  return 0.821 * lobe(nm, 568.8, 46.9, 40.5) + 0.286 * lobe(nm, 530.9, 16.3, 31.1);
}

function eyeZ(nm: number): number {
  return 1.217 * lobe(nm, 437.0, 11.8, 36.0) + 0.681 * lobe(nm, 459.0, 26.0, 13.8);
}
