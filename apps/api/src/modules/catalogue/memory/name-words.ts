import type { Pause } from "#api/platform/time/pauses.ts";
import { wordsOf } from "../search/words.ts";

/** The words of all product names, numbered in alphabetical order, so that a beginning is a range of numbers. */
export interface NameWords {
  /** By number: the word. */
  readonly words: readonly string[];
  /** The numbers of one product's words after the other's. */
  readonly numbers: Uint32Array;
  /** By ordinal: where its words start in `numbers`; one more at the end. */
  readonly starts: Uint32Array;
}

/** Words that begin with a text: those from `from` to before `to`; `whole` is the number of the text itself, or -1. */
export interface WordRange {
  readonly from: number;
  readonly to: number;
  readonly whole: number;
}

const wordsAtOnce = 50_000;

/** Collects names in their ordinals' order. */
export function nameWordsWriter() {
  /** By word, in the order in which they came: a number that stands for it until all are known. */
  const cameAs = new Map<string, number>();
  const numbers: number[] = [];
  const starts: number[] = [0];
  let copied: { readonly from: NameWords; readonly cameAs: Int32Array } | undefined;
  function take(word: string): number {
    const known = cameAs.get(word);
    if (known !== undefined) return known;
    cameAs.set(word, cameAs.size);
    return cameAs.size - 1;
  }
  return {
    put(name: string): void {
      for (const word of wordsOf(name)) numbers.push(take(word));
      starts.push(numbers.length);
    },
    /** Takes a name from others. */
    copy(from: NameWords, of: number): void {
      if (copied?.from !== from) copied = { from, cameAs: new Int32Array(from.words.length).fill(-1) };
      const end = from.starts[of + 1] ?? 0;
      for (let at = from.starts[of] ?? 0; at < end; at += 1) {
        const number = from.numbers[at] ?? 0;
        let known = copied.cameAs[number] ?? -1;
        if (known < 0) {
          known = take(from.words[number] ?? "");
          copied.cameAs[number] = known;
        }
        numbers.push(known);
      }
      starts.push(numbers.length);
    },
    async finish(pause: Pause): Promise<NameWords> {
      const words = [...cameAs.keys()].sort();
      await pause();
      const places = new Uint32Array(words.length);
      for (const [place, word] of words.entries()) places[cameAs.get(word) ?? 0] = place;
      const placed = new Uint32Array(numbers.length);
      for (let at = 0; at < numbers.length; at += 1) {
        placed[at] = places[numbers[at] ?? 0] ?? 0;
        if (at % wordsAtOnce === 0) await pause();
      }
      return { words, numbers: placed, starts: Uint32Array.from(starts) };
    },
  };
}

export function rangeOf(names: Pick<NameWords, "words">, beginning: string): WordRange {
  const from = firstNotBefore(names.words, beginning);
  // No character sorts after U+FFFF within a word's own code units.
  const to = firstNotBefore(names.words, `${beginning}\uffff`);
  return { from, to, whole: names.words[from] === beginning ? from : -1 };
}

function firstNotBefore(words: readonly string[], text: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] ?? "") < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
