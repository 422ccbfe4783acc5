import type { Sql } from "#api/platform/database/port.ts";
import { matchQuery } from "./match-query.ts";
import type { Term } from "./terms.ts";
import { typingErrors } from "./typing-errors.ts";

interface NearRow {
  typed: string;
  known: boolean;
  /** The catalogue's most frequent word that begins like this; the word itself where it is one. */
  whole: string | null;
  words: string | null;
}

/** In words this short one error changes almost every trigram. */
const shortWord = 5;
/** Sorts behind every letter. */
const afterAll = "\u{10ffff}";
const mostMeant = 4;

/**
 * Finds what mistyped words should have been, among the words of the catalogue: trigrams find the candidates, the
 * number of typing errors decides. A word that finds something stays; one that is like no word is left out.
 * @param isKnown true for a term that finds something, as far as that is known without asking
 * @returns the terms to search instead and how to write them; undefined when no word was mistyped or none is left
 */
export async function corrected(
  sql: Sql,
  terms: readonly Term[],
  isKnown: (term: Term) => boolean,
): Promise<{ terms: Term[]; text: string } | undefined> {
  const near = await nearWords(sql, terms, isKnown);
  if (near.every((row) => row.known)) return undefined;
  const found = terms.flatMap((term, at) => {
    const row = near[at];
    if (!row || row.known) return [{ term, text: wholeText(term, row?.whole) }];
    const meant = bestOf(row.typed, row.words?.split(" ") ?? []);
    const [best] = meant;
    if (best === undefined) return [];
    return [
      {
        term: { typed: [best], joined: [], meanings: [], synonyms: meant.slice(1).map((word) => [word]) },
        text: best,
      },
    ];
  });
  if (found.length === 0) return undefined;
  return { terms: found.map(({ term }) => term), text: found.map(({ text }) => text).join(" ") };
}

/**
 * Candidates are words with like trigrams, words that begin alike (errors are rare in the first two letters), and for
 * short words all of about their length.
 */
async function nearWords(
  sql: Sql,
  terms: readonly Term[],
  isKnown: (term: Term) => boolean,
): Promise<NearRow[]> {
  return sql.query<NearRow>(
    `with asked as materialized (
       select typed, place, is_known or exists (select 1 from product_search where everything @@ query::tsquery) as known
       from unnest($1::text[], $2::text[], $3::boolean[]) with ordinality as term (typed, query, is_known, place)
     )
     select typed, known,
       (select word from search_word where word >= typed and word < typed || $4
        order by word = typed desc, products desc, word limit 1) as whole,
       case when not known then (select string_agg(word, ' ' order by products desc, word) from (
         select word, products from search_word where word % typed and word !~ '[0-9]'
         union
         select word, products from search_word where word >= left(typed, 2) and word < left(typed, 2) || $4 and word !~ '[0-9]'
         union
         select word, products from search_word where char_length(typed) <= ${shortWord} and word !~ '[0-9]'
           and char_length(word) between char_length(typed) - 1 and char_length(typed) + 1
       ) alike) end as words
     from asked order by place`,
    [
      terms.map((term) => term.typed.join("")),
      terms.map((term) => matchQuery([term])),
      terms.map(isKnown),
      afterAll,
    ],
  );
}

/** How a term that is kept is written in the suggestion: "wal" as "wall", for half a word would look like an error. */
function wholeText({ typed }: Term, whole: string | null | undefined): string {
  const isOneWord = typed.length === 1 && (typed[0]?.length ?? 0) > 2;
  return isOneWord && whole ? whole : typed.join(" ");
}

/** The nearest words within one error (two in longer words), the one that most products have first. */
function bestOf(typed: string, byUse: readonly string[]): string[] {
  const most = typed.length <= 2 || /\d/.test(typed) ? 0 : typed.length <= shortWord ? 1 : 2;
  const near = byUse
    .map((word) => ({ word, ...typingErrors(typed, word, most) }))
    // A whole word counts before the beginning of a longer one at the same distance.
    .map(({ word, whole, start }) => ({ word, errors: Math.min(whole, start + 0.5) }))
    .filter(({ errors }) => errors <= most);
  const least = Math.min(...near.map(({ errors }) => errors));
  return near
    .filter(({ errors }) => errors === least)
    .map(({ word }) => word)
    .slice(0, mostMeant);
}
