import { type Spectrum, wavelengths } from "./colour-sight.ts";

/** Second radiation constant, metres times kelvin. */
const c2 = 1.438_8e-2;

/** The light of a glowing body, as a bulb's filament nearly is. @param kelvin its temperature @returns any unit, relative */
export function glowing(kelvin: number): Spectrum {
  return wavelengths.map((nm) => {
    const metres = nm * 1e-9;
    return 1e-30 / (metres ** 5 * (Math.exp(c2 / (metres * kelvin)) - 1));
  });
}

/** A white LED as a sum of bells: what its blue chip lets through, and what its phosphors make of the rest. */
export interface LedModel {
  readonly blue: number;
  /** Middle and width (standard deviation) in nanometres, and height, of each phosphor. */
  readonly phosphors: readonly { readonly nm: number; readonly widthNm: number; readonly height: number }[];
}

const chip = { nm: 450, widthNm: 10 } as const;

/** The light of a white LED. */
export function ledLight({ blue, phosphors }: LedModel): Spectrum {
  return wavelengths.map((nm) =>
    phosphors.reduce(
      (sum, each) => sum + each.height * bell(nm, each.nm, each.widthNm),
      blue * bell(nm, chip.nm, chip.widthNm),
    ),
  );
}

function bell(nm: number, middle: number, widthNm: number): number {
  return Math.exp(-0.5 * ((nm - middle) / widthNm) ** 2);
}

/** The colour rendering indices that lamps are sold with, from street light to gallery. */
export const renderingSteps = [70, 80, 90, 95] as const;
export type RenderingStep = (typeof renderingSteps)[number];

/**
 * LEDs of the colour of 3,000 K whose colour rendering index is that of their name: models, not measured lamps. Found by trying;
 * the test beside holds each to its colour and index.
 */
export const warmLeds: Readonly<Record<RenderingStep, LedModel>> = {
  70: { blue: 0.571_6, phosphors: [{ nm: 590.57, widthNm: 48.93, height: 1 }] },
  80: { blue: 0.507_6, phosphors: [{ nm: 598.28, widthNm: 60.94, height: 1 }] },
  90: { blue: 0.526_9, phosphors: [{ nm: 572.9, widthNm: 60, height: 1 }, red(0.727_3)] },
  95: { blue: 0.461_8, phosphors: [{ nm: 562.2, widthNm: 60, height: 1 }, red(1.04)] },
};

function red(height: number) {
  return { nm: 630, widthNm: 28, height } as const;
}
