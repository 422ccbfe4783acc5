import { listCategoryProducts } from "@precise/contract/shop/catalogue";
import type { Filters, ProductList, Sort } from "@precise/contract/shop/product-list";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dataOf, failureOf } from "../../fixtures/answers.ts";
import {
  importFile,
  type OpenCatalogue,
  openSampleDatabase,
  serveCatalogue,
  writeCatalogue,
} from "../../fixtures/catalogue.ts";
import { allDatabaseKinds, openTestDatabase } from "../../fixtures/database.ts";
import { smallCatalogue } from "../../fixtures/small-catalogue.ts";

describe.each(allDatabaseKinds)("a listing on %s", (kind) => {
  let shop: OpenCatalogue;
  beforeAll(async () => {
    shop = await serveCatalogue(await openSampleDatabase(kind));
  });
  afterAll(() => shop.close());

  const ask = (
    categoryId: number,
    more: { filters?: Filters; sort?: Sort; currentPage?: number; pageSize?: number } = {},
  ) => {
    const { filters, sort, currentPage = 1, pageSize = 24 } = more;
    const body = { ...(filters ? { filters } : {}), ...(sort ? { sort } : {}) };
    return shop.call.listCategoryProducts({ params: { categoryId, currentPage, pageSize }, body });
  };
  const list = async (...query: Parameters<typeof ask>): Promise<ProductList> =>
    dataOf(listCategoryProducts, await ask(...query)).products;
  const skus = async (...query: Parameters<typeof ask>) =>
    (await list(...query)).items.map((item) => item.sku);

  it("filters and sorts by the price that is paid now, in naira, both ends included", async () => {
    const filters = { price: { from: 379_000, to: 418_000 } };
    expect(await skus(16, { filters, sort: { field: "price", direction: "ASC" } })).toEqual([
      "PR-CH-ADN80-MB",
      "PR-CH-ADN60-BB",
      "PR-CH-CAL8-BB",
    ]);
    expect(await skus(16, { filters, sort: { field: "price", direction: "DESC" } })).toEqual([
      "PR-CH-CAL8-BB",
      "PR-CH-ADN60-BB",
      "PR-CH-ADN80-MB",
    ]);
  });

  it("shows every design of a category once before it shows any twice", async () => {
    expect((await skus(16)).slice(0, 9)).toEqual([
      "PR-CH-ADN60-BB",
      "PR-CH-OLM3-BB",
      "PR-CH-CAL6-BB",
      "PR-CH-NVA12-BB",
      "PR-CH-ZMA60-BB",
      "FOC-BRN9-BB",
      "PR-CH-ADN80-BB",
      "PR-CH-OLM3-CH",
      "PR-CH-CAL6-MB",
    ]);
  });

  it("takes a numeric select as values or as a range", async () => {
    const warm = await list(34, { filters: { colour_temperature: { in: ["2200", "2700"] } } });
    const ranged = await list(34, { filters: { colour_temperature: { to: 2_700 } } });
    expect(ranged.items).toEqual(warm.items);
    expect(ranged.total_count).toBeGreaterThan(3);
  });

  it("sorts by name with numbers by their size, and by newest", async () => {
    const names = (await list(30, { sort: { field: "name", direction: "ASC" } })).items.map(
      (item) => item.name,
    );
    expect(names.slice(0, 4)).toEqual([
      "Abuja LED Ceiling Disc 300 mm, White",
      "Abuja LED Ceiling Disc 400 mm, Matt Black",
      "Abuja LED Ceiling Disc 400 mm, White",
      "Abuja LED Ceiling Disc 500 mm, Brushed Brass",
    ]);
    const newest = await skus(0, { sort: { field: "newest", direction: "ASC" }, pageSize: 96 });
    const oldest = await skus(0, { sort: { field: "newest", direction: "DESC" }, pageSize: 96 });
    expect(newest[0]).not.toBe(oldest[0]);
  });

  it.each([
    { field: "price", direction: "ASC" },
    { field: "price", direction: "DESC" },
    { field: "name", direction: "DESC" },
    { field: "newest", direction: "ASC" },
    { field: "price_per_klm", direction: "DESC" },
    { field: "relevance", direction: "ASC" },
  ] as const)("by $field $direction shows every product once over its pages", async (sort) => {
    const seen: string[] = [];
    for (let currentPage = 1; currentPage <= 17; currentPage += 1)
      seen.push(...(await skus(0, { sort, currentPage, pageSize: 10 })));
    expect(seen).toHaveLength(161);
    expect(new Set(seen).size).toBe(161);
  });

  it("beyond its last page is empty, with the right total", async () => {
    const { items, total_count, page_info } = await list(16, { currentPage: 10_000, pageSize: 4 });
    expect(items).toEqual([]);
    expect(total_count).toBe(15);
    expect(page_info).toEqual({ current_page: 10_000, page_size: 4, total_pages: 4 });
  });

  it.each([
    [{ hue: { in: ["red"] } }, "filters.hue"],
    [{ weight: { from: 1 } }, "filters.weight"],
    [{ voltage: { in: ["x"] } }, "filters.voltage"],
    [{ finish: { from: 1, to: 2 } }, "filters.finish"],
    [{ price: { in: ["5"] } }, "filters.price"],
    [{ wattage: { in: ["strong"] } }, "filters.wattage"],
    [{ constructor: { in: ["x"] } }, "filters.constructor"],
  ])("refuses the filter %j and names it", async (filters, field) => {
    expect(failureOf(await ask(16, { filters }))).toMatchObject({
      status: 400,
      error: { code: "invalid_input", field },
    });
  });

  it("takes values that no product has, and a range upside down, as finding nothing", async () => {
    expect((await list(16, { filters: { finish: { in: ["gold-leaf"] } } })).total_count).toBe(0);
    expect((await list(16, { filters: { price: { from: 500_000, to: 100 } } })).total_count).toBe(0);
    expect((await list(16, { filters: { wattage: { in: ["32"] } } })).total_count).toBe(1);
  });

  it("of an unknown category is not found; 0 is the whole catalogue", async () => {
    expect(failureOf(await ask(12_345))).toMatchObject({ status: 404, error: { code: "not_found" } });
    expect((await list(0)).total_count).toBe(161);
  });

  it("that is asked for again is kept as bytes with the same content, and as itself when asked otherwise", async () => {
    const first = await ask(40, { pageSize: 7 });
    const second = await ask(40, { pageSize: 7 });
    const third = await ask(40, { pageSize: 7 });
    expect("data" in first).toBe(true);
    expect("kept" in second && "kept" in third && second.kept === third.kept).toBe(true);
    expect(dataOf(listCategoryProducts, third)).toEqual(dataOf(listCategoryProducts, first));
    expect((await list(40, { pageSize: 6 })).items).toHaveLength(6);
  });
});

