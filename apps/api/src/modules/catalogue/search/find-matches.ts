import type { Sql } from "#api/platform/database/port.ts";
import type { CatalogueIndex } from "../memory/catalogue-index.ts";
import {
  addProducts,
  addProductsOf,
  keepProducts,
  noProducts,
  ordinalsOf,
  type ProductBits,
} from "../memory/word-products.ts";
import { matchQuery, type WantedWord, waysOf } from "./match-query.ts";
import { corrected } from "./spelling.ts";
import { type Term, termsOf, withReplacements } from "./terms.ts";
import { isQuantity } from "./words.ts";

/** What a search found: ids of products in no order, the terms that found them, and the spelling that was used instead. */
export interface Matches {
  /** One found by its words and by its number is there twice. */
  readonly ids: Int32Array;
  /** Ids of products found by their article number; among `ids` too. */
  readonly bySku: ReadonlySet<number>;
  readonly terms: readonly Term[];
  readonly skuPart: string | undefined;
  readonly suggestion: string | undefined;
}

type Place = "strong" | "everything";

/**
 * Searches by words and by article number. In this order, until something is found: names, categories and attributes;
 * descriptions too; words that may replace those that found nothing; other spellings; all terms but one. Goods that the
 * shop does not sell find nothing, rather than lamps whose descriptions mention them.
 * @param index that the matches are ranked by, whose words save asking PostgreSQL for them
 * @source design D17
 */
export async function findMatches(sql: Sql, text: string, index?: WordIndex): Promise<Matches> {
  const { terms, skuPart, namesGoods } = termsOf(text);
  const none: Matches = {
    ids: new Int32Array(),
    bySku: new Set(),
    terms,
    skuPart,
    suggestion: undefined,
  };
  if (terms.length === 0) return none;

  const lookUp = async (wanted: readonly Term[], place: Place, sku?: string): Promise<Found> => {
    if (index === undefined) return lookUpAtOnce(sql, wanted, place, sku);
    if (place === "strong") return lookUpInIndex(sql, wanted, index, sku);
    return (await areKnown(sql, wanted, index)) ? lookUpAtOnce(sql, wanted, place, sku) : none;
  };
  const typed = await lookUp(terms, "strong", skuPart);
  if (typed.ids.length > 0) return { ...none, ...typed };

  const wider = withReplacements(terms);
  for (const [wanted, place] of [
    [terms, "everything"],
    [wider, "strong"],
    [wider, "everything"],
  ] as const) {
    if (namesGoods && place === "everything") continue;
    const found = wanted && (await lookUp(wanted, place));
    if (found && found.ids.length > 0) return { ...none, ...found, terms: wanted };
  }

  if (namesGoods) return none;

  const other = await corrected(sql, terms, (term) => index !== undefined && isKnown(term, index));
  for (const place of ["strong", "everything"] as const) {
    const found = other && (await lookUp(other.terms, place));
    if (found && found.ids.length > 0)
      return { ...none, ...found, terms: other.terms, suggestion: other.text };
  }

  const fewer = await withoutOneTerm(sql, other?.terms ?? terms);
  if (!fewer) return none;
  const suggestion = fewer.map((term) => term.typed.join(" ")).join(" ");
  return { ...none, ...(await lookUp(fewer, "everything")), terms: fewer, suggestion };
}

interface Found {
  readonly ids: Int32Array;
  readonly bySku: ReadonlySet<number>;
}

/** Of an index, what finds products by their strong words. */
export type WordIndex = Pick<CatalogueIndex, "ids" | "wordProducts">;

/** By the words that the index has; PostgreSQL is asked for article numbers alone. */
async function lookUpInIndex(
  sql: Sql,
  terms: readonly Term[],
  index: WordIndex,
  skuPart?: string,
): Promise<Found> {
  const bits = productsOf(terms, index);
  const byWords = Int32Array.from(ordinalsOf(bits), (ordinal) => index.ids[ordinal] ?? 0);
  if (skuPart === undefined) return merged(new Int32Array(), byWords);
  const [row] = await sql.query<{ ids: string | null }>(
    "select string_agg(product_id::text, ' ') as ids from product_search where sku_squashed like $1",
    [`%${skuPart}%`],
  );
  return merged(numbersOf(row?.ids ?? ""), byWords);
}

