import type { Pause } from "#api/platform/time/pauses.ts";
import { rangeOf } from "./name-words.ts";

/**
 * Which products have a word, for every word that a search finds most by: those of names, categories and attributes. Six million
 * pairs of 200,000 products take 8 MB.
 */
export interface WordProducts {
  /** In alphabetical order. */
  readonly words: readonly string[];
  /** By a word's place: where its products start in `steps`; one more at the end. */
  readonly starts: Uint32Array;
  /**
   * Ordinals of one word's products after the other's, rising. Each is written as how far it is from the one before, the first as
   * what it is: seven bits a byte, the lowest first, and the eighth where more follow.
   */
  readonly steps: Uint8Array;
}

/** Products by ordinal, one bit each. */
export type ProductBits = Uint32Array;

export function noProducts(count: number): ProductBits {
  return new Uint32Array((count >>> 5) + 1);
}

/** Puts in the products that have a word. @param isBeginning or one that begins with it */
export function addProductsOf(
  bits: ProductBits,
  { words, starts, steps }: WordProducts,
  word: string,
  isBeginning: boolean,
): void {
  const range = rangeOf({ words }, word);
  if (!isBeginning && range.whole < 0) return;
  const to = isBeginning ? range.to : range.whole + 1;
  for (let each = range.from; each < to; each += 1) {
    const end = starts[each + 1] ?? 0;
    let ordinal = 0;
    for (let at = starts[each] ?? 0; at < end; ) {
      let byte = steps[at++] ?? 0;
      let step = byte & 127;
      for (let shift = 7; byte > 127; shift += 7) {
        byte = steps[at++] ?? 0;
        step |= (byte & 127) << shift;
      }
      ordinal += step;
      bits[ordinal >>> 5] = (bits[ordinal >>> 5] ?? 0) | (1 << (ordinal & 31));
    }
  }
}

export function addProducts(bits: ProductBits, others: ProductBits): void {
  for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] ?? 0) | (others[at] ?? 0);
}

/** Leaves only what is among the others, too. */
export function keepProducts(bits: ProductBits, others: ProductBits): void {
  for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] ?? 0) & (others[at] ?? 0);
}

/** The ordinals that are in, rising. */
export function ordinalsOf(bits: ProductBits): Uint32Array {
  let count = 0;
  for (const part of bits) for (let left = part; left !== 0; left &= left - 1) count += 1;
  const ordinals = new Uint32Array(count);
  let place = 0;
  for (let at = 0; at < bits.length; at += 1)
    for (let left = bits[at] ?? 0; left !== 0; left &= left - 1) {
      ordinals[place] = at * 32 + 31 - Math.clz32(left & -left);
      place += 1;
    }
  return ordinals;
}

/** Numbers on one shelf of what is collected: to make room for more moves nothing. */
const shelfLength = 32_768;
/** Pairs between two looks at the clock. */
const pairsAtOnce = 16_384;
const wordsAtOnce = 256;

/** Collects the words of one product after the other, by rising ordinals. */
export function wordProductsWriter() {
  /** By word, in the order in which they came: the number that stands for it on `shelves`. */
  const cameAs = new Map<string, number>();
  /** Of each product that was put its ordinal, how many words it has, and their numbers; a product lies on one shelf. */
  const shelves: Uint32Array[] = [];
  let shelf = new Uint32Array(shelfLength);
  let length = 0;
  /** By ordinal of the index before: what it is here, -1 where it is not copied. */
  let copied: { readonly from: WordProducts; readonly ordinals: Int32Array } | undefined;

  function makeRoom(numbers: number): void {
    if (length + numbers <= shelf.length) return;
    shelves.push(shelf.subarray(0, length));
    shelf = new Uint32Array(Math.max(shelfLength, numbers));
    length = 0;
  }
  function write(number: number): void {
    shelf[length] = number;
    length += 1;
  }

  return {
    /** @param text its words, each once, with a blank between two */
    put(ordinal: number, text: string): void {
      const words = text === "" ? [] : text.split(" ");
      makeRoom(words.length + 2);
      write(ordinal);
      write(words.length);
      for (const word of words) {
        let number = cameAs.get(word);
        if (number === undefined) {
          number = cameAs.size;
          // A part of the row's text would hold all of it.
          cameAs.set(Buffer.from(word).toString(), number);
        }
        write(number);
      }
    },
    /** Takes a product's words from an index. @param count how many products that has */
    copy(ordinal: number, from: WordProducts, of: number, count: number): void {
      if (copied?.from !== from) copied = { from, ordinals: new Int32Array(count).fill(-1) };
      copied.ordinals[of] = ordinal;
    },
    async finish(pause: Pause): Promise<WordProducts> {
      shelves.push(shelf.subarray(0, length));
      const put = await byWord(shelves, cameAs.size, pause);
      shelves.length = 0;
      const words = [...new Set([...cameAs.keys(), ...(copied?.from.words ?? [])])].sort();
      await pause();
      return joined(words, { cameAs, ...put }, copied, pause);
    },
  };
}

