import { createPace } from "./pace.ts";

/** Finds the name that was meant by words of it. @returns its place among the names */
export type NearNames = (text: string) => number | undefined;

/** A word of names distinguishes them where at most every twentieth name has it, and never more than so many. */
const mostOfWord = 400;
const commonShare = 20;

/**
 * Names by their words. One is meant where the text shares more than half of its words with it, at least two of them, and
 * one that few names have: the title of a list shares a word with many names and means none.
 */
export async function nearNames(names: readonly string[]): Promise<NearNames> {
  const pace = createPace();
  const mostRare = Math.min(mostOfWord, Math.max(2, Math.ceil(names.length / commonShare)));
  const byWord = new Map<string, number[]>();
  for (const [place, name] of names.entries()) {
    for (const word of new Set(wordsOf(name))) {
      const places = byWord.get(word);
      if (!places) byWord.set(word, [place]);
      // One more than are ever looked at says that the word is common.
      else if (places.length <= mostOfWord) places.push(place);
    }
    if (pace.isDue()) await pace.rest();
  }

  return (text) => {
    const words = new Set(wordsOf(text));
    if (words.size < 2) return undefined;
    const rareOf = (word: string) => {
      const places = byWord.get(word) ?? [];
      return places.length <= mostRare ? places : [];
    };
    const candidates = new Set([...words].flatMap(rareOf));
    let best: { readonly place: number; readonly shared: number; readonly others: number } | undefined;
    for (const place of [...candidates].sort((one, other) => one - other)) {
      const ofName = new Set(wordsOf(names[place] ?? ""));
      const shared = [...words].filter((word) => ofName.has(word)).length;
      const others = ofName.size - shared;
      if (shared < 2 || shared * 2 <= words.size) continue;
      if (!best || shared > best.shared || (shared === best.shared && others < best.others))
        best = { place, shared, others };
    }
    return best?.place;
  };
}

function wordsOf(text: string): string[] {
  return (
    text
      .slice(0, 200)
      .toLowerCase()
      .match(/[a-z]{3,}|\d{2,}/g) ?? []
  );
}
