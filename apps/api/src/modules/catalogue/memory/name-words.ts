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

/** Collects names in their ordinals' order. */
export function nameWordsWriter() {
  const texts: string[][] = [];
  return {
    put(name: string): void {
      texts.push(wordsOf(name));
    },
    finish(): NameWords {
      const words = [...new Set(texts.flat())].sort();
      const numberOf = new Map(words.map((word, number) => [word, number]));
      const starts = new Uint32Array(texts.length + 1);
      texts.forEach((text, at) => {
        starts[at + 1] = (starts[at] ?? 0) + text.length;
      });
      const numbers = Uint32Array.from(texts.flat(), (word) => numberOf.get(word) ?? 0);
      return { words, numbers, starts };
    },
  };
}

export function rangeOf(names: NameWords, beginning: string): WordRange {
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
