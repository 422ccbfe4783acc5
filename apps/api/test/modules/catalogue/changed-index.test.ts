import { describe, expect, it } from "vitest";
import type { CatalogueIndex } from "#api/modules/catalogue/memory/catalogue-index.ts";
import { placesOf } from "#api/modules/catalogue/memory/columns.ts";
import { loadIndex } from "#api/modules/catalogue/memory/load-index.ts";
import { addProductsOf, noProducts, ordinalsOf } from "#api/modules/catalogue/memory/word-products.ts";
import { importFile, writeCatalogue } from "../../fixtures/catalogue.ts";
import { allDatabaseKinds, openTestDatabase } from "../../fixtures/database.ts";
import { smallCatalogue } from "../../fixtures/small-catalogue.ts";

const lamp = (sku: string, more: Record<string, unknown> = {}) => ({ sku, name: `Lamp ${sku}`, ...more });
const oslo = (sku: string, finish: "brass" | "black", more: Record<string, unknown> = {}) => ({
  sku,
  name: `Oslo lamp${finish === "brass" ? " Brushed Brass" : " Matt Black"}`,
  variant_group: "oslo",
  attributes: { finish, use: ["reading", "mood"], wattage: 9 },
  ...more,
});
const before = [
  oslo("O-1", "brass"),
  lamp("A", { attributes: { use: ["mood"] } }),
  oslo("O-2", "black"),
  lamp("B", { price: 900 }),
];

/** What the index says of each product, and in which orders they are. */
function told(index: CatalogueIndex) {
  const skusOf = (ordinals: Uint32Array) => Array.from(ordinals, (ordinal) => index.skus[ordinal]);
  const orders = (["price", "name", "newest", "price_per_klm"] as const).flatMap((key) =>
    (["ASC", "DESC"] as const).map((direction) => skusOf(index.orderBy(key, direction))),
  );
  return {
    products: index.skus.map((sku, ordinal) => ({
      sku,
      id: index.ids[ordinal],
      isFound:
        index.ordinalOfSku(sku.toLowerCase()) === ordinal && index.ordinalOfId(index.ids[ordinal] ?? 0),
      price: index.price.values[ordinal],
      stock: index.shownStock[ordinal],
      words: Array.from(
        index.names.numbers.subarray(index.names.starts[ordinal], index.names.starts[ordinal + 1]),
        (number) => index.names.words[number],
      ),
      family: index.families.names[index.groups[ordinal] ?? -1],
      members: skusOf(index.families.membersOf(index.groups[ordinal] ?? -1)),
      values: Array.from(index.columns, ([code, column]) => [
        code,
        column.kind === "options" ? [...placesOf(column, ordinal)] : column.values[ordinal],
      ]),
    })),
    words: index.names.words,
    found: index.wordProducts.words.map((word) => {
      const bits = noProducts(index.ids.length);
      addProductsOf(bits, index.wordProducts, word, false);
      return [word, skusOf(ordinalsOf(bits))];
    }),
    orders,
    desks: skusOf(index.membersOf(2) ?? new Uint32Array()),
  };
}

describe.each(allDatabaseKinds)("an index made of the one before, on %s", (kind) => {
  it.each<[string, ReturnType<typeof lamp>[]]>([
    ["a new price", before.map((product) => (product.sku === "A" ? { ...product, price: 5_000 } : product))],
    ["a new name", before.map((product) => (product.sku === "B" ? { ...product, name: "Shade" } : product))],
    [
      "other values",
      before.map((product) =>
        product.sku === "O-2" ? oslo("O-2", "brass", { attributes: { use: ["mood"] } }) : product,
      ),
    ],
    ["a product more", [before[0] ?? lamp("A"), lamp("C", { price: 1 }), ...before.slice(1)]],
    ["a product less", before.filter(({ sku }) => sku !== "A")],
    ["another order", before.toReversed()],
    [
      "another family's name",
      before.map((product) =>
        product.sku === "O-1" ? { ...product, name: "Oslo desk lamp Brushed Brass" } : product,
      ),
    ],
    [
      "a family more of one that was alone",
      before.map((product) => (product.sku === "B" ? { ...product, variant_group: "oslo" } : product)),
    ],
    ["nothing", before],
  ])("says the same as one that is read anew: %s", async (_what, after) => {
    const opened = await openTestDatabase(kind);
    const put = async (products: Record<string, unknown>[]) =>
      importFile(opened, await writeCatalogue(opened.dataFolder, smallCatalogue(products)), {
        withdrawUnlisted: true,
        confirmedWithdrawals: before.length > products.length ? 1 : undefined,
        confirmed: true,
      });
    await put(before);
    const { index } = await loadIndex(opened.db);
    await put(after);
    const { index: changed } = await loadIndex(opened.db, index);
    const { index: whole } = await loadIndex(opened.db);
    expect(changed.skus).toEqual(after.map(({ sku }) => sku));
    expect(told(changed)).toEqual(told(whole));
    await opened.close();
  });
});
