import { filterProducts, listAttributes } from "@precise/contract/shop/catalogue";
import type { Filters, ListGroup } from "@precise/contract/shop/product-list";
import { afterEach, beforeEach, expect, it } from "vitest";
import { dataOf } from "../../fixtures/answers.ts";
import { importFile, type OpenCatalogue, serveCatalogue, writeCatalogue } from "../../fixtures/catalogue.ts";
import { openTestDatabase } from "../../fixtures/database.ts";
import { smallCatalogue } from "../../fixtures/small-catalogue.ts";

let shop: OpenCatalogue;
beforeEach(async () => {
  const opened = await openTestDatabase("pglite");
  const arc = { variant_group: "arc" };
  const catalogue = smallCatalogue([
    { sku: "ARC-BB", stock_qty: 3, attributes: { finish: "brass" }, ...arc },
    { sku: "ARC-MB", stock_qty: 0, attributes: { finish: "black" }, ...arc },
    { sku: "BOW", stock_qty: 0 },
    { sku: "CUP", stock_qty: 9 },
  ]);
  await importFile(opened, await writeCatalogue(opened.dataFolder, catalogue));
  shop = await serveCatalogue(opened);
});
afterEach(() => shop.close());

async function list(filters: Filters, group?: ListGroup) {
  const body = { filters, currentPage: 1, pageSize: 24, ...(group ? { group } : {}) };
  const answered = await shop.call.filterProducts({ params: { categoryId: 0 }, body });
  return dataOf(filterProducts, answered).products;
}
const skus = async (filters: Filters, group?: ListGroup) =>
  (await list(filters, group)).items.map(({ sku }) => sku);
const inStock: Filters = { in_stock: { in: ["1"] } };
const countInStock = async (filters: Filters) =>
  (await list(filters, "family")).aggregations.find((one) => one.attribute_code === "in_stock")?.options;

it("what is in stock is a filter of every list, and counted in lists of families", async () => {
  expect(await skus(inStock)).toEqual(["ARC-BB", "CUP"]);
  expect(await skus(inStock, "family")).toEqual(["ARC-BB", "CUP"]);
  expect(await countInStock({})).toEqual([{ label: "Yes", value: "1", count: 2 }]);
  expect((await list({})).aggregations.map((one) => one.attribute_code)).not.toContain("in_stock");
});

it("is among the attributes, so that an address can name it", async () => {
  const { items } = dataOf(listAttributes, await shop.call.listAttributes()).customAttributeMetadata;
  expect(items.at(-1)).toEqual({
    attribute_code: "in_stock",
    label: "In stock",
    input_type: "boolean",
    filterable: true,
    attribute_options: [{ label: "Yes", value: "1" }],
  });
});

it("follows what is sold and what comes back at once, in answers that were kept too", async () => {
  for (let times = 0; times < 3; times += 1) expect(await skus(inStock, "family")).toEqual(["ARC-BB", "CUP"]);
  for (let times = 0; times < 3; times += 1) expect((await countInStock({}))?.[0]?.count).toBe(2);
  await shop.db.query("update product set stock_qty = case sku when 'BOW' then 1 else 0 end");
  await shop.answers.refresh();
  expect(await skus(inStock, "family")).toEqual(["BOW"]);
  expect((await countInStock({}))?.[0]?.count).toBe(1);
});

it("an attribute of the catalogue's own with that code stands instead", async () => {
  const catalogue = smallCatalogue([{ sku: "OWN", stock_qty: 5, attributes: { in_stock: "0" } }]);
  catalogue.customAttributeMetadata.items.push({
    attribute_code: "in_stock",
    label: "Kept in Lagos",
    input_type: "boolean",
    filterable: true,
  });
  await importFile(shop, await writeCatalogue(shop.dataFolder, catalogue, "own.json"));
  await shop.answers.refresh();
  expect(await skus(inStock)).toEqual([]);
  expect(await skus({ in_stock: { in: ["0"] } })).toEqual(["OWN"]);
});
