import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { emptyCatalogue, importFile, writeCatalogue } from "../../fixtures/catalogue.ts";
import { openTestDatabase, type TestDatabase } from "../../fixtures/database.ts";
import { smallCatalogue } from "../../fixtures/small-catalogue.ts";

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase("pglite");
});
afterAll(() => opened.close());
beforeEach(() => emptyCatalogue(opened));

const errorsOf = async (content: unknown) => {
  const report = await importFile(opened, await writeCatalogue(opened.dataFolder, content));
  expect(report.outcome).toBe("refused");
  expect(report.errorCount).toBe(report.errors.length);
  return report.errors.map(({ field, reason }) => `${field}: ${reason}`);
};

describe("a product is refused, with field and reason, for", () => {
  it.each([
    [{ sku: "" }, "sku: is missing"],
    [{ sku: "has blank" }, 'sku: "has blank" is not an item number like PR-CH-ADN60-BB'],
    [{ name: undefined }, "name: is missing"],
    [{ name: "x".repeat(201) }, "name: is longer than 200 characters"],
    [
      { name: "a\u0000b" },
      "name: contains characters that cannot be seen (such as those from a copied text)",
    ],
    [{ price: undefined }, "price: is missing"],
    [{ price: 0 }, "price: must be more than 0"],
    [{ price: "12 naira" }, 'price: "12 naira" is not a price in naira'],
    [{ special_price: 1_000 }, "special_price: must be less than the price"],
    [{ stock_qty: -1 }, 'stock_qty: "-1" is not a whole number of 0 or more'],
    [{ stock_qty: 1.5 }, 'stock_qty: "1.5" is not a whole number of 0 or more'],
    [{ category_ids: [] }, "category_ids: is missing"],
    [{ category_ids: [2, 77] }, "category_ids: there is no category 77"],
    [{ room_ids: "living" }, 'room_ids: "living" is not a whole number of 0 or more'],
    [{ client_visible: "perhaps" }, 'client_visible: "perhaps" must be yes or no (true, false, 1, 0)'],
    [
      { created_at: "05.08.2025" },
      'created_at: "05.08.2025" is not a date like 2025-08-05 or 2025-08-05T09:00:00Z',
    ],
    [{ currency: "USD" }, "currency: must be NGN"],
    [{ prise: 5 }, "prise: is not a product field"],
    [
      {
        quantity_breaks: [
          { from: 6, trade_price: 5 },
          { from: 3, trade_price: 4 },
        ],
      },
      "quantity_breaks: quantities must be 2 or more and rise",
    ],
    [
      { attributes: { finish: "gold" } },
      'attributes.finish: "gold" is not an option; use one of brass, black',
    ],
    [{ attributes: { colour: "red" } }, "attributes.colour: is not an attribute of this catalogue"],
    [{ attributes: { wattage: "strong" } }, 'attributes.wattage: "strong" is not a number'],
    [
      { attributes: { use: ["reading", "sleeping"] } },
      'attributes.use: "sleeping" is not an option; use one of reading, mood',
    ],
    [{ attributes: [] }, "attributes: must be an object of codes and values"],
    [
      { media_gallery: [{ imageUrl: "/media/none.webp" }] },
      "media_gallery.0: there is no picture /media/none.webp",
    ],
    [{ media_gallery: [{ alt: "x" }] }, 'media_gallery: "{"alt":"x"}" is not a picture'],
  ])("%j", async (product, expected) => {
    const [first, ...more] = await errorsOf(smallCatalogue([product]));
    expect(first?.startsWith(expected)).toBe(true);
    expect(more).toEqual([]);
  });
});

describe("categories and attributes are refused for", () => {
  it.each([
    [
      [
        { id: 1, name: "A", urlKey: "a" },
        { id: 1, name: "B", urlKey: "b" },
      ],
      "categories.1.id: two categories have the id 1",
    ],
    [[{ id: 0, name: "A", urlKey: "a" }], "categories.0.id: must be 1 or more"],
    [[{ id: 1, name: "", urlKey: "a" }], "categories.0.name: is missing"],
    [[{ id: 1, name: "A", urlKey: "A b" }], 'categories.0.urlKey: "A b" must be like wall-lights'],
    [
      [{ id: 1, name: "A", urlKey: "a", childrenFrom: 5 }],
      "childrenFrom: category 1 shows the children of 5, which is not another category",
    ],
    [
      [{ id: 1, name: "A", urlKey: "a", subcategories: [7] }],
      "categories.0.subcategories.0: must be a category",
    ],
    [
      [{ id: 1, name: "A", urlKey: "a", night_image: "night.png" }],
      "categories.0.night_image: needs a picture by day",
    ],
    ["none", "categories: must be a list of categories"],
  ])("%j", async (categories, expected) => {
    expect(await errorsOf({ categories, products: [] })).toContain(expected);
  });

  it.each([
    [
      { attribute_code: "price", label: "P", input_type: "number" },
      'attribute_code: "price" is reserved for the price',
    ],
    [
      { attribute_code: "Bad Code", label: "P", input_type: "number" },
      'attribute_code: "Bad Code" must be like lamp_base',
    ],
    [
      { attribute_code: "a", label: "P", input_type: "colour" },
      "input_type: must be one of select, multiselect, boolean, number, text",
    ],
    [{ attribute_code: "a", input_type: "number" }, "label: is missing"],
    [
      { attribute_code: "a", label: "A", input_type: "select", attribute_options: [{ value: "x" }] },
      "attribute_options.0: is missing",
    ],
  ])("%j", async (attribute, expected) => {
    const errors = await errorsOf({ ...smallCatalogue([]), customAttributeMetadata: { items: [attribute] } });
    expect(errors).toEqual([`customAttributeMetadata.items.0.${expected}`]);
  });
});

it("all errors of all rows are reported at once, in the order of their lines", async () => {
  const content = smallCatalogue([{ price: -1, stock_qty: "x" }, {}, { sku: "S-2" }, { name: "" }]);
  const report = await importFile(opened, await writeCatalogue(opened.dataFolder, content));
  const text = JSON.stringify(content, null, 1).split("\n");
  const lineOf = (at: number) => text.flatMap((line, index) => (line === "  {" ? index + 1 : [])).at(at - 4);
  expect(report.errors.map(({ line, field }) => [line, field])).toEqual([
    [lineOf(0), "price"],
    [lineOf(0), "stock_qty"],
    [lineOf(2), "sku"],
    [lineOf(3), "name"],
  ]);
  expect(report.errors[2]?.reason).toBe(`"S-2" is already on line ${lineOf(1)}`);
});

it.each([
  ["[]", "catalogue.json, line 1: this is not JSON"],
  [
    '{"categories": [{"id": 1, "name": "A", "urlKey": "a"}], "products": [{}, 5]}',
    "catalogue.json, line 1: a product must be an object",
  ],
  ["{}", "catalogue.json has no products"],
])("the file %s is refused as a whole", async (text, reason) => {
  await expect(importFile(opened, await writeCatalogue(opened.dataFolder, text))).rejects.toThrow(reason);
});

it("products without any category known say what to do", async () => {
  const path = await writeCatalogue(opened.dataFolder, {
    products: [{ sku: "A", name: "A", price: 1, category_ids: [1] }],
  });
  await expect(importFile(opened, path)).rejects.toThrow("give a catalogue.json with --structure");
});
