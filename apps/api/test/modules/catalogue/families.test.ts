import { readFileSync } from "node:fs";
import { filterProducts, searchProducts } from "@precise/contract/shop/catalogue";
import type { FamilyFinish, ProductItem } from "@precise/contract/shop/product";
import type { Filters, ListGroup, ProductList, Sort } from "@precise/contract/shop/product-list";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dataOf } from "../../fixtures/answers.ts";
import {
  importFile,
  type OpenCatalogue,
  openSampleDatabase,
  sampleJson,
  serveCatalogue,
  writeCatalogue,
} from "../../fixtures/catalogue.ts";
import { openTestDatabase } from "../../fixtures/database.ts";
import { generateCatalogue } from "../../fixtures/generate-catalogue.ts";

// The oracle: families put together here from what the same question answers product by product.

interface FileProduct {
  readonly sku: string;
  readonly variant_group?: unknown;
}

interface Question {
  readonly filters?: Filters;
  readonly sort?: Sort;
  readonly name?: string;
}

const paid = (item: Pick<ProductItem, "price" | "special_price">) => Number(item.special_price ?? item.price);

/** Asks one question of a catalogue, by products or by families, all pages of it. */
function asker(shop: () => OpenCatalogue, categoryId: number) {
  async function page(
    question: Question,
    group: ListGroup | undefined,
    currentPage: number,
    pageSize: number,
  ) {
    const { name, ...narrowing } = question;
    const body = { ...narrowing, ...(group ? { group } : {}), currentPage, pageSize };
    return name === undefined
      ? dataOf(filterProducts, await shop().call.filterProducts({ params: { categoryId }, body })).products
      : dataOf(
          searchProducts,
          await shop().call.searchProducts({ params: undefined as never, body: { name, ...body } }),
        ).products;
  }
  async function all(question: Question, group?: ListGroup, pageSize = 96): Promise<ProductList> {
    const first = await page(question, group, 1, pageSize);
    const items = [...first.items];
    for (let at = 2; at <= first.page_info.total_pages; at += 1)
      items.push(...(await page(question, group, at, pageSize)).items);
    return { ...first, items };
  }
  return all;
}

/** Families of a flat list: its articles in order, by family, in the order of first articles. */
function recount(products: ProductList, groupOf: ReadonlyMap<string, string>) {
  const families = new Map<string, ProductItem[]>();
  for (const item of products.items) {
    const family = groupOf.get(item.sku) ?? `alone ${item.sku}`;
    families.set(family, [...(families.get(family) ?? []), item]);
  }
  return [...families.values()];
}

const groupsOf = (products: readonly FileProduct[]) =>
  new Map(
    products.flatMap(({ sku, variant_group: group }) =>
      typeof group === "string" ? [[sku, group] as const] : [],
    ),
  );

function expectFamilies(
  list: ProductList,
  flat: ProductList,
  groupOf: ReadonlyMap<string, string>,
  sort?: Sort,
) {
  const families = recount(flat, groupOf);
  expect(list.total_count).toBe(families.length);
  const cheapest = new Map(
    families.map((family) => [family[0]?.sku, Math.min(...family.map(paid))] as const),
  );
  const shown = list.items.map(({ sku }) => sku);
  expect([...shown].sort()).toEqual(families.map(([first]) => first?.sku).sort());
  if (sort?.field === "price") {
    const prices = shown.map((sku) => cheapest.get(sku) ?? 0);
    const sign = sort.direction === "DESC" ? -1 : 1;
    expect(prices).toEqual([...prices].sort((a, b) => sign * (a - b)));
  } else {
    expect(shown).toEqual(families.map(([first]) => first?.sku));
  }
  for (const item of list.items) {
    const family = families.find(([first]) => first?.sku === item.sku) ?? [];
    if (!groupOf.has(item.sku)) {
      expect(item.family).toBeUndefined();
      expect(item.price_from).toBeUndefined();
      continue;
    }
    expect(Number(item.price_from)).toBe(cheapest.get(item.sku));
    expect(item.family?.articles).toBe(family.length);
    expectFinishes(item, family, groupOf);
  }
}

function expectFinishes(
  item: ProductItem,
  matching: readonly ProductItem[],
  groupOf: ReadonlyMap<string, string>,
) {
  const finishOf = ({ attributes }: ProductItem) => attributes.finish;
  if (finishOf(item) !== undefined) expect(item.finishes[0]?.sku).toBe(item.sku);
  for (const finish of item.finishes) {
    const first = matching.find((one) => finishOf(one) === finish.value);
    if (first) expect(finish.sku).toBe(first.sku);
    expect(groupOf.get(finish.sku ?? "")).toBe(groupOf.get(item.sku));
    expect(Object.keys(finish)).toEqual(
      expect.arrayContaining(["value", "label", "sku", "urlPath", "price", "stock_status"]),
    );
  }
}

