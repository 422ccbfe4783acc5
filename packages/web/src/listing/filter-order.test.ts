import { expect, it } from "vitest";
import { filterName, filterPlace, inOptionOrder, isCounted, isOffered } from "./filter-order.ts";

it("filters stand as people shop: where it hangs, what it is, how large, how bright; unknown ones last", () => {
  const codes = ["material", "finish", "ip_rating", "luminous_flux", "drop_max", "width", "room", "kind"];
  expect(codes.toSorted((one, other) => filterPlace(one) - filterPlace(other))).toEqual([
    "room",
    "kind",
    "width",
    "drop_max",
    "luminous_flux",
    "ip_rating",
    "finish",
    "material",
  ]);
});

it.each([
  ["on_display", "On display at", "In my showroom"],
  ["colour_temperature", "Colour temperature", "Colour of light"],
  ["material", "Material", "Material"],
])("%s, which the catalogue calls %s, is called %s", (code, label, name) => {
  expect(filterName(code, label)).toBe(name);
});

it("what it is in calculations is not offered beside what people call it", () => {
  expect(["article_kind", "kind", "material"].map(isOffered)).toEqual([false, true, true]);
});

it("how many are in stock is not said, for it changes with every sale", () => {
  expect(["in_stock", "finish"].map(isCounted)).toEqual([false, true]);
});

it("finishes stand by how many have them, sizes of a switch as they are", () => {
  const options = [
    { value: "a", count: 1 },
    { value: "b", count: 40 },
    { value: "c", count: 40 },
  ];
  expect(inOptionOrder("finish", options).map(({ value }) => value)).toEqual(["b", "c", "a"]);
  expect(inOptionOrder("gangs", options)).toBe(options);
});
