import { describe, expect, it } from "vitest";
import { tint } from "./tint.ts";

describe("the tint of a layer", () => {
  // The table of layers/README.md, made by the program that rendered the pictures.
  it.each([
    [2700, 2200, [1.147, 0.956, 0.71]],
    [2700, 4000, [0.832, 1.04, 1.505]],
    [2700, 5000, [0.772, 1.05, 1.751]],
    [2700, 6500, [0.718, 1.063, 1.899]],
    [3000, 2700, [1.066, 0.984, 0.861]],
    [3000, 5000, [0.823, 1.033, 1.508]],
    [4000, 2200, [1.379, 0.92, 0.472]],
    [4000, 6500, [0.863, 1.023, 1.262]],
  ])("rendered at %i K and shown at %i K is the renderer's own", (rendered, kelvin, expected) => {
    for (const [channel, value] of tint(kelvin, rendered).entries()) {
      expect(value).toBeCloseTo(expected[channel] ?? Number.NaN, 2);
    }
  });
  it.each([2200, 2700, 3000, 4000, 6500])("leaves a layer alone at its own %i K", (kelvin) => {
    for (const value of tint(kelvin, kelvin)) expect(value).toBeCloseTo(1, 10);
  });
  it("holds at the ends of the table", () => {
    expect(tint(1000, 2700)).toEqual(tint(2200, 2700));
    expect(tint(9000, 2700)).toEqual(tint(6500, 2700));
  });
});
