import type { Term } from "./terms.ts";

/** A word of a search, as it may stand in a product. */
export interface WantedWord {
  readonly word: string;
  /** Or one that begins with it. */
  readonly isBeginning: boolean;
}

/** Ways in which a term may be there: all words of one of them. */
export type Ways = readonly (readonly WantedWord[])[];

/** Every term by its words' beginnings, its run-together form or a synonym. */
export function waysOf(term: Term): Ways {
  const wanted = (phrase: readonly string[], isBeginning: boolean) =>
    phrase.map((word) => ({ word, isBeginning }));
  return [
    wanted(term.typed, true),
    ...term.joined.map((word) => wanted([word], true)),
    ...[...term.meanings, ...term.synonyms].map((phrase) => wanted(phrase, false)),
  ];
}

/** The same as a text search in PostgreSQL's tsquery notation. */
export function matchQuery(terms: readonly Term[]): string {
  return terms.map((term) => `(${waysOf(term).map(allOf).join(" | ")})`).join(" & ");
}

function allOf(words: readonly WantedWord[]): string {
  return `(${words.map(lexeme).join(" & ")})`;
}

/** Words hold letters, digits and dots only (`wordsOf`); the quotes keep it true if that ever changes. */
function lexeme({ word, isBeginning }: WantedWord): string {
  return `'${word.replace(/\\/g, "").replace(/'/g, "''")}'${isBeginning ? ":*" : ""}`;
}
