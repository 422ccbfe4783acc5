import synonyms from "../synonyms.json" with { type: "json" };
import { wordsOf } from "./words.ts";

/** One or more words that stand together, all of which must be found. */
export type Phrase = readonly string[];

const ignored: ReadonlySet<string> = new Set(synonyms.ignore);
// Maps, not objects: of an object "constructor", which anybody may type, would find a function.
const attributeWords = new Map(
  Object.entries(synonyms.attributes).map(([code, words]) => [
    code,
    new Map<string, string>(Object.entries(words)),
  ]),
);

/** The words without those that narrow nothing ("the light for a kitchen"), unless nothing else is there. */
export function withoutIgnored(words: readonly string[]): string[] {
  const telling = words.filter((word) => !ignored.has(word));
  return telling.length > 0 ? telling : [...words];
}

function phraseOf(text: string): Phrase {
  return withoutIgnored(wordsOf(text));
}

const spellings = new Map<string, string>(Object.entries(synonyms.spellings));
const endings = Object.entries(synonyms.endings);

/** A word as it is spelled right, where its mistake is one that people make again and again. */
function spelledRight(word: string): string {
  const known = spellings.get(word);
  if (known !== undefined) return known;
  const [wrong, right] =
    endings.find(([ending]) => word.length > ending.length && word.endsWith(ending)) ?? [];
  return wrong === undefined ? word : `${word.slice(0, -wrong.length)}${right}`;
}

const phrasesReadAs = Object.entries(synonyms.readAs).map(([from, to]): [Phrase, Phrase] => [
  wordsOf(from),
  wordsOf(to),
]);

/** The words spelled right, those of the trade that read like others put right: "white light bulb" is "daylight bulb". */
export function readAs(words: readonly string[]): string[] {
  const right = words.map(spelledRight);
  for (const [from, to] of phrasesReadAs) {
    const at = placeOf(from, right);
    if (at >= 0) right.splice(at, from.length, ...to);
  }
  return right;
}

const goods = synonyms.goods.map((each) => wordsOf(each));

/** True where the words name goods of their own, such as a lamp holder, which many descriptions mention. */
export function isGoods(words: readonly string[]): boolean {
  return goods.some((phrase) => placeOf(phrase, words) >= 0);
}

function placeOf(phrase: Phrase, words: readonly string[]): number {
  return words.findIndex((_word, at) => phrase.every((each, offset) => words[at + offset] === each));
}

const meanings = new Map<string, Phrase[]>();
const always = new Map<string, Phrase[]>();
const instead = new Map<string, Phrase[]>();

function add(to: Map<string, Phrase[]>, from: string, phrases: readonly string[]): void {
  const key = phraseOf(from).join(" ");
  const found = to.get(key) ?? [];
  for (const phrase of phrases.map(phraseOf)) if (phrase.join(" ") !== key) found.push(phrase);
  to.set(key, found);
}
for (const group of synonyms.same) for (const one of group) add(always, one, group);
for (const [from, others] of Object.entries(synonyms.means)) add(meanings, from, others);
for (const [from, others] of Object.entries(synonyms.also)) add(always, from, others);
for (const [from, others] of Object.entries(synonyms.instead)) add(instead, from, others);

/** Length in words of the longest entry. */
export const longestPhrase = Math.max(
  ...[...always.keys(), ...meanings.keys()].map((key) => key.split(" ").length),
);

const writtenTogether = new Map(
  [...always.keys(), ...meanings.keys()]
    .filter((key) => key.includes(" "))
    .map((key) => [key.replaceAll(" ", ""), key.split(" ")]),
);

/** The entry of more words that a word is without its blanks: "wallbracket" is "wall bracket". */
export function partedWord(word: string): Phrase | undefined {
  return writtenTogether.get(word);
}

/** True where the phrase is an entry of synonyms.json, and so one idea. */
export function isEntry(phrase: Phrase): boolean {
  return synonymsOf(phrase) !== undefined || meanings.has(phrase.join(" "));
}

/** What a phrase is called in the catalogue; counts as if it had been typed. */
export function meaningsOf(phrase: Phrase): readonly Phrase[] {
  return meanings.get(phrase.join(" ")) ?? [];
}

/** What also counts for a phrase; undefined where the phrase is no entry of synonyms.json. */
export function synonymsOf(phrase: Phrase): readonly Phrase[] | undefined {
  return always.get(phrase.join(" "));
}

/** What counts for a word that finds nothing itself; "walllight" is looked for as "wall light". */
export function replacementsOf(phrase: Phrase): readonly Phrase[] {
  const known = instead.get(phrase.join(" ")) ?? [];
  const [word = ""] = phrase;
  const last = phrase.length === 1 && synonyms.seconds.find((each) => word.endsWith(each));
  if (!last || word.length < last.length + 3) return known;
  const parts = [word.slice(0, -last.length), last];
  return [...known, parts, ...(synonymsOf(parts) ?? []), ...meaningsOf(parts)];
}

/** Words by which shoppers know a value of an attribute: "warm white" for 2700 K. */
export function wordsOfValue(attributeCode: string, value: string): string {
  return attributeWords.get(attributeCode)?.get(value) ?? "";
}
