import {
  isEntry,
  isGoods,
  longestPhrase,
  meaningsOf,
  type Phrase,
  partedWord,
  readAs,
  replacementsOf,
  synonymsOf,
  withoutIgnored,
} from "./synonyms.ts";
import { isQuantity, squashed, wordsOf } from "./words.ts";

/** One idea of a search: the words as typed, and what else counts for them. */
export interface Term {
  /** Found by their beginnings. */
  readonly typed: Phrase;
  /** The typed word run together with its neighbour ("down light" as "downlight"); found by its beginning. */
  readonly joined: readonly string[];
  /** What the shop calls it; found whole. */
  readonly meanings: readonly Phrase[];
  /** Found whole. */
  readonly synonyms: readonly Phrase[];
}

export interface SearchTerms {
  readonly terms: readonly Term[];
  /** What was typed as a part of an article number; undefined when it cannot be one. */
  readonly skuPart: string | undefined;
  /** True where a kind of goods is among the words: what only mentions it is not what was searched for. */
  readonly namesGoods: boolean;
}

/** More words narrow nothing further; long texts must not cost more than short ones. */
const mostWords = 12;

/** Reads what a shopper typed. Text without a single letter or digit has no terms. */
export function termsOf(text: string): SearchTerms {
  const typedWords = wordsOf(text);
  const words = withoutIgnored([...new Set(readAs(typedWords))]).slice(0, mostWords);
  const terms: Term[] = [];
  for (let at = 0; at < words.length; ) {
    const length = phraseLengthAt(words, at);
    const typed = words.slice(at, at + length);
    const joined =
      length > 1
        ? [typed.join("")]
        : [`${words[at - 1] ?? ""}${words[at]}`, `${words[at]}${words[at + 1] ?? ""}`];
    terms.push({ typed, joined: joined.filter((word) => word !== words[at]), ...otherNamesOf(typed) });
    at += length;
  }
  // A size is no article number, even where one contains its digits.
  const skuPart = typedWords.every(isQuantity) ? undefined : skuPartOf(text);
  return { terms, skuPart, namesGoods: isGoods(words) };
}

/** What else counts for a phrase, written together or apart. */
function otherNamesOf(typed: Phrase): Pick<Term, "meanings" | "synonyms"> {
  const parted = typed.length === 1 ? partedWord(typed.join("")) : undefined;
  const spelled = [typed, typed.length > 1 ? [typed.join("")] : (parted ?? [])];
  return {
    meanings: [...(parted ? [parted] : []), ...spelled.flatMap(meaningsOf)],
    synonyms: spelled.flatMap((each) => synonymsOf(each) ?? []),
  };
}

/** The terms with what counts for words that find nothing themselves; undefined when nothing was to be replaced. */
export function withReplacements(terms: readonly Term[]): Term[] | undefined {
  const widened = terms.map((term) => ({
    ...term,
    synonyms: [...term.synonyms, ...replacementsOf(term.typed)],
  }));
  return widened.some((term, at) => term.synonyms.length > (terms[at]?.synonyms.length ?? 0))
    ? widened
    : undefined;
}

function phraseLengthAt(words: readonly string[], at: number): number {
  for (let length = Math.min(longestPhrase, words.length - at); length > 1; length -= 1) {
    const phrase = words.slice(at, at + length);
    if (isEntry(phrase) || (length === 2 && isEntry([phrase.join("")]))) return length;
  }
  return 1;
}

/** Letters alone are looked for as words; the beginnings of an article number's parts are among them. */
function skuPartOf(text: string): string | undefined {
  const part = squashed(text);
  return part.length >= 3 && part.length <= 64 && /\d/.test(part) ? part : undefined;
}
