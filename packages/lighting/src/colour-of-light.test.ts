import { describe, expect, it } from "vitest";
import { glowing, ledLight, renderingSteps, warmLeds } from "./colour-lights.ts";
import { colourRendering } from "./colour-rendering.ts";
import { brownWood, darkSkin, orangePeel, testColours } from "./colour-samples.ts";
import { onScreen } from "./colour-screen.ts";
import { reflected, type Spectrum, seenOf, wavelengths } from "./colour-sight.ts";

const flat: Spectrum = wavelengths.map(() => 1);
function chromaticity(light: Spectrum) {
  const [x, y, z] = seenOf(light);
  return { x: x / (x + y + z), y: y / (x + y + z) };
}

describe("the colour of a light", () => {
  // Published: the white of equal energy, illuminant A, and bodies of 3,000 and 6,500 K.
  it.each([
    ["equal energy", flat, 0.333_3, 0.333_3],
    ["a glowing body of 2,856 K", glowing(2856), 0.447_6, 0.407_4],
    ["a glowing body of 3,000 K", glowing(3000), 0.436_9, 0.404_1],
    ["a glowing body of 6,500 K", glowing(6500), 0.313_5, 0.323_6],
  ])("%s is where it is published", (_, light, x, y) => {
    expect(Math.abs(chromaticity(light).x - x)).toBeLessThan(0.004);
    expect(Math.abs(chromaticity(light).y - y)).toBeLessThan(0.004);
  });
  it.each(renderingSteps)("of the LED with CRI %i is that of 3,000 K", (step) => {
    const [led, body] = [chromaticity(ledLight(warmLeds[step])), chromaticity(glowing(3000))];
    expect(Math.hypot(led.x - body.x, led.y - body.y)).toBeLessThan(0.002);
  });
});

describe("colour rendering", () => {
  it("is whole under the reference itself", () => {
    const { ra, r9 } = colourRendering(glowing(3000), glowing(3000));
    expect(ra).toBeCloseTo(100, 6);
    expect(r9).toBeCloseTo(100, 6);
  });
  it.each([
    [70, -22],
    [80, 21],
    [90, 54],
    [95, 71],
  ] as const)("of the model with CRI %i has an R9 of about %i", (step, wantedR9) => {
    const { ra, r9 } = colourRendering(ledLight(warmLeds[step]), glowing(3000));
    expect(Math.abs(ra - step)).toBeLessThan(0.5);
    expect(Math.abs(r9 - wantedR9)).toBeLessThan(1);
  });
});

it("every sample has a share of each wavelength", () => {
  for (const sample of [...testColours, darkSkin, orangePeel, brownWood]) {
    expect(sample).toHaveLength(wavelengths.length);
    expect(Math.min(...sample)).toBeGreaterThan(0);
    expect(Math.max(...sample)).toBeLessThan(1);
  }
});

describe("on a screen", () => {
  it("daylight is white, and nothing is black", () => {
    expect(onScreen([0.950_47, 1, 1.088_83], [0.950_47, 1, 1.088_83])).toBe("#ffffff");
    expect(onScreen([0, 0, 0], [1, 1, 1])).toBe("#000000");
  });
  it("warm light keeps a part of its tint: more red than blue", () => {
    const white = seenOf(glowing(2700));
    const [, red = "", green = "", blue = ""] = /^#(..)(..)(..)$/.exec(onScreen(white, white)) ?? [];
    expect(Number.parseInt(red, 16)).toBeGreaterThan(Number.parseInt(green, 16));
    expect(Number.parseInt(green, 16)).toBeGreaterThan(Number.parseInt(blue, 16));
  });
  it("red is duller under a light of CRI 70 than under one of CRI 95", () => {
    const red = (step: 70 | 95) => {
      const light = ledLight(warmLeds[step]);
      return onScreen(seenOf(reflected(light, testColours[8] ?? [])), seenOf(light));
    };
    expect(Number.parseInt(red(70).slice(1, 3), 16)).toBeLessThan(Number.parseInt(red(95).slice(1, 3), 16));
  });
});
