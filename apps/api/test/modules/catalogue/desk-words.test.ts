import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { countProducts, listProducts } from "#api/modules/catalogue/desk-list/list-products.ts";
import { loadIndex } from "#api/modules/catalogue/memory/load-index.ts";
import { findLowAt } from "#api/modules/stock/low-stock.ts";
import { importFile, writeCatalogue } from "../../fixtures/catalogue.ts";
import { databaseKinds, openTestDatabase, type TestDatabase } from "../../fixtures/database.ts";
import { smallCatalogue } from "../../fixtures/small-catalogue.ts";

describe.each(databaseKinds)("words that many products have, at the desk, on %s", (kind) => {
  const many = 510;
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
    const domes = Array.from({ length: many }, (_, at) => ({ sku: `D-${1000 + at}`, name: `Dome ${at}` }));
    const others = [
      { sku: "K-1", name: "Kingdomes" },
      { sku: "R-1", name: "Ring" },
    ];
    await importFile(opened, await writeCatalogue(opened.dataFolder, smallCatalogue([...domes, ...others])));
  });
  afterAll(() => opened.close());

  it("find the same by PostgreSQL as by the index: whole words, and what has them within a word", async () => {
    const { index } = await loadIndex(opened.db);
    const reading = { structure: index.structure, findLow: findLowAt() };
    const ask = async (search: string, ofIndex?: typeof index) => {
      const filter = { search };
      const wanted = { ...reading, filter, sort: "-sku", limit: 20 } as const;
      const page = await listProducts(opened.db, { ...wanted, index: ofIndex });
      return "field" in page ? page : { total: page.total, skus: page.rows.map(({ sku }) => sku) };
    };
    for (const ofIndex of [undefined, index]) {
      expect(await ask("dome", ofIndex)).toMatchObject({ total: many + 1, skus: { 0: "K-1", 1: "D-1509" } });
      expect(await ask("ring", ofIndex)).toEqual({ total: 1, skus: ["R-1"] });
    }
    // As a saved view says it.
    expect(await countProducts(opened.db, { ...reading, filter: { search: "dome" } })).toBe(many + 1);
    expect(await countProducts(opened.db, { ...reading, filter: { search: "dome", stock: "out" } })).toBe(0);
  });
});
