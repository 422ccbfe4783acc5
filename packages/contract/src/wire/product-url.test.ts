import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { categoryPath, productPath, slugOf } from "./product-url.ts";

describe("the slug of a product name", () => {
  it.each([
    ["Adunni Ring Chandelier 600 mm, Brushed Brass", "adunni-ring-chandelier-600-mm-brushed-brass"],
    ["  Line 13 A Socket  ", "line-13-a-socket"],
    ["Lamp -- (E27) / 9 W!", "lamp-e27-9-w"],
    ["Ọ̀ṣun Pendant", "ọ̀ṣun-pendant"],
    ["₦5,000 Globe", "5-000-globe"],
    ["💡", ""],
  ])("%s becomes %s", (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });

  it("is the same when made again from itself", () => {
    fc.assert(fc.property(fc.string({ unit: "grapheme" }), (name) => slugOf(slugOf(name)) === slugOf(name)));
  });

  it("never has a hyphen at an end, two in a row, or a slash", () => {
    fc.assert(fc.property(fc.string({ unit: "grapheme" }), (name) => !/^-|-$|--|\/|\s/.test(slugOf(name))));
  });
});

describe("paths", () => {
  it("of a product end with its article number", () => {
    expect(productPath({ name: "Oak & Linen Lamp", sku: "PR-TL-1" })).toBe("/product/oak-linen-lamp-PR-TL-1");
  });
  it("of a product whose name has no letters are its article number", () => {
    expect(productPath({ name: "!!!", sku: "PR-TL-1" })).toBe("/product/PR-TL-1");
  });
  it("of a category carry its id and key", () => {
    expect(categoryPath({ id: 182, urlKey: "sale" })).toBe("/products/182/sale");
  });
});
