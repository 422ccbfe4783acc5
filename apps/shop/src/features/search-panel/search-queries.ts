const mostQueries = 5;

/**
 * Searches to go on with: what the names of the found products say of their kind, without the name of the design, its
 * measures and its finish ("Ikeja Dome Pendant 300 mm, Matt Black": "dome pendant"). What several share comes first. The
 * products themselves are named beside them, once.
 * @param names of the found products, the best first
 * @param term what is typed
 */
export function searchQueries(names: readonly string[], term: string): string[] {
  const typed = wordsOf(term);
  const counts = new Map<string, number>();
  for (const name of names) {
    for (const phrase of new Set(phrasesOf(name))) counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
  }
  const phrases = [...counts]
    // A single word says something only where it is said of several.
    .filter(([phrase, count]) => count > 1 || phrase.includes(" "))
    // And a part of one name is in its longer part already.
    .filter(([phrase, count]) => !isPartOfLonger(phrase, count, counts))
    .sort(([, one], [, other]) => other - one)
    .map(([phrase]) => phrase)
    .filter((phrase) => phrase !== typed.join(" "));
  const going = phrases.filter((phrase) => goesOnWith(wordsOf(phrase), typed));
  const isInNames = names.some((name) => goesOnWith(wordsOf(name), typed));
  return (isInNames ? going : phrases).slice(0, mostQueries);
}

/** Every ending of a name's words but the whole: the first word is the design's. */
function phrasesOf(name: string): string[] {
  const [kind = ""] = name.split(/,|\s+\d/);
  const words = wordsOf(kind);
  return words.slice(1).map((_, at) => words.slice(at + 1).join(" "));
}

function isPartOfLonger(phrase: string, count: number, counts: ReadonlyMap<string, number>): boolean {
  return [...counts].some(([longer, times]) => times === count && longer.endsWith(` ${phrase}`));
}

/** Every typed word begins a word of the phrase; a plural finds its singular. */
function goesOnWith(words: readonly string[], typed: readonly string[]): boolean {
  return typed.every((part) =>
    words.some((word) => word.startsWith(part) || word === part.replace(/s$/, "")),
  );
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}&-]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
}
