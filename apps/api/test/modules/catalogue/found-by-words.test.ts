import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { loadIndex } from "#api/modules/catalogue/memory/load-index.ts";
import { findMatches } from "#api/modules/catalogue/search/find-matches.ts";
import { foundByWords } from "#api/modules/catalogue/search/found-by-words.ts";
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
        const again = await findMatches(shop.db, text, index.foundByWords);
        expect([...new Set(again.ids)].sort((one, other) => one - other)).toEqual(all);
        expect(again.suggestion).toBe(suggestion);
      }
    });

    it("ask the database once", async () => {
      const { index } = await loadIndex(shop.db);
      const { sql, statements } = counted(shop.db);
      await findMatches(sql, "brass pendant", index.foundByWords);
      expect(statements()).toBe(1);
      await findMatches(sql, "brass pendant", index.foundByWords);
      expect(statements()).toBe(1);
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
        const { ids } = await findMatches(shop.db, text, index.foundByWords);
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

describe("room for words", () => {
  it("is bounded: what was not used for the longest time is asked for anew", async () => {
    const asked: string[] = [];
    // Every word finds every product of a catalogue of a million: 125 kB each.
    const everything = Array.from({ length: 32_000 }, (_, at) => (at + 1) * 31).join(" ");
    const sql = {
      query: async (_text: string, values: readonly unknown[] = []) => {
        const words = values[0] as string[];
        asked.push(...words);
        return words.map((_, at) => ({ place: at + 1, ids: everything }));
      },
    } as unknown as Sql;
    const words = foundByWords(1_000_000);
    await words.find(sql, ["first"], undefined);
    for (let at = 0; at < 20; at += 1) await words.find(sql, [`word${at}`, "first"], undefined);
    expect(asked.filter((word) => word === "first")).toHaveLength(1);
    for (let at = 20; at < 120; at += 1) await words.find(sql, [`word${at}`], undefined);
    await words.find(sql, ["first"], undefined);
    expect(asked.filter((word) => word === "first")).toHaveLength(2);
  });

  it("leaves out what is younger than the index", async () => {
    const sql = { query: async () => [{ place: 1, ids: "3 64 100000" }] } as unknown as Sql;
    const words = foundByWords(64);
    const { wordBits } = await words.find(sql, ["lamp"], undefined);
    expect(wordBits.get("lamp")).toEqual(Uint32Array.of(1 << 3, 0, 1));
  });
});
