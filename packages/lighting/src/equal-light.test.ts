import { expect, it } from "vitest";
import { energySaverWatts, lumensOfOldBulb, oldBulbWatts } from "./equal-light.ts";

it.each([
  [450, 40],
  [800, 60],
  [1_000, 75],
  [1_600, 100],
])("%d lm are the light of an old bulb of %d W", (lumens, watts) => {
  expect(oldBulbWatts(lumens)).toBe(watts);
  expect(lumensOfOldBulb(watts)).toBe(lumens);
});

it("reads between the stated pairs in proportion, to whole watts", () => {
  expect(oldBulbWatts(900)).toBe(68);
  expect(lumensOfOldBulb(50)).toBe(625);
});

it("goes on from the ends in proportion to the light", () => {
  expect(oldBulbWatts(225)).toBe(20);
  expect(oldBulbWatts(3_200)).toBe(200);
  expect(lumensOfOldBulb(200)).toBe(3_200);
  expect(lumensOfOldBulb(20)).toBe(225);
});

it("an energy saver takes 1.6 times the watts of an LED of the same light", () => {
  expect(energySaverWatts(9)).toBeCloseTo(14.4, 9);
});
