import type { DeskAttribute } from "@precise/contract/desk/products/attributes";
import { describe, expect, it } from "vitest";
import { fittingAttributes } from "./fitting-attributes.ts";

const attribute = (code: string, ...ids: number[]): DeskAttribute => ({
  code,
  label: code,
  input_type: "text",
  unit: null,
  filterable: false,
  options: [],
  category_ids: ids,
});
const all = [attribute("shade", 16), attribute("gangs", 40), attribute("surge", 40, 41)];
const codes = (entries: Record<string, string | string[]>, ...ids: number[]) =>
  fittingAttributes(all, entries, ids).map(({ code }) => code);

describe("attributes that a product is asked for", () => {
  it("are those of its categories", () => {
    expect(codes({}, 16)).toEqual(["shade"]);
    expect(codes({}, 16, 41)).toEqual(["shade", "surge"]);
  });

  it("are those that it states already, too", () => {
    expect(codes({ gangs: "2" }, 16)).toEqual(["shade", "gangs"]);
    expect(codes({ gangs: "", surge: [] }, 16)).toEqual(["shade"]);
  });

  it("are all in a category whose products state none, and none in no category", () => {
    expect(codes({}, 99)).toEqual(["shade", "gangs", "surge"]);
    expect(codes({})).toEqual([]);
  });
});
