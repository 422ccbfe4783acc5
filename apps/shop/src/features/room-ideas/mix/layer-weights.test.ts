import { expect, it } from "vitest";
import { layerWeights } from "./layer-weights.ts";
import type { LightLayers } from "./light-layers.ts";
import { wholeRoom } from "./light-mix.ts";

const layers: LightLayers = {
  exposure: 1.25,
  daylight: { src: "/day.webp", scale: 1.6 },
  fittings: [
    { id: "floor-lamp", src: "/floor.webp", scale: 0.625, kelvin: 2700, x: 20, y: 50 },
    { id: "downlights", src: "/down.webp", scale: 0.8, kelvin: 3000, x: 60, y: 10 },
  ],
};

it("adds each layer as it was rendered when everything is at full", () => {
  const [day, floor, down] = layerWeights(layers, wholeRoom(layers.fittings));
  expect(day).toEqual([0.625, 0.625, 0.625]);
  for (const value of floor ?? []) expect(value).toBeCloseTo(1.6);
  for (const value of down ?? []) expect(value).toBeCloseTo(1.25);
});

it("dims by the square, tints, and leaves out what is off", () => {
  const [day, floor, down] = layerWeights(layers, {
    daylight: 50,
    fittings: {
      "floor-lamp": { isOn: true, brightness: 50, kelvin: 2200 },
      downlights: { isOn: false, brightness: 100, kelvin: 3000 },
    },
  });
  expect(day?.[0]).toBeCloseTo(0.15625);
  expect(floor?.[0]).toBeCloseTo((1.147 * 0.25) / 0.625, 2);
  expect(floor?.[2]).toBeCloseTo((0.71 * 0.25) / 0.625, 2);
  expect(down).toEqual([0, 0, 0]);
});
