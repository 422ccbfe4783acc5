import { expect, it } from "vitest";
import { renderedThings } from "./rendered-things.ts";

it("shows each thing under a glowing bulb and under LEDs of four indices", () => {
  const { lights, things } = renderedThings();
  expect(lights.map(({ cri }) => cri)).toEqual([70, 80, 90, 95, 100]);
  expect(things.map(({ thing }) => thing)).toEqual(["tomato", "orange", "wood", "skin"]);
  for (const { colours } of things) expect(new Set(colours).size).toBe(lights.length);
});

it("says what becomes of strong red in words", () => {
  expect(renderedThings().lights.map(({ r9, red }) => [r9, red])).toEqual([
    [-22, "red turns brown"],
    [21, "red looks dull"],
    [54, "red looks fair"],
    [71, "red looks rich"],
    [100, "as by halogen"],
  ]);
});

it("has one white in all of them: only surfaces tell them apart", () => {
  const [first = "", ...others] = renderedThings().lights.map(({ paper }) => paper);
  const parts = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  for (const other of others) {
    for (const [channel, value] of parts(other).entries())
      expect(Math.abs(value - (parts(first)[channel] ?? 0))).toBeLessThan(4);
  }
});
