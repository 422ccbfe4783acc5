import type { Sql } from "#api/platform/database/port.ts";
import { numbersOf } from "./numbers-of.ts";

/** Of an article number's part beside the words: its place among the answers. */
const ofSku = 0;
const bitsOfNumber = 32;
const mostBytes = 8 * 1024 * 1024;
/** A key, its array and their place in a Map, roughly. */
const bytesOfEntry = 250;

/** Products by id, one bit each. */
export type ProductBits = Uint32Array;

/** What single words find in one version of the catalogue. */
export interface FoundByWords {
  /**
   * Which products have these words, and which an article number with that part.
   * @param words in PostgreSQL's tsquery notation, one word each
   * @param skuPattern of `like`; undefined where none is looked for
   */
  find(
    sql: Sql,
    words: readonly string[],
    skuPattern: string | undefined,
  ): Promise<{
    readonly wordBits: ReadonlyMap<string, ProductBits | Int32Array>;
    readonly bySku: Int32Array;
  }>;
  /** None of the products. */
  none(): ProductBits;
}

/**
 * Keeps what each word finds. PostgreSQL needs longest for a word of tens of thousands of products, and these are the words
 * that are typed again and again: from the second time on they cost nothing there. It lives as long as its index does, so
 * that nothing older than the catalogue is found. Those that were not used for the longest time make room.
 * @param mostId the greatest id of the index; what is younger is not listed yet
 * @source decision 140
 */
export function foundByWords(mostId: number): FoundByWords {
  const length = Math.floor(mostId / bitsOfNumber) + 1;
  const kept = new Map<string, ProductBits | Int32Array>();
  let bytes = 0;

  function keep(word: string, found: ProductBits | Int32Array): void {
    const before = kept.get(word);
    if (before) forget(word, before);
    kept.set(word, found);
    bytes += found.byteLength + bytesOfEntry;
    for (const [oldest, set] of kept) {
      if (bytes <= mostBytes) return;
      forget(oldest, set);
    }
  }
  function forget(word: string, found: ProductBits | Int32Array): void {
    kept.delete(word);
    bytes -= found.byteLength + bytesOfEntry;
  }
  /** As bits where that is less than the ids themselves. */
  function packed(ids: Int32Array): ProductBits | Int32Array {
    if (ids.length < length) return ids.slice();
    const bits = new Uint32Array(length);
    addTo(bits, ids);
    return bits;
  }

  return {
    none: () => new Uint32Array(length),
    async find(sql, words, skuPattern) {
      const wordBits = new Map<string, ProductBits | Int32Array>();
      const unknown: string[] = [];
      for (const word of new Set(words)) {
        const known = kept.get(word);
        if (known === undefined) {
          unknown.push(word);
          continue;
        }
        // Put back at the end: a Map keeps its entries in the order in which they were put.
        kept.delete(word);
        kept.set(word, known);
        wordBits.set(word, known);
      }
      let bySku = new Int32Array();
      if (unknown.length === 0 && skuPattern === undefined) return { wordBits, bySku };
      // Ids come back as one text: thousands of rows would cost more than the search itself.
      const rows = await sql.query<{ place: number; ids: string }>(
        `select place::int, ids from (
           select place, (select string_agg(product_id::text, ' ') from product_search where strong @@ word::tsquery) as ids
           from unnest($1::text[]) with ordinality as asked (word, place)
           union all
           select ${ofSku}, (select string_agg(product_id::text, ' ') from product_search where sku_squashed like $2)
           where $2::text is not null
         ) found where ids is not null`,
        [unknown, skuPattern ?? null],
      );
      const found = new Map(rows.map(({ place, ids }) => [place, ids]));
      bySku = numbersOf(found.get(ofSku) ?? "");
      for (const [at, word] of unknown.entries()) {
        const set = packed(numbersOf(found.get(at + 1) ?? ""));
        wordBits.set(word, set);
        keep(word, set);
      }
      return { wordBits, bySku };
    },
  };
}

/** Puts products into a set; those beyond its end are not listed. */
export function addTo(bits: ProductBits, found: ProductBits | Int32Array): void {
  if (found instanceof Uint32Array) {
    for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] ?? 0) | (found[at] ?? 0);
    return;
  }
  for (const id of found) {
    const at = id >>> 5;
    if (at < bits.length) bits[at] = (bits[at] ?? 0) | (1 << (id & 31));
  }
}

/** Leaves in a set only what is in the other, too. */
export function keepOnly(bits: ProductBits, others: ProductBits): void {
  for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] ?? 0) & (others[at] ?? 0);
}

/** The ids of a set, the smallest first. */
export function idsOf(bits: ProductBits): Int32Array {
  let count = 0;
  for (let at = 0; at < bits.length; at += 1)
    for (let left = bits[at] ?? 0; left !== 0; left &= left - 1) count += 1;
  const ids = new Int32Array(count);
  let place = 0;
  for (let at = 0; at < bits.length; at += 1)
    for (let left = bits[at] ?? 0; left !== 0; left &= left - 1) {
      ids[place] = at * bitsOfNumber + 31 - Math.clz32(left & -left);
      place += 1;
    }
  return ids;
}