it("products that are equal in what is sorted come in the order of their ids, both ways", async () => {
  const opened = await openTestDatabase("pglite");
  await importFile(
    opened,
    await writeCatalogue(opened.dataFolder, smallCatalogue([{ price: 5 }, {}, {}, {}])),
  );
  const shop = await serveCatalogue(opened);
  const order = async (direction: "ASC" | "DESC") => {
    const params = { categoryId: 0, currentPage: 1, pageSize: 24 };
    const answered = await shop.call.listCategoryProducts({
      params,
      body: { sort: { field: "price", direction } },
    });
    return dataOf(listCategoryProducts, answered).products.items.map((item) => item.sku);
  };
  expect(await order("ASC")).toEqual(["S-1", "S-2", "S-3", "S-4"]);
  expect(await order("DESC")).toEqual(["S-2", "S-3", "S-4", "S-1"]);
  await shop.close();
});

it("what 1,000 lm cost now sorts, products without lumens last both ways, ties by id", async () => {
  const opened = await openTestDatabase("pglite");
  const product = (price: number, lumens?: number, special?: number) => ({
    price,
    ...(special !== undefined && { special_price: special }),
    attributes: { finish: "brass", ...(lumens !== undefined && { luminous_flux: lumens }) },
  });
  const sample = smallCatalogue([
    product(100),
    product(4_000, 1_000),
    product(2_000, 1_000, 1_000),
    product(2_000, 500),
    product(50, 0),
    product(9_000, 900),
  ]);
  sample.customAttributeMetadata.items.push({
    attribute_code: "luminous_flux",
    label: "Brightness",
    unit: "lm",
    input_type: "number",
    filterable: true,
  });
  await importFile(opened, await writeCatalogue(opened.dataFolder, sample));
  const shop = await serveCatalogue(opened);
  const order = async (direction: "ASC" | "DESC") => {
    const params = { categoryId: 0, currentPage: 1, pageSize: 24 };
    const body = { sort: { field: "price_per_klm" as const, direction } };
    const answered = await shop.call.listCategoryProducts({ params, body });
    return dataOf(listCategoryProducts, answered).products.items.map((item) => item.sku);
  };
  expect(await order("ASC")).toEqual(["S-3", "S-2", "S-4", "S-6", "S-1", "S-5"]);
  expect(await order("DESC")).toEqual(["S-6", "S-2", "S-4", "S-3", "S-1", "S-5"]);
  await shop.close();
});