const sample: { products: FileProduct[] } = JSON.parse(readFileSync(sampleJson, "utf8"));
const sorts = fc.option(
  fc.record({
    field: fc.constantFrom("price", "name", "newest", "relevance", "price_per_klm"),
    direction: fc.constantFrom("ASC", "DESC"),
  }),
  { nil: undefined },
) as fc.Arbitrary<Sort | undefined>;
const filtersOf = fc
  .subarray(
    [
      ["finish", { in: ["brushed-brass", "white"] }],
      ["price", { from: 20_000, to: 90_000 }],
      ["dimmable", { in: ["1"] }],
      ["room", { in: ["living", "kitchen"] }],
      ["width", { to: 600 }],
      ["colour_temperature", { in: ["3000"] }],
    ] as [string, Filters[string]][],
    { maxLength: 3 },
  )
  .map((chosen): Filters => Object.fromEntries(chosen));
const question = fc.record({
  filters: filtersOf,
  sort: sorts,
  name: fc.constantFrom(undefined, "light", "brass", "pendant"),
});
const bodyOf = ({
  filters,
  sort,
  name,
}: {
  filters: Filters;
  sort: Sort | undefined;
  name: string | undefined;
}) => ({
  filters,
  ...(sort ? { sort } : {}),
  ...(name === undefined ? {} : { name }),
});

describe("families of the sample", () => {
  let shop: OpenCatalogue;
  beforeAll(async () => {
    shop = await serveCatalogue(await openSampleDatabase("pglite"));
  });
  afterAll(() => shop.close());
  const groupOf = groupsOf(sample.products);

  it("are what its products make, for any category, filters, words and order", async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(0, 16, 40, 19, 14, 182, 21), question, async (categoryId, listing) => {
        const ask = asker(() => shop, categoryId);
        const families = await ask(bodyOf(listing), "family", 20);
        expectFamilies(families, await ask(bodyOf(listing)), groupOf, listing.sort);
      }),
      { numRuns: 60 },
    );
  });

  it("are counted under each option as filtering by that option counts them", async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(0, 16, 40, 34), filtersOf, async (categoryId, filters) => {
        const ask = asker(() => shop, categoryId);
        const { aggregations } = await ask({ filters }, "family");
        for (const { attribute_code: code, options } of aggregations) {
          for (const { value, count } of options) {
            const narrowed = await ask({ filters: { ...filters, [code]: { in: [value] } } }, "family");
            expect(narrowed.total_count, `${code} ${value}`).toBe(count);
          }
        }
      }),
      { numRuns: 6 },
    );
  });

  it("stand once over all pages, whatever the order", async () => {
    const ask = asker(() => shop, 0);
    for (const field of ["relevance", "price", "name", "newest"] as const) {
      for (const direction of ["ASC", "DESC"] as const) {
        const { items } = await ask({ sort: { field, direction } }, "family", 10);
        expect(items).toHaveLength(72);
        expect(new Set(items.map((item) => item.family?.urlPath)).size).toBe(72);
      }
    }
  });

  it("show the finish that is filtered, and lead to every other one", async () => {
    const { items, total_count } = await asker(() => shop, 40)(
      { filters: { finish: { in: ["antique-copper"] } } },
      "family",
    );
    expect(total_count).toBe(1);
    const [item] = items;
    expect(item).toMatchObject({
      sku: "PR-PD-IKJ45-CP",
      price_from: "74500.00",
      family: { name: "Ikeja Dome Pendant", urlPath: "/product/ikeja-dome", articles: 1 },
    });
    const picture = ({ sku, picture }: FamilyFinish) => [sku, picture?.imageUrl !== undefined];
    expect(item?.finishes.map(picture)).toEqual([
      ["PR-PD-IKJ45-CP", true],
      ["PR-PD-IKJ30-MB", true],
      ["PR-PD-IKJ30-WH", true],
      ["PR-PD-IKJ45-BB", true],
    ]);
  });

  it("are not asked for by those who do not name them: products, with finishes that name no article", async () => {
    const { items, total_count, aggregations } = await asker(() => shop, 0)({});
    expect(total_count).toBe(161);
    for (const item of items) {
      expect(Object.keys(item)).not.toContain("family");
      expect(Object.keys(item)).not.toContain("price_from");
      for (const finish of item.finishes) expect(Object.keys(finish)).toEqual(["value", "label"]);
    }
    const white = aggregations
      .find((one) => one.attribute_code === "finish")
      ?.options.find(({ value }) => value === "white");
    expect(white?.count).toBe(items.filter((item) => item.attributes.finish === "white").length);
  });
});

describe("families of a large catalogue with products that have none", () => {
  const catalogue = generateCatalogue(600);
  const products = catalogue.products.map((product, at) =>
    at % 7 === 0 ? { ...product, variant_group: null } : product,
  );
  const groupOf = groupsOf(products);
  let shop: OpenCatalogue;
  beforeAll(async () => {
    const opened = await openTestDatabase("pglite");
    await importFile(opened, await writeCatalogue(opened.dataFolder, { ...catalogue, products }));
    shop = await serveCatalogue(opened);
  });
  afterAll(() => shop.close());

  it("are what its products make, for any filters, words and order", async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(0, 19, 40), question, async (categoryId, listing) => {
        const ask = asker(() => shop, categoryId);
        expectFamilies(
          await ask(bodyOf(listing), "family"),
          await ask(bodyOf(listing)),
          groupOf,
          listing.sort,
        );
      }),
      { numRuns: 25 },
    );
  });
});
