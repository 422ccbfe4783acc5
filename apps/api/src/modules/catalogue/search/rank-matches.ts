import type { CatalogueIndex } from "../memory/catalogue-index.ts";
import { rangeOf, type WordRange } from "../memory/name-words.ts";
import { scratchMarks } from "../memory/scratch.ts";
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
  const isFound = scratchMarks(index.ids.length);
  for (const id of matches.ids) {
    const ordinal = index.ordinalOfId(id);
    // Withdrawn or added since the index was read: then it has none.
    if (ordinal !== undefined) isFound[ordinal] = 1;
  }
  // Few scores differ. What has the same one is taken in the shop's own order.
  const byScore = new Map<number, number[]>();
  let count = 0;
  for (let ordinal = isFound.indexOf(1); ordinal >= 0; ordinal = isFound.indexOf(1, ordinal + 1)) {
    let score = index.shownStock[ordinal] === 0 ? -soldOutPenalty : 0;
    for (const ways of terms) score += best(ways, ordinal, index);
    if (matches.skuPart && matches.bySku.has(index.ids[ordinal] ?? 0))
      score += skuScore(matches.skuPart, index.skus[ordinal] ?? "");
    const same = byScore.get(score);
    if (same) same.push(ordinal);
    else byScore.set(score, [ordinal]);
    count += 1;
  }
  const ranked = new Uint32Array(count);
  let place = 0;
  for (const score of [...byScore.keys()].sort((one, other) => other - one)) {
    const ordinals = byScore.get(score) ?? [];
    ranked.set(ordinals, place);
    place += ordinals.length;
  }
  return ranked;
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
    // What the way can give at most is no more than what is there.
    if (inNameWhole * way.factor <= most) continue;
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
    const { numbers, starts } = names;
    const end = starts[ordinal + 1] ?? 0;
    for (let place = starts[ordinal] ?? 0; place < end; place += 1) {
      const number = numbers[place] ?? 0;
      if (number === range.whole) return inNameWhole;
      if (way.beginningsCount && number >= range.from && number < range.to) score = inNameBeginning;
    }
  }
  if (score > 0) return score;
  const categories = way.categories[at];
  if (categories === undefined || categories.size === 0) return 0;
  return isInOne(categoryIds[ordinal] ?? [], categories) ? inOwnCategory : 0;
}

function isInOne(own: readonly number[], categories: ReadonlySet<number>): boolean {
  for (const id of own) if (categories.has(id)) return true;
  return false;
}

function skuScore(part: string, sku: string): number {
  const whole = squashed(sku);
  if (whole === part) return skuWhole;
  if (part.length < shortestTellingPart) return skuShort;
  return whole.startsWith(part) ? skuBeginning : skuInside;
}
