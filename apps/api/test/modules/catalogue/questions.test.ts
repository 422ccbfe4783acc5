import { afterAll, beforeAll, expect, it } from "vitest";
import { importFile, type OpenCatalogue, serveCatalogue, writeCatalogue } from "../../fixtures/catalogue.ts";
import { openTestDatabase } from "../../fixtures/database.ts";
import { smallCatalogue } from "../../fixtures/small-catalogue.ts";

let shop: OpenCatalogue;
beforeAll(async () => {
  const opened = await openTestDatabase("pglite");
  const products = [{ sku: "A", attributes: { finish: "brass" } }, { sku: "B" }];
  await importFile(opened, await writeCatalogue(opened.dataFolder, smallCatalogue(products)));
  shop = await serveCatalogue(opened);
});
afterAll(() => shop.close());

const filtered = (filters: Record<string, { in: string[] }>) =>
  shop.call.filterProducts({ params: { categoryId: 0 }, body: { filters, currentPage: 1, pageSize: 24 } });
const skusOf = async (filters: Record<string, { in: string[] }>) => {
  const reply = await filtered(filters);
  return [
    ...JSON.stringify("kept" in reply ? `${reply.kept.identity}` : reply).matchAll(/"sku\\?":\\?"(\w)/g),
  ].map(([, sku]) => sku);
};

it("filters that name the same known values in any order, beside others, are one question", async () => {
  expect(await skusOf({ finish: { in: ["brass", "black"] } })).toEqual(["A"]);
  const first = await filtered({ finish: { in: ["black", "brass", "brass"] } });
  const junk = await filtered({ finish: { in: ["brass", "no-such-finish", "black"] } });
  expect(junk).toEqual({ kept: expect.anything() });
  expect(junk).toEqual(first);
});

it("values that the catalogue does not know alone let nothing pass", async () => {
  for (let times = 0; times < 3; times += 1)
    expect(await skusOf({ finish: { in: [`junk-${times}`] } })).toEqual([]);
});

it("abuse 44: two thousand filters of junk values leave no more in memory than one", async () => {
  const before = shop.answers.kept.size();
  for (let turn = 0; turn < 2_000; turn += 1) {
    const values = Array.from({ length: 60 }, (_, at) => `${turn}-${at}-${"x".repeat(60)}`);
    await filtered({ use: { in: values }, finish: { in: values } });
  }
  const after = shop.answers.kept.size();
  expect(after.answers - before.answers).toBe(1);
  expect(after.questions - before.questions).toBe(1);
  expect(after.bytes - before.bytes).toBeLessThan(5_000);
});
