import { expect, it } from "vitest";
import { zonesTyped } from "./fee-zones.tsx";

const north = { name: "North", states: ["Kano"], tiers: [{ from: 0, to: null, fee: 9_000 }] };
const typed = { name: "Near", "in Ogun": "1", count: "1", from0: "0", to0: "", fee0: "2,000" };
const near = { name: "Near", states: ["Ogun"], tiers: [{ from: 0, to: null, fee: 2_000 }] };

it("puts what is typed of one zone into its place among the others", () => {
  expect(zonesTyped(typed, [north], 1)).toEqual([{ key: "zones", value: { zones: [north, near] } }]);
  expect(zonesTyped(typed, [north], 0)).toEqual([{ key: "zones", value: { zones: [near] } }]);
});

it.each([
  ["no name", { name: " " }, "name"],
  ["no state", { "in Ogun": "" }, "states"],
  ["a state of another zone", { "in Kano": "1" }, "states"],
  ["another zone's name", { name: "north" }, "name"],
  ["totals without a fee", { to0: "10" }, "to0"],
  ["a fee that is no amount", { fee0: "much" }, "fee0"],
])("says of %s where it is wrong", (_what, wrong, field) => {
  expect(zonesTyped({ ...typed, ...wrong }, [north], 1)).toMatchObject({ faults: [{ field }] });
});

it("says of each wrong field at once", () => {
  const wrong = { ...typed, name: "", "in Ogun": "", from0: "", fee0: "much" };
  expect(zonesTyped(wrong, [north], 1)).toMatchObject({
    faults: [{ field: "name" }, { field: "states" }, { field: "from0" }, { field: "fee0" }],
  });
});
