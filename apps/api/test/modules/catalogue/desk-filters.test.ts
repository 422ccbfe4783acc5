import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listFamilies } from "#api/modules/catalogue/desk-list/list-families.ts";
import { listProducts } from "#api/modules/catalogue/desk-list/list-products.ts";
import { listedFitting } from "#api/modules/catalogue/desk-list/listed-fitting.ts";
import type { ProductFilter } from "#api/modules/catalogue/desk-list/product-filter.ts";
import type { CatalogueIndex } from "#api/modules/catalogue/memory/catalogue-index.ts";
import { loadIndex } from "#api/modules/catalogue/memory/load-index.ts";
import { findLowAt } from "#api/modules/stock/low-stock.ts";
import { importFile, writeCatalogue } from "../../fixtures/catalogue.ts";
import { databaseKinds, openTestDatabase, type TestDatabase } from "../../fixtures/database.ts";
import { smallCatalogue } from "../../fixtures/small-catalogue.ts";

const pieces = 120;
const skuOf = (at: number) => `P-${1000 + at}`;
const finishes = ["brass", "black"];
const uses = [["reading"], ["mood"], ["reading", "mood"]];

describe.each(databaseKinds)("filters of the desk's lists of goods, on %s", (kind) => {
  let opened: TestDatabase;
  let index: CatalogueIndex;
  let later: CatalogueIndex;
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
    const products = Array.from({ length: pieces }, (_, at) => ({
      sku: skuOf(at),
      name: `Piece ${at}`,
      stock_qty: at % 5,
      category_ids: at % 10 === 0 ? [91, 9] : [2, 1],
      variant_group: `Group ${String(Math.floor(at / 2)).padStart(2, "0")}`,
      size_label: `${at % 2}`,
      attributes: {
        finish: finishes[at % 2],
        ...(at % 4 === 3 ? {} : { wattage: at / 2 }),
        use: uses[at % 3],
        dimmable: at % 3 === 0,
      },
    }));
    await importFile(opened, await writeCatalogue(opened.dataFolder, smallCatalogue(products)));
    // An option that has been taken out of the structure since.
    await opened.db.query(
      `update product set attributes = attributes || '{"finish": "gold"}' where sku = $1`,
      [skuOf(60)],
    );
    ({ index } = await loadIndex(opened.db));
    // Later than what the index has: two are taken off sale, one got another finish and a wattage, one another name, one is a draft.
    await opened.db.query("update product set withdrawn_at = now() where sku = any($1)", [
      [skuOf(10), skuOf(11)],
    ]);
    await opened.db.query(
      `update product set attributes = attributes || '{"finish": "black", "wattage": 5}', written_in = pg_current_xact_id() where sku = $1`,
      [skuOf(100)],
    );
    await opened.db.query("update product set name = 'Renamed', name_key = 'renamed' where sku = $1", [
      skuOf(50),
    ]);
    await opened.db.query(
      `insert into product_draft (sku_key, sku, fields, saved_by, name, name_key, category_ids, room_ids, variant_group, attributes, media_gallery)
       values ('P-DRAFT', 'P-Draft', '{}', '{}', 'Draft', 'draft', '{2,1}', '{}', null, '{"finish": "black", "wattage": 5}', '[]')`,
    );
    ({ index: later } = await loadIndex(opened.db));
  }, 60_000);
  afterAll(() => opened.close());

  async function pagesOf(filter: ProductFilter, ofIndex?: CatalogueIndex) {
    const skus: string[] = [];
    const totals = new Set<number>();
    for (let cursor: string | undefined | null; cursor !== null; ) {
      const reading = { structure: index.structure, index: ofIndex, findLow: findLowAt() };
      const wanted = { filter, ...reading, sort: "sku", limit: 7 } as const;
      const page = await listProducts(opened.db, { ...wanted, cursor });
      if ("field" in page) return expect.fail(page.message);
      skus.push(...page.rows.map(({ sku }) => sku));
      totals.add(page.total);
      cursor = page.next;
    }
    return { skus, totals: [...totals] };
  }
  const all = Array.from({ length: pieces }, (_, at) => at);
  const expected = (fits: (at: number) => boolean, more: readonly string[] = []) => [
    ...all.filter(fits).map(skuOf),
    ...more,
  ];
  const draft = ["P-Draft"];
  const isBlack = (at: number) => at % 2 === 1 || at === 100;
  const wattage = (at: number) => (at === 100 ? 5 : at % 4 === 3 ? Number.NaN : at / 2);

  it.each<[string, ProductFilter, readonly string[]]>([
    ["an option", { attribute: "finish:black" }, expected(isBlack, draft)],
    ["either option", { attribute: ["finish:black", "finish:brass"] }, expected((at) => at !== 60, draft)],
    ["an option of several at once", { attribute: "use:mood" }, expected((at) => at % 3 !== 0)],
    [
      "a range",
      { attribute: "wattage:5..20" },
      expected((at) => wattage(at) >= 5 && wattage(at) <= 20, draft),
    ],
    ["a range without an end", { attribute: "wattage:50.." }, expected((at) => wattage(at) >= 50)],
    ["a number", { attribute: "wattage:5" }, expected((at) => wattage(at) === 5, draft)],
    ["a range that nothing is in", { attribute: "wattage:9000..9999" }, []],
    [
      "two attributes",
      { attribute: ["finish:black", "wattage:..10"] },
      expected((at) => isBlack(at) && wattage(at) <= 10, draft),
    ],
    ["no value", { attribute: "wattage:" }, expected((at) => Number.isNaN(wattage(at)))],
    ["no option", { attribute: "finish:" }, expected(() => false)],
    ["what is none of the options", { attribute: "finish:gold" }, expected((at) => at === 60)],
    [
      "what is none of the options, or one",
      { attribute: ["finish:gold", "finish:black"] },
      expected((at) => isBlack(at) || at === 60, draft),
    ],
    ["a category", { category: "1" }, expected((at) => at % 10 !== 0, draft)],
    ["a room", { category: "9" }, expected((at) => at % 10 === 0)],
    ["a category that there is not", { category: "777" }, []],
    ["in stock", { stock: "in" }, expected((at) => at % 5 > 0)],
    ["sold out", { stock: "out" }, expected((at) => at % 5 === 0)],
    ["low", { stock: "low" }, expected((at) => at % 5 <= 3 && at !== 10 && at !== 11)],
    ["low or in stock", { stock: "low,in" }, expected((at) => at !== 10 && (at % 5 <= 3 || at % 5 > 0))],
    [
      "sold out in a category",
      { stock: "out", category: "2" },
      expected((at) => at % 5 === 0 && at % 10 !== 0),
    ],
    ["on sale", { state: "on_sale", attribute: "finish:black" }, expected((at) => isBlack(at) && at !== 11)],
    ["withdrawn", { state: "withdrawn" }, expected((at) => at === 10 || at === 11)],
    ["without a trade price", { missing: "trade_price" }, expected(() => true, draft)],
    ["a word in a category", { search: "piece", category: "1" }, expected((at) => at % 10 !== 0)],
    ["a word that nothing has, in a category", { search: "zebra", category: "1" }, []],
    ["a name given since, in a category", { search: "renamed", category: "9" }, expected((at) => at === 50)],
    [
      "a part of a number, of a category",
      { search: "P-111", category: "9,1" },
      expected((at) => at >= 110 && at < 120),
    ],
    [
      "two words and an option",
      { search: "iec p-10", attribute: "finish:black" },
      expected((at) => isBlack(at) && at < 100),
    ],
    ["a word and sold out", { search: "piece", stock: "out" }, expected((at) => at % 5 === 0)],
    [
      "a part of a number and low",
      { search: "P-111", stock: "low" },
      expected((at) => at >= 110 && at % 5 <= 3),
    ],
    [
      "low in a category, of a word",
      { stock: "low", category: "2", search: "piece" },
      expected((at) => at % 5 <= 3 && at % 10 !== 0 && at !== 11),
    ],
    [
      "a word and no value",
      { search: "p-100", attribute: "wattage:" },
      expected((at) => at < 10 && at % 4 === 3),
    ],
    ["a family", { family: "Group 05" }, expected((at) => at === 10 || at === 11)],
  ])("of %s find each once and count them, with an index and without", async (_, filter, skus) => {
    const sorted = [...skus].sort();
    const byDatabase = await pagesOf(filter);
    expect(byDatabase).toEqual({ skus: sorted, totals: [skus.length] });
    const byIndex = await pagesOf(filter, index);
    expect(byIndex.skus).toEqual(sorted);
    // Of the four that changed since, until the index is read again.
    for (const total of byIndex.totals) expect(Math.abs(total - skus.length)).toBeLessThanOrEqual(4);
    expect(await pagesOf(filter, later)).toEqual(byDatabase);
  });

  it("leave to PostgreSQL what an index does not have", () => {
    const nothingFound = { byWords: new Set<number>(), low: [] };
    for (const filter of [
      {},
      { search: "piece" },
      { missing: "picture", stock: "in" },
      { state: "withdrawn", stock: "in" },
      { stock: "," },
      { attribute: "use:gold" },
      { attribute: ["finish:black", "voltage:230"] },
    ])
      expect([filter, listedFitting(filter, index, nothingFound)]).toEqual([filter, undefined]);
  });

  it("list families by pages, also those of which nothing is on sale", async () => {
    const names = async (search?: string) => {
      const found: { name: string; products: number; on_sale: number }[] = [];
      const totals = new Set<number>();
      for (let cursor: string | undefined | null; cursor !== null; ) {
        const page = await listFamilies(opened.db, { search, cursor });
        found.push(...page.families.map(({ name, products, on_sale }) => ({ name, products, on_sale })));
        totals.add(page.total);
        cursor = page.next;
      }
      return { found, totals: [...totals] };
    };
    const { found, totals } = await names();
    expect(found.map(({ name }) => name)).toEqual(
      Array.from({ length: 60 }, (_, at) => `Group ${String(at).padStart(2, "0")}`),
    );
    expect(totals).toEqual([60]);
    expect(found.slice(4, 7)).toEqual([
      { name: "Group 04", products: 2, on_sale: 2 },
      { name: "Group 05", products: 2, on_sale: 0 },
      { name: "Group 06", products: 2, on_sale: 2 },
    ]);
    expect((await names("5 gROUP")).found.map(({ name }) => name)).toEqual([
      "Group 05",
      "Group 15",
      "Group 25",
      "Group 35",
      "Group 45",
      ...Array.from({ length: 10 }, (_, at) => `Group 5${at}`),
    ]);
    expect(await names("g%p")).toEqual({ found: [], totals: [0] });
  });
});
