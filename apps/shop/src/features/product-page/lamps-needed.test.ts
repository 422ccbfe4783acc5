import { expect, it } from "vitest";
import { lampsNeeded } from "./lamps-needed.ts";

const spec_table = [{ code: "lamp_base", label: "Bulb base", text: "E14" }];

it.each([
  [
    { lamp_included: "0", lamp_count: 1, wattage: 10 },
    "Takes one E14 bulb of up to 10 W LED, sold separately.",
  ],
  [
    { lamp_included: "0", lamp_count: 6, wattage: 30 },
    "Takes 6 E14 bulbs of up to 5 W LED each, sold separately.",
  ],
  [
    { lamp_included: "0", lamp_count: 6, lamp_max_w: 6 },
    "Takes 6 E14 bulbs of up to 6 W LED each, sold separately.",
  ],
  [
    { lamp_included: "0", lamp_count: 6, wattage: 60, lamp_max_w: 6 },
    "Takes 6 E14 bulbs of up to 6 W LED each, sold separately.",
  ],
  [{ lamp_included: "0", lamp_count: 2 }, "Takes 2 E14 bulbs, sold separately."],
  [{ lamp_included: "1", lamp_count: 1, wattage: 10 }, null],
])("%j", (attributes, sentence) => {
  expect(lampsNeeded({ attributes, spec_table })).toBe(sentence);
});

it("says nothing of what has no lampholder", () => {
  expect(lampsNeeded({ attributes: { gangs: "1" }, spec_table: [] })).toBeNull();
});
