import type { Phrase } from "./synonyms.ts";
import type { Term } from "./terms.ts";

/** Ways in which a term may be there: all words of one of them, in PostgreSQL's tsquery notation. */
export type Phrases = readonly (readonly string[])[];

/** A text search in PostgreSQL's tsquery notation: every term by its words' beginnings, its run-together form or a synonym. */
export function matchQuery(terms: readonly Term[]): string {
  return terms.map((term) => `(${phrasesOf(term).map(allOf).join(" | ")})`).join(" & ");
}

/** The same, a word at a time. */
export function phrasesOf(term: Term): Phrases {
  return [
    lexemes(term.typed, ":*"),
    ...term.joined.map((word) => lexemes([word], ":*")),
    ...[...term.meanings, ...term.synonyms].map((phrase) => lexemes(phrase, "")),
  ];
}

function allOf(words: readonly string[]): string {
  return `(${words.join(" & ")})`;
}

/** Words hold letters, digits and dots only (`wordsOf`); the quotes keep it true if that ever changes. */
function lexemes(words: Phrase, ending: string): string[] {
  return words.map((word) => `'${word.replace(/\\/g, "").replace(/'/g, "''")}'${ending}`);
}
