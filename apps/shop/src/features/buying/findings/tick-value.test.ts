import { expect, it } from "vitest";
import { tickedFindings, tickValue } from "./tick-value.ts";

it("names the findings that were shown, whatever their ids hold", () => {
  const shown = [{ id: "1:PR-CH,PRB60" }, { id: 'odd "id", [9]' }];
  expect(tickedFindings(tickValue(shown))).toEqual(["1:PR-CH,PRB60", 'odd "id", [9]']);
});

it.each([null, "", "on", "{}", "null", "7", '[7, null, "", "  "]', "[", `["${"a".repeat(201)}"]`])(
  "%j names none",
  (value) => expect(tickedFindings(value)).toEqual([]),
);

it("takes no more than an order takes", () => {
  const many = Array.from({ length: 130 }, (_, place) => ({ id: `finding ${place}` }));
  expect(tickedFindings(tickValue(many))).toHaveLength(100);
});
