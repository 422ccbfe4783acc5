import { expect, it } from "vitest";
import { screens } from "./route-list.ts";

it("lists each screen once, and each key of the navigation once", () => {
  const twice = (values: readonly (string | undefined)[]) =>
    values.filter((value, place) => value !== undefined && values.indexOf(value) !== place);
  expect(twice(screens.map(({ path }) => path))).toEqual([]);
  expect(twice(screens.map(({ menu }) => menu?.goKey))).toEqual([]);
});
