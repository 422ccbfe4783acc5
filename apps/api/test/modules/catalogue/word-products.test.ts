import fc from "fast-check";
import { expect, it } from "vitest";
import {
  addProductsOf,
  noProducts,
  ordinalsOf,
  type WordProducts,
  wordProductsWriter,
} from "#api/modules/catalogue/memory/word-products.ts";

const pause = async () => undefined;
const count = 300_000;

function found(index: WordProducts, word: string, isBeginning = false): number[] {
  const bits = noProducts(count);
  addProductsOf(bits, index, word, isBeginning);
  return [...ordinalsOf(bits)];
}

it("finds the products of a word, and of all that begin with it", async () => {
  const writer = wordProductsWriter();
  writer.put(0, "lamp brass");
  writer.put(200, "lampshade");
  writer.put(70_000, "");
  writer.put(299_999, "lamp");
  const index = await writer.finish(pause);
  expect(index.words).toEqual(["brass", "lamp", "lampshade"]);
  expect(found(index, "lamp")).toEqual([0, 299_999]);
  expect(found(index, "lamp", true)).toEqual([0, 200, 299_999]);
  expect(found(index, "lam")).toEqual([]);
  expect(found(index, "lam", true)).toEqual([0, 200, 299_999]);
  expect(found(index, "z", true)).toEqual([]);
});

it("keeps what is copied beside what is put, and no word without products", async () => {
  const first = wordProductsWriter();
  first.put(0, "lamp brass");
  first.put(1, "lamp chrome");
  first.put(2, "shade");
  const before = await first.finish(pause);
  const writer = wordProductsWriter();
  writer.put(0, "lamp new");
  writer.copy(1, before, 0, 3);
  writer.put(2, "chrome");
  writer.copy(3, before, 2, 3);
  const index = await writer.finish(pause);
  expect(index.words).toEqual(["brass", "chrome", "lamp", "new", "shade"]);
  expect(index.words.map((word) => found(index, word))).toEqual([[1], [2], [0, 1], [0], [3]]);
});

it("has each product under exactly its words, however far apart their ordinals are", async () => {
  const products = fc.array(
    fc.record({
      step: fc.oneof(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 20_000 })),
      words: fc.uniqueArray(fc.constantFrom("a", "ab", "abc", "b", "9w", "ọ"), { maxLength: 6 }),
    }),
    { maxLength: 14 },
  );
  await fc.assert(
    fc.asyncProperty(products, async (list) => {
      const writer = wordProductsWriter();
      const expected = new Map<string, number[]>();
      let ordinal = -1;
      for (const { step, words } of list) {
        ordinal += step;
        writer.put(ordinal, words.join(" "));
        for (const word of words) expected.set(word, [...(expected.get(word) ?? []), ordinal]);
      }
      const index = await writer.finish(pause);
      expect(Object.fromEntries(index.words.map((word) => [word, found(index, word)]))).toEqual(
        Object.fromEntries(expected),
      );
    }),
  );
});
