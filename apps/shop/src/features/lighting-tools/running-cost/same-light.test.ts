import { expect, it } from "vitest";
import { leastWattsFor } from "./same-light.ts";

const lamp = (name: string, watts: number, lumens: number, price: number) => ({ name, watts, lumens, price });
const lamps = [
  lamp("9 W", 9, 806, 2_500),
  lamp("filament", 7, 806, 4_200),
  lamp("candle", 4, 470, 3_600),
  lamp("globe", 11, 1_055, 7_200),
  lamp("dear 9 W", 9, 850, 3_000),
  lamp("flood", 20, 2_200, 18_500),
];

it("takes those of about the same light, the fewest watts first, and the cheaper of equals", () => {
  expect(leastWattsFor(800, lamps, 3).map(({ name }) => name)).toEqual(["filament", "9 W", "dear 9 W"]);
});

it("leaves out what gives too little or far more", () => {
  expect(leastWattsFor(800, lamps, 9).map(({ name }) => name)).not.toContain("candle");
  expect(leastWattsFor(800, lamps, 9).map(({ name }) => name)).not.toContain("flood");
  expect(leastWattsFor(5_000, lamps, 3)).toEqual([]);
});
