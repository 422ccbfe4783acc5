import { expect, it } from "vitest";
import { compareRows, differences } from "./compare-rows.ts";

const fact = (code: string, text: string) => ({ code, label: code.toUpperCase(), text });
const small = [fact("price", "₦9,000"), fact("colour", "2700 K"), fact("cap", "E27")];
const large = [fact("price", "₦12,000"), fact("colour", "2700 K"), fact("watts", "9 W")];

it("a row for each thing that any of them states, once, in the first one's order", () => {
  expect(compareRows([small, large])).toEqual([
    { code: "price", label: "PRICE", cells: ["₦9,000", "₦12,000"], differs: true },
    { code: "colour", label: "COLOUR", cells: ["2700 K", "2700 K"], differs: false },
    { code: "cap", label: "CAP", cells: ["E27", null], differs: true },
    { code: "watts", label: "WATTS", cells: [null, "9 W"], differs: true },
  ]);
});

it("what is alike is left out of the differences, and what one does not state is none of it", () => {
  expect(differences(compareRows([small, large])).map(({ code }) => code)).toEqual(["price", "cap", "watts"]);
});

it("one of several that differs is enough", () => {
  const rows = compareRows([small, small, large, small]);
  expect(differences(rows).map(({ code }) => code)).toContain("price");
});

it("a single product shows all of its own", () => {
  expect(differences(compareRows([small]))).toHaveLength(3);
});

it("the same product in all places differs in nothing", () => {
  expect(differences(compareRows([small, small]))).toEqual([]);
  expect(compareRows([])).toEqual([]);
});
