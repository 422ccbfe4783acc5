import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { loadIndex } from "#api/modules/catalogue/memory/load-index.ts";
import { findMatches } from "#api/modules/catalogue/search/find-matches.ts";

import type { Sql } from "#api/platform/database/port.ts";
import {
  emptyCatalogue,
  importFile,
  importWhole,
  openSampleDatabase,
  writeCatalogue,
} from "../../fixtures/catalogue.ts";
import { allDatabaseKinds, openTestDatabase, type TestDatabase } from "../../fixtures/database.ts";
import { smallCatalogue } from "../../fixtures/small-catalogue.ts";

/** Counts the statements that a database is asked. */
function counted(sql: Sql) {
  let statements = 0;
  const counting: Sql = {
    query(text, values) {
      statements += 1;
      return sql.query(text, values);
    },
  };
  return { sql: counting, statements: () => statements };
}

describe.each(allDatabaseKinds)("what words find, on %s", (kind) => {
  describe("in the sample catalogue", () => {
    let shop: TestDatabase;
    beforeAll(async () => {
      shop = await openSampleDatabase(kind);
    });
    afterAll(() => shop.close());

    it.each([
      "brass",
      "chandelier brass calabar",
      "down light",
      "standing lamp walnut",
      "parlour chandelier",
      "adn60",
      "PR-CH-ADN60-BB",
      "gu5.3",
      "9 watt bulb",
      "two gang switch white",
      "chandeleer bras",
      "l",
      "brass nothingofthekind",
      "a b c d e f g h i j k l m n",
      "fan",
      "''' & | !",
    ])("are the same products, asked for the first and the second time: %s", async (text) => {
      const { index } = await loadIndex(shop.db);
      const { ids, suggestion } = await findMatches(shop.db, text);
      const all = [...new Set(ids)].sort((one, other) => one - other);
      for (let time = 0; time < 2; time += 1) {
        const again = await findMatches(shop.db, text, index);
        expect([...new Set(again.ids)].sort((one, other) => one - other)).toEqual(all);
        expect(again.suggestion).toBe(suggestion);
      }
    });

    it("are found without asking the database", async () => {
      const { index } = await loadIndex(shop.db);
      const { sql, statements } = counted(shop.db);
      await findMatches(sql, "brass pendant", index);
      expect(statements()).toBe(0);
    });
  });

  describe("after an import", () => {
    let shop: TestDatabase;
    beforeAll(async () => {
      shop = await openTestDatabase(kind);
    });
    beforeEach(() => emptyCatalogue(shop));
    afterAll(() => shop.close());

    it("are of the new catalogue, for the index that was made of the one before too", async () => {
      const put = async (products: Record<string, unknown>[]) =>
        importWhole(shop, await writeCatalogue(shop.dataFolder, smallCatalogue(products)));
      await importFile(
        shop,
        await writeCatalogue(shop.dataFolder, smallCatalogue([{ sku: "A", name: "Oslo lamp" }])),
      );
      const before = await loadIndex(shop.db);
      const skus = async ({ index }: typeof before, text: string) => {
        const { ids } = await findMatches(shop.db, text, index);
        return Array.from(ids, (id) => index.skus[index.ordinalOfId(id) ?? -1]);
      };
      expect(await skus(before, "oslo")).toEqual(["A"]);
      await put([
        { sku: "A", name: "Abuja shade" },
        { sku: "B", name: "Oslo lamp" },
      ]);
      const after = await loadIndex(shop.db, before.index);
      expect(await skus(after, "oslo")).toEqual(["B"]);
      expect(await skus(after, "abuja")).toEqual(["A"]);
    });
  });
});
