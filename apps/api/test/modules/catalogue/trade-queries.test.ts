import { searchProducts } from "@precise/contract/shop/catalogue";
import { afterAll, beforeAll, expect, it } from "vitest";
import { dataOf } from "../../fixtures/answers.ts";
import { type OpenCatalogue, openSampleDatabase, serveCatalogue } from "../../fixtures/catalogue.ts";
import tradeQueries from "./trade-queries.json" with { type: "json" };

let shop: OpenCatalogue;
beforeAll(async () => {
  shop = await serveCatalogue(await openSampleDatabase("pglite"));
});
afterAll(() => shop.close());

const patterns: Readonly<Record<string, string>> = tradeQueries.sets;

it("what buyers and electricians call things finds those first", async () => {
  const missed: string[] = [];
  for (const { query, first, of } of tradeQueries.queries) {
    const answered = await shop.call.searchProducts({
      params: undefined as never,
      body: { name: query, currentPage: 1, pageSize: 12 },
    });
    const { items } = dataOf(searchProducts, answered).products;
    const pattern = new RegExp(patterns[of] ?? expect.fail(`no set ${of}`), "i");
    const top = items.slice(0, first).map(({ name }) => name);
    const isNothing = first === 0 && items.length > 0;
    if (isNothing || top.length < first || !top.every((name) => pattern.test(name))) {
      const shown = items.slice(0, 3).map(({ name }) => name);
      missed.push(`${query} (${of}): ${shown.join(" | ") || "nothing"}`);
    }
  }
  const found = tradeQueries.queries.length - missed.length;
  process.stdout.write(`Found first: ${found} of ${tradeQueries.queries.length}\n`);
  expect(missed).toEqual([]);
});
