import { expect, it } from "vitest";
import { bandText, rangeBands } from "./range-bands.ts";

it.each([
  [
    "width",
    16,
    5_000,
    ["Up to 200 mm", "200 to 400 mm", "400 to 600 mm", "600 to 1,000 mm", "1,000 mm and more"],
  ],
  ["width", 250, 500, ["Up to 400 mm", "400 mm and more"]],
  ["width", 250, 400, []],
  ["price", 1, 900_000, []],
])("%s from %i to %i is offered as %o", (code, min, max, texts) => {
  expect(rangeBands(code, { min, max }).map((band) => bandText(band, "mm"))).toEqual(texts);
});