interface Put {
  readonly starts: Uint32Array;
  readonly ordinals: Uint32Array;
}

/** Turns products with their words into words with their products. */
async function byWord(shelves: readonly Uint32Array[], wordCount: number, pause: Pause): Promise<Put> {
  const starts = new Uint32Array(wordCount + 1);
  let ordinals = new Uint32Array();
  for (const turn of ["count", "fill"] as const) {
    for (const pairs of shelves) {
      for (let at = 0; at < pairs.length; ) {
        const ordinal = pairs[at] ?? 0;
        const end = at + 2 + (pairs[at + 1] ?? 0);
        for (let place = at + 2; place < end; place += 1) {
          const number = pairs[place] ?? 0;
          const next = starts[number] ?? 0;
          starts[number] = next + 1;
          if (turn === "fill") ordinals[next] = ordinal;
        }
        at = end;
      }
      await pause();
    }
    // Counts become beginnings; filling moves each beginning to the next one, and the last turn moves them back.
    if (turn === "count") {
      let sum = 0;
      for (let number = 0; number <= wordCount; number += 1) {
        const own = starts[number] ?? 0;
        starts[number] = sum;
        sum += own;
      }
      ordinals = new Uint32Array(sum);
    } else {
      starts.copyWithin(1, 0, wordCount);
      starts[0] = 0;
    }
  }
  return { starts, ordinals };
}

/** What was put and what was copied, word by word. */
async function joined(
  words: readonly string[],
  put: Put & { readonly cameAs: ReadonlyMap<string, number> },
  copied: { readonly from: WordProducts; readonly ordinals: Int32Array } | undefined,
  pause: Pause,
): Promise<WordProducts> {
  const known: string[] = [];
  const starts: number[] = [0];
  let steps = new Uint8Array(Math.max(1_024, put.ordinals.length + (copied?.from.steps.length ?? 0)));
  let length = 0;
  let last = 0;
  let since = 0;
  const write = (ordinal: number) => {
    if (length + 5 > steps.length) {
      const wider = new Uint8Array(steps.length * 2);
      wider.set(steps);
      steps = wider;
    }
    let step = ordinal - last;
    last = ordinal;
    for (; step > 127; step >>>= 7) steps[length++] = (step & 127) | 128;
    steps[length++] = step;
    since += 1;
  };
  let before = 0;
  for (const [at, word] of words.entries()) {
    last = 0;
    const number = put.cameAs.get(word);
    let next = number === undefined ? 0 : (put.starts[number] ?? 0);
    const end = number === undefined ? 0 : (put.starts[number + 1] ?? 0);
    if (copied?.from.words[before] === word) {
      const { from, ordinals } = copied;
      const stop = from.starts[before + 1] ?? 0;
      let old = 0;
      for (let place = from.starts[before] ?? 0; place < stop; ) {
        let byte = from.steps[place++] ?? 0;
        old += byte & 127;
        for (let shift = 7; byte > 127; shift += 7) {
          byte = from.steps[place++] ?? 0;
          old += (byte & 127) << shift;
        }
        const ordinal = ordinals[old] ?? -1;
        if (ordinal < 0) continue;
        for (; next < end && (put.ordinals[next] ?? 0) < ordinal; next += 1) write(put.ordinals[next] ?? 0);
        write(ordinal);
      }
      before += 1;
    }
    for (; next < end; next += 1) write(put.ordinals[next] ?? 0);
    // Of a word whose last product is gone nothing stays.
    if (length > (starts.at(-1) ?? 0)) {
      known.push(word);
      starts.push(length);
    }
    if (since > pairsAtOnce || at % wordsAtOnce === 0) {
      since = 0;
      await pause();
    }
  }
  return { words: known, starts: Uint32Array.from(starts), steps: steps.slice(0, length) };
}
