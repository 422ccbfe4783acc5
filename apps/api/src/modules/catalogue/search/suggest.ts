import type { suggestProducts } from "@precise/contract/shop/catalogue";
import type { DataOf } from "@precise/contract/wire/route";
import type { Sql } from "#api/platform/database/port.ts";
import { answer } from "#api/platform/http/reply.ts";
import { wireCategory } from "../category-tree.ts";
import { type ItemCache, loadItems } from "../listing/load-items.ts";
import type { CatalogueIndex } from "../memory/catalogue-index.ts";
import { findMatches } from "./find-matches.ts";
import { rankMatches } from "./rank-matches.ts";
import type { Found } from "./search.ts";
import type { Term } from "./terms.ts";
import { wordsOf } from "./words.ts";

/** @source design "Catalogue calls" */
const mostProducts = 8;
const mostCategories = 6;

/**
 * What to show while someone types: products, one of each design, their names, and categories.
 */
export async function suggest(
  sql: Sql,
  index: CatalogueIndex,
  cache: ItemCache,
  text: string,
): Promise<Found<DataOf<typeof suggestProducts>>> {
  const matches = await findMatches(sql, text, index);
  const ranked = rankMatches(matches, index);
  const best = oneOfEachDesign(ranked, index);
  const items = await loadItems(sql, index, cache, best);
  const reply = answer({
    suggestions: [...new Set(items.map((item) => item.name))],
    products: { items },
    categories: matchingCategories(matches.terms, index),
  });
  return { reply, ranked };
}

/** Eight finishes of one lamp would leave no room for others; the best one represents its design. */
function oneOfEachDesign(ranked: Uint32Array, index: CatalogueIndex): number[] {
  const seen = new Set<number>();
  const ids: number[] = [];
  for (const ordinal of ranked) {
    const group = index.groups[ordinal] ?? -1;
    if (group >= 0 && seen.has(group)) continue;
    seen.add(group);
    ids.push(index.ids[ordinal] ?? 0);
    if (ids.length === mostProducts) break;
  }
  return ids;
}

function matchingCategories(terms: readonly Term[], index: CatalogueIndex) {
  if (terms.length === 0) return [];
  return index.structure.categories
    .filter(({ name }) => {
      const words = wordsOf(name);
      return terms.every(
        ({ typed, joined, meanings, synonyms }) =>
          typed.every((word) => words.some((one) => one.startsWith(word))) ||
          joined.some((word) => words.some((one) => one.startsWith(word))) ||
          [...meanings, ...synonyms].some((phrase) => phrase.every((word) => words.includes(word))),
      );
    })
    .slice(0, mostCategories)
    .map(wireCategory);
}
