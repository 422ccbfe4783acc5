import { commentsOf } from "@precise/boundaries/syntax-tree";
import { isPlace, type Place, places } from "./places.ts";
import { type FoundText, readTexts } from "./read-texts.ts";

export interface ForbiddenWord {
  readonly words: string;
  readonly pattern: RegExp;
  readonly sayInstead: string;
  readonly places: readonly Place[];
}

/** A text that may keep a forbidden word; the reason is for who reads the list. */
export interface AllowedText {
  readonly file: string;
  readonly text: string;
}

/** `places | words | say instead`: words whole and in any case, `*` for any ending, `all` for every place. */
export function readForbidden(list: string): ForbiddenWord[] {
  return rowsOf(list).map(([where = "", words = "", sayInstead = ""]) => {
    const named = where === "all" ? places : where.split(/\s+/);
    if (!named.every(isPlace) || words === "" || sayInstead === "")
      throw new Error(`forbidden-words.txt: "${where} | ${words} | ${sayInstead}" cannot be read`);
    return { words, sayInstead, places: named, pattern: patternOf(words) };
  });
}

/** A word that neither comments nor texts of code say. */
export type PlainWord = Omit<ForbiddenWord, "places">;

/** `words | say instead`. */
export function readPlain(list: string): PlainWord[] {
  return rowsOf(list).map(([words = "", sayInstead = ""]) => {
    if (words === "" || sayInstead === "")
      throw new Error(`plain-words.txt: "${words} | ${sayInstead}" cannot be read`);
    return { words, sayInstead, pattern: patternOf(words) };
  });
}

/** Words whole and in any case; `*` for any ending. A line's end in a comment parts words as a space does. */
function patternOf(words: string): RegExp {
  const source = words
    .replaceAll(/[.+?^$()[\]{}]/g, "\\$&")
    .replaceAll("*", "\\w*")
    .replaceAll(" ", "(?:\\s+\\*)?\\s+");
  return new RegExp(`(?<![\\w-])${source}(?![\\w-])`, "gi");
}

/** `file | text | reason`. */
export function readAllowed(list: string): AllowedText[] {
  return rowsOf(list).map(([file = "", text = "", reason = ""]) => {
    if (reason === "") throw new Error(`allowed-texts.txt: "${file} | ${text}" gives no reason`);
    return { file, text };
  });
}

/** One line for each forbidden word in the texts of a file, as `file:line "word": say "…"`. */
export function wordsIn(
  file: string,
  source: string,
  forbidden: readonly ForbiddenWord[],
  allowed: readonly AllowedText[],
): string[] {
  const kept = allowed.filter((each) => each.file === file).flatMap(({ text }) => stretchesOf(source, text));
  return hitsIn(file, source, readTexts(file, source), forbidden, kept);
}

/** The same for words that comments do not say either. */
export function plainWordsIn(file: string, source: string, words: readonly PlainWord[]): string[] {
  // A cheap look before a file is parsed.
  if (!words.some(({ pattern }) => source.search(pattern) >= 0)) return [];
  return hitsIn(file, source, [...readTexts(file, source), ...commentsOf(file, source)], words, []);
}

function hitsIn(
  file: string,
  source: string,
  texts: readonly FoundText[],
  forbidden: readonly PlainWord[],
  kept: readonly { readonly from: number; readonly to: number }[],
): string[] {
  return texts
    .flatMap(({ text, start }) =>
      forbidden.flatMap((word) =>
        [...text.matchAll(word.pattern)].map((hit) => ({ word, hit: hit[0], at: start + hit.index })),
      ),
    )
    .filter(({ at }) => !kept.some((stretch) => at >= stretch.from && at < stretch.to))
    .sort((a, b) => a.at - b.at)
    .map(({ word, hit, at }) => {
      const line = source.slice(0, at).split("\n").length;
      return `${file}:${line} "${hit.replaceAll(/\s+/g, " ")}": say "${word.sayInstead}"`;
    });
}

function stretchesOf(source: string, text: string): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  for (let from = source.indexOf(text); from >= 0; from = source.indexOf(text, from + 1))
    found.push({ from, to: from + text.length });
  return found;
}

function rowsOf(list: string): string[][] {
  return list
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"))
    .map((line) => line.split("|").map((cell) => cell.trim()));
}
