/** A piece of a text, and whether it matches. `start` is its place in the text, in UTF-16 units. */
export interface MarkedPart {
  readonly start: number;
  readonly part: string;
  readonly isMarked: boolean;
}

/**
 * Cuts a text where its words begin like a word of the term; case and accents do not count. The pieces together are the
 * text again.
 */
export function markedParts(text: string, term: string): readonly MarkedPart[] {
  const sought = wordsOf(term).map(({ folded }) => folded);
  const parts: MarkedPart[] = [];
  let from = 0;
  const put = (to: number, isMarked: boolean) => {
    if (to > from) parts.push({ start: from, part: text.slice(from, to), isMarked });
    from = to;
  };
  for (const { start, word, folded } of wordsOf(text)) {
    // The longest of the sought words that this one begins with.
    const length = Math.max(0, ...sought.filter((one) => folded.startsWith(one)).map((one) => one.length));
    if (length === 0) continue;
    put(start, false);
    put(start + unitsOf(word, length), true);
  }
  put(text.length, false);
  return parts;
}

function wordsOf(text: string): { start: number; word: string; folded: string }[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    start: index,
    word,
    folded: fold(word),
  }));
}

function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase();
}

/** How much of a word folds to that many letters: an accent of its own stays with its letter. */
function unitsOf(word: string, length: number): number {
  let units = 0;
  let folded = 0;
  for (const character of word) {
    const letters = fold(character).length;
    if (folded >= length && letters > 0) break;
    folded += letters;
    units += character.length;
  }
  return units;
}
