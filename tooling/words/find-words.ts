import { isPlace, type Place, places } from "./places.ts";
import { readTexts } from "./read-texts.ts";

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
    const source = words
      .replaceAll(/[.+?^$()[\]{}]/g, "\\$&")
      .replaceAll("*", "\\w*")
      .replaceAll(" ", "\\s+");
    return { words, sayInstead, places: named, pattern: new RegExp(`(?<![\\w-])${source}(?![\\w-])`, "gi") };
  });
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
  return readTexts(file, source)
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
