import { glowing, ledLight, renderingSteps, warmLeds } from "@precise/lighting/colour-lights";
import { colourRendering } from "@precise/lighting/colour-rendering";
import { brownWood, darkSkin, orangePeel, testColours } from "@precise/lighting/colour-samples";
import { onScreen } from "@precise/lighting/colour-screen";
import { reflected, type Spectrum, seenOf } from "@precise/lighting/colour-sight";
import { lightColourCopy as copy } from "./light-colour-copy.ts";

/** What is looked at. The tomato is the strong red of R9. */
const surfaces = {
  skin: darkSkin,
  wood: brownWood,
  orange: orangePeel,
  tomato: testColours[8] ?? [],
} as const satisfies Readonly<Record<string, Spectrum>>;
export type Thing = keyof typeof surfaces;
const thingNames = ["tomato", "orange", "wood", "skin"] as const satisfies readonly Thing[];

/** A light of 3,000 K that things are looked at under. */
interface RenderingLight {
  /** Of an LED as it is sold; 100 is the glowing bulb. */
  readonly cri: number;
  readonly r9: number;
  /** What becomes of strong red. */
  readonly red: string;
  /** White paper under it, as a screen shows it. */
  readonly paper: string;
}

interface RenderedThing {
  readonly thing: Thing;
  /** As a screen shows it under each of the lights. */
  readonly colours: readonly string[];
}

const bulb = glowing(3000);
const lights: readonly { readonly cri: number; readonly light: Spectrum }[] = [
  ...renderingSteps.map((cri) => ({ cri, light: ledLight(warmLeds[cri]) })),
  { cri: 100, light: bulb },
];

/**
 * Skin, wood and fruit under lights of one colour that render colours more and more truly: counted from spectra, no photographs.
 * @source design "Lighting"
 */
export function renderedThings(): {
  readonly lights: readonly RenderingLight[];
  readonly things: readonly RenderedThing[];
} {
  return {
    lights: lights.map(({ cri, light }) => {
      const { r9 } = colourRendering(light, bulb);
      const white = seenOf(light);
      return { cri, r9: Math.round(r9), red: copy.redWords(r9), paper: onScreen(white, white) };
    }),
    things: thingNames.map((thing) => ({
      thing,
      colours: lights.map(({ light }) => onScreen(seenOf(reflected(light, surfaces[thing])), seenOf(light))),
    })),
  };
}
