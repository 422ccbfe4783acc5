import type { Sql } from "#api/platform/database/port.ts";
import { matchQuery } from "./match-query.ts";
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
 * @source design D17
 */
export async function findMatches(sql: Sql, text: string): Promise<Matches> {
  const { terms, skuPart, namesGoods } = termsOf(text);
  const none: Matches = {
    ids: new Int32Array(),
    bySku: new Set(),
    terms,
    skuPart,
    suggestion: undefined,
  };
  if (terms.length === 0) return none;

  const typed = await lookUp(sql, terms, "strong", skuPart);
  if (typed.ids.length > 0) return { ...none, ...typed };

  const wider = withReplacements(terms);
  for (const [words, place] of [
    [terms, "everything"],
    [wider, "strong"],
    [wider, "everything"],
  ] as const) {
    if (namesGoods && place === "everything") continue;
    const found = words && (await lookUp(sql, words, place));
    if (found && found.ids.length > 0) return { ...none, ...found, terms: words };
  }

  if (namesGoods) return none;

  const other = await corrected(sql, terms);
  for (const place of ["strong", "everything"] as const) {
    const found = other && (await lookUp(sql, other.terms, place));
    if (found && found.ids.length > 0)
      return { ...none, ...found, terms: other.terms, suggestion: other.text };
  }

  const fewer = await withoutOneTerm(sql, other?.terms ?? terms);
  if (!fewer) return none;
  const suggestion = fewer.map((term) => term.typed.join(" ")).join(" ");
  return { ...none, ...(await lookUp(sql, fewer, "everything")), terms: fewer, suggestion };
}

async function lookUp(
  sql: Sql,
  terms: readonly Term[],
  place: Place,
  skuPart?: string,
): Promise<{ ids: Int32Array; bySku: Set<number> }> {
  // Ids come back as one text: thousands of rows would cost more than the search itself.
  const [row] = await sql.query<{ by_words: string | null; by_sku: string | null }>(
    `select (select string_agg(product_id::text, ' ') from product_search where ${place} @@ $1::tsquery) as by_words,
       (select string_agg(product_id::text, ' ') from product_search where sku_squashed like $2) as by_sku`,
    [matchQuery(terms), skuPart === undefined ? null : `%${skuPart}%`],
  );
  const bySku = numbersOf(row?.by_sku ?? "");
  const byWords = numbersOf(row?.by_words ?? "");
  const ids = new Int32Array(bySku.length + byWords.length);
  ids.set(bySku);
  ids.set(byWords, bySku.length);
  return { ids, bySku: new Set(bySku) };
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
function numbersOf(text: string): Int32Array {
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
  if (text === "") return numbers;
  numbers[count] = number;
  return numbers.subarray(0, count + 1);
}
