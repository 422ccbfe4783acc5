import { expect, it } from "vitest";
import { decoded, shownSum } from "./light-sum.ts";

const picture = decoded(Uint8Array.of(255, 188, 0));

it("a layer alone, as dark as it is, is shown as it was", () => {
  const dim = decoded(Uint8Array.of(100, 50, 10));
  expect([...shownSum([{ picture: dim, weight: [1, 1, 1] }], 1)]).toEqual([100, 50, 10]);
});

it("light adds up before it is coded: half and half is more than half", () => {
  const half = { picture: decoded(Uint8Array.of(100, 100, 100)), weight: [0.5, 0.5, 0.5] } as const;
  expect([...shownSum([half, half], 1)]).toEqual([100, 100, 100]);
  expect([...shownSum([half], 1)]).toEqual([71, 71, 71]);
});

it("what is very bright grows pale and stays within what a screen shows", () => {
  const [red = 0, green = 0, blue = 0] = shownSum([{ picture, weight: [9, 9, 9] }], 2);
  expect(red).toBe(255);
  expect(green).toBe(255);
  expect(blue).toBeGreaterThan(200);
});
