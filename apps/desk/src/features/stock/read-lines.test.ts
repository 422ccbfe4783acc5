import { expect, it } from "vitest";
import { readLines } from "./read-lines.ts";

it.each([
  ["LMP-1 12", [{ sku: "LMP-1", quantity: 12 }]],
  [
    "LMP-1, 12\n\nLMP-2\t3",
    [
      { sku: "LMP-1", quantity: 12 },
      { sku: "LMP-2", quantity: 3 },
    ],
  ],
  ["LMP-1 x 2", [{ sku: "LMP-1", quantity: 2 }]],
  [
    "LMP-1\nLMP-2\nLMP-1\n",
    [
      { sku: "LMP-1", quantity: 2 },
      { sku: "LMP-2", quantity: 1 },
    ],
  ],
  ["", []],
])("reads %j", (text, lines) => {
  expect(readLines(text)).toEqual({ lines });
});

it.each(["LMP-1 0", "LMP-1\nA lamp of brass", "LMP-1 1234567"])(
  "names the line that is none in %j",
  (text) => {
    expect(readLines(text)).toEqual({ wrong: text.split("\n").length });
  },
);