/** Products that have every term, by all words of one of its ways. */
function productsOf(terms: readonly Term[], { ids, wordProducts }: WordIndex): ProductBits {
  const setOf = ({ word, isBeginning }: WantedWord) => {
    const bits = noProducts(ids.length);
    addProductsOf(bits, wordProducts, word, isBeginning);
    return bits;
  };
  const termSet = (term: Term) => {
    const bits = noProducts(ids.length);
    for (const way of waysOf(term)) addProducts(bits, inAll(way.map(setOf)));
    return bits;
  };
  return inAll(terms.map(termSet));
}

function inAll([first = noProducts(0), ...others]: readonly ProductBits[]): ProductBits {
  for (const other of others) keepProducts(first, other);
  return first;
}

/** Whether each term is in some product by itself; where one is not, no product has all of them. */
async function areKnown(sql: Sql, terms: readonly Term[], index: WordIndex): Promise<boolean> {
  const others = terms.filter((term) => !isKnown(term, index)).map((term) => matchQuery([term]));
  if (others.length === 0) return true;
  const [row] = await sql.query<{ known: boolean }>(
    `select bool_and(exists (select 1 from product_search where everything @@ query::tsquery)) as known
     from unnest($1::text[]) as asked (query)`,
    [others],
  );
  return row?.known ?? false;
}

function isKnown(term: Term, index: WordIndex): boolean {
  return productsOf([term], index).some((part) => part !== 0);
}

function merged(bySku: Int32Array, byWords: Int32Array): Found {
  const ids = new Int32Array(bySku.length + byWords.length);
  ids.set(bySku);
  ids.set(byWords, bySku.length);
  return { ids, bySku: new Set(bySku) };
}

async function lookUpAtOnce(
  sql: Sql,
  terms: readonly Term[],
  place: Place,
  skuPart?: string,
): Promise<Found> {
  // Ids come back as one text: thousands of rows would cost more than the search itself.
  const [row] = await sql.query<{ by_words: string | null; by_sku: string | null }>(
    `select (select string_agg(product_id::text, ' ') from product_search where ${place} @@ $1::tsquery) as by_words,
       (select string_agg(product_id::text, ' ') from product_search where sku_squashed like $2) as by_sku`,
    [matchQuery(terms), skuPart === undefined ? null : `%${skuPart}%`],
  );
  return merged(numbersOf(row?.by_sku ?? ""), numbersOf(row?.by_words ?? ""));
}

/**
 * Of the searches that leave one term out, the one that still finds something, but the least. A size is left out before
 * a word: another size of the thing is nearer than another thing of that size.
 */
async function withoutOneTerm(sql: Sql, terms: readonly Term[]): Promise<Term[] | undefined> {
  if (terms.length < 2) return undefined;
  const without = terms.map((_, left) => terms.filter((_term, at) => at !== left));
  const sizes = terms.flatMap(({ typed }, at) => (typed.every(isQuantity) ? [at + 1] : []));
  const [best] = await sql.query<{ place: number }>(
    `select place::int from unnest($1::text[]) with ordinality as asked (query, place)
     cross join lateral (select count(*) as found from product_search where everything @@ asked.query::tsquery) as counted
     where found > 0 order by place = any($2::int[]) desc, found, place desc limit 1`,
    [without.map(matchQuery), sizes],
  );
  return best && without[best.place - 1];
}

const [blank, zero] = [32, 48];

/** Of a text of numbers with a blank between two; a hundred thousand of them come from one broad word. */
function numbersOf(text: string): Int32Array<ArrayBuffer> {
  if (text === "") return new Int32Array();
  const numbers = new Int32Array(Math.ceil(text.length / 2));
  let count = 0;
  let number = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code !== blank) {
      number = number * 10 + code - zero;
      continue;
    }
    numbers[count] = number;
    count += 1;
    number = 0;
  }
  numbers[count] = number;
  return numbers.subarray(0, count + 1);
}
