import type { CatalogueIndex } from "../memory/catalogue-index.ts";
import { rangeOf, type WordRange } from "../memory/name-words.ts";
import type { Matches } from "./find-matches.ts";
import type { Term } from "./terms.ts";
import { squashed } from "./words.ts";

const inNameWhole = 10;
const inNameBeginning = 7;
const inOwnCategory = 5;
const elsewhere = 1;
/** Two words that are one of the catalogue's, and what the shop calls a thing, count before what only has the words. */
const catalogueWordFactor = 1.5;
const meaningFactor = 1.1;
/** A synonym counts less than the word that was typed. */
const synonymFactor = 0.6;
const soldOutPenalty = 0.5;
const skuWhole = 1_000;
const skuBeginning = 300;
const skuInside = 100;
/** A shorter part, like "e27", is most likely meant as a word. */
const skuShort = 2;
const shortestTellingPart = 5;

interface Way {
  readonly names: readonly WordRange[];
  readonly categories: readonly ReadonlySet<number>[];
  readonly factor: number;
  readonly beginningsCount: boolean;
}

/**
 * The products that a search found, best first: by article number, then by how much of what was typed is in the
 * name, then in the product's own category. What is equal is in the shop's own order.
 */
export function rankMatches(matches: Matches, index: CatalogueIndex): Uint32Array {
  const terms = matches.terms.map((term) => waysOf(term, index));
  const scored: { ordinal: number; score: number }[] = [];
  for (const id of matches.ids) {
    const ordinal = index.ordinalOfId(id);
    if (ordinal === undefined) continue; // withdrawn or added since the index was read
    let score = index.shownStock[ordinal] === 0 ? -soldOutPenalty : 0;
    for (const ways of terms) score += best(ways, ordinal, index);
    if (matches.bySku.has(id) && matches.skuPart)
      score += skuScore(matches.skuPart, index.skus[ordinal] ?? "");
    scored.push({ ordinal, score });
  }
  scored.sort((a, b) => b.score - a.score || a.ordinal - b.ordinal);
  return Uint32Array.from(scored, ({ ordinal }) => ordinal);
}

function waysOf(term: Term, index: CatalogueIndex): Way[] {
  const way = (phrase: readonly string[], factor: number, beginningsCount: boolean): Way => ({
    names: phrase.map((word) => rangeOf(index.names, word)),
    categories: phrase.map((word) => categoriesNamed(word, beginningsCount, index)),
    factor,
    beginningsCount,
  });
  return [
    way(term.typed, 1, true),
    ...term.joined.map((word) =>
      way([word], rangeOf(index.names, word).whole < 0 ? 1 : catalogueWordFactor, true),
    ),
    ...term.meanings.map((phrase) => way(phrase, meaningFactor, false)),
    ...term.synonyms.map((phrase) => way(phrase, synonymFactor, false)),
  ];
}

function categoriesNamed(
  word: string,
  beginningsCount: boolean,
  { categoryWords }: CatalogueIndex,
): Set<number> {
  const ids = new Set<number>();
  for (const { word: one, categoryId } of categoryWords) {
    if (beginningsCount ? one.startsWith(word) : one === word) ids.add(categoryId);
  }
  return ids;
}

function best(ways: readonly Way[], ordinal: number, index: CatalogueIndex): number {
  let most = elsewhere;
  for (const way of ways) {
    let sum = 0;
    for (let at = 0; at < way.names.length; at += 1) sum += wordScore(way, at, ordinal, index);
    most = Math.max(most, (sum / way.names.length) * way.factor);
  }
  return most;
}

function wordScore(way: Way, at: number, ordinal: number, { names, categoryIds }: CatalogueIndex): number {
  const range = way.names[at];
  let score = 0;
  if (range && range.from < range.to) {
    const end = names.starts[ordinal + 1] ?? 0;
    for (let place = names.starts[ordinal] ?? 0; place < end; place += 1) {
      const number = names.numbers[place] ?? 0;
      if (number === range.whole) return inNameWhole;
      if (way.beginningsCount && number >= range.from && number < range.to) score = inNameBeginning;
    }
  }
  if (score > 0) return score;
  return categoryIds[ordinal]?.some((id) => way.categories[at]?.has(id)) ? inOwnCategory : 0;
}

function skuScore(part: string, sku: string): number {
  const whole = squashed(sku);
  if (whole === part) return skuWhole;
  if (part.length < shortestTellingPart) return skuShort;
  return whole.startsWith(part) ? skuBeginning : skuInside;
}
