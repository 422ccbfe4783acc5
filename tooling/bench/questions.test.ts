import { describe, expect, it } from "vitest";
import { type NamedProduct, requireDistinct, searchTexts, suggestTexts } from "./questions.ts";

const products: NamedProduct[] = Array.from({ length: 40 }, (_, at) => ({
  sku: `KAL-WL-${String(at).padStart(5, "0")}-1`,
  name: `Kaluna${at} Ring Wall Light ${100 + at} mm, Brushed Brass`,
}));

describe("questions about a catalogue", () => {
  it("ask by name, size, finish, article number, and with a typing error", () => {
    expect(searchTexts(products, 8)).toEqual([
      "Wall Light Kaluna0 Brushed Brass",
      "Kaluna0 100 mm Brushed Brass",
      "Brushed Brass Wall Light 100",
      "Ring Kaluna0 Brushed Brass",
      "WL-00000-1",
      "Brushed Brass Kaluna0",
      "Kauna0 Wall Light Brushed Brass",
      "Brushed Brass Ring Kaluna0 100",
    ]);
  });

  it("are never asked twice", () => {
    expect(new Set(searchTexts(products, 300)).size).toBe(300);
    expect(new Set(suggestTexts(products, 60)).size).toBe(60);
  });

  it("are not made up when the products are too few", () => {
    expect(() => searchTexts(products.slice(0, 2), 100)).toThrow("2 products give only 16 questions");
  });
});

describe("products that should differ", () => {
  it("pass when they do", () => {
    expect(() =>
      requireDistinct(products.map((product, at) => ({ ...product, attributes: { at } }))),
    ).not.toThrow();
  });

  it("are refused when two have the same attributes", () => {
    expect(() =>
      requireDistinct(products.map((product) => ({ ...product, attributes: { finish: "brass" } }))),
    ).toThrow("40 products have only 1 different values of attributes");
  });
});
