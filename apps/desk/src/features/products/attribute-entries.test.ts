import type { DeskAttribute } from "@precise/contract/desk/products/attributes";
import { describe, expect, it } from "vitest";
import { attributeEntry, attributeValue, attributeValues, isNumberEntry } from "./attribute-entries.ts";

const of = (code: string, input_type: DeskAttribute["input_type"]): DeskAttribute => ({
  code,
  label: code,
  input_type,
  unit: null,
  filterable: true,
  options: [],
  category_ids: [],
});
const all = [
  of("finish", "select"),
  of("room", "multiselect"),
  of("dimmable", "boolean"),
  of("wattage", "number"),
];

describe("an attribute that is not stated", () => {
  it("is neither 0 nor no", () => {
    const stated = { dimmable: "0", wattage: "0", finish: "", room: [] };
    expect(attributeValues(all, stated)).toEqual({ dimmable: "0", wattage: 0 });
  });

  it("is an empty field", () => {
    expect(attributeEntry(of("wattage", "number"), undefined)).toBe("");
    expect(attributeEntry(of("room", "multiselect"), undefined)).toEqual([]);
    expect(attributeEntry(of("wattage", "number"), 0)).toBe("0");
    expect(attributeEntry(of("room", "multiselect"), ["living"])).toEqual(["living"]);
  });
});

describe("a number of an attribute", () => {
  it.each([
    ["9.5", 9.5],
    ["1,200", 1_200],
    ["-20", -20],
  ])("%s is read", (typed, value) => {
    expect(isNumberEntry(typed)).toBe(true);
    expect(attributeValue(of("wattage", "number"), typed)).toBe(value);
  });

  it("is not any text", () => {
    expect(isNumberEntry("much")).toBe(false);
    expect(attributeValue(of("wattage", "number"), "much")).toBeUndefined();
  });
});
