import { expect, it } from "vitest";
import { dictionaryFaults } from "./dictionary-faults.ts";
import { repository } from "./repository.ts";
import { treeOf } from "./small-tree.ts";

const found = (text: string, path = "apps/api/src/modules/prices/list-prices.ts") =>
  dictionaryFaults(treeOf({ [path]: text })).length > 0;

it("the API looks up what people typed in dictionaries", () => {
  expect(dictionaryFaults(repository())).toEqual([]);
});

it.each([
  'const shows: Readonly<Record<string, string>> = { reduced: "price" };',
  "export const ways: Readonly<Partial<Record<string, string>>> = {\n};",
  "const views: Readonly<Record<string, readonly { readonly id: string }[]>> = {\n};",
])("is found: %s", (text) => expect(found(text)).toBe(true));

it.each([
  'const shows: Readonly<Record<string, string>> = dictionary({ reduced: "price" });',
  'const ranks: Readonly<Record<"sku" | "price", string>> = { sku: "a", price: "b" };',
  "function rows() {\n  const fields: Record<string, unknown> = {};\n}",
])("is no fault: %s", (text) => expect(found(text)).toBe(false));

it("is no fault in tests, nor where nothing that was typed is read", () => {
  const text = 'const shows: Readonly<Record<string, string>> = { reduced: "price" };';
  expect(found(text, "apps/api/src/modules/prices/list-prices.test.ts")).toBe(false);
  expect(found(text, "apps/api/src/platform/pdf/printable.ts")).toBe(false);
});
