import type { Phrase } from "./synonyms.ts";
import type { Term } from "./terms.ts";

/** A text search in PostgreSQL's tsquery notation: every term by its words' beginnings, its run-together form or a synonym. */
export function matchQuery(terms: readonly Term[]): string {
  return terms.map(termQuery).join(" & ");
}

export function termQuery(term: Term): string {
  const ways = [
    allOf(term.typed, ":*"),
    ...term.joined.map((word) => lexeme(word, ":*")),
    ...[...term.meanings, ...term.synonyms].map((phrase) => allOf(phrase, "")),
  ];
  return `(${ways.join(" | ")})`;
}

function allOf(words: Phrase, ending: string): string {
  return `(${words.map((word) => lexeme(word, ending)).join(" & ")})`;
}

/** Words hold letters, digits and dots only (`wordsOf`); the quotes keep it true if that ever changes. */
function lexeme(word: string, ending: string): string {
  return `'${word.replace(/\\/g, "").replace(/'/g, "''")}'${ending}`;
}
