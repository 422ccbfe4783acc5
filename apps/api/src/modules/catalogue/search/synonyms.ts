import synonyms from "../synonyms.json" with { type: "json" };
import { wordsOf } from "./words.ts";

/** One or more words that stand together, all of which must be found. */
export type Phrase = readonly string[];

const ignored: ReadonlySet<string> = new Set(synonyms.ignore);
const attributeWords: Readonly<Record<string, Readonly<Record<string, string>>>> = synonyms.attributes;

/** The words without those that narrow nothing ("the light for a kitchen"), unless nothing else is there. */
export function withoutIgnored(words: readonly string[]): string[] {
  const telling = words.filter((word) => !ignored.has(word));
  return telling.length > 0 ? telling : [...words];
}

function phraseOf(text: string): Phrase {
  return withoutIgnored(wordsOf(text));
}

const always = new Map<string, Phrase[]>();
const instead = new Map<string, Phrase[]>();

function add(to: Map<string, Phrase[]>, from: string, phrases: readonly string[]): void {
  const key = phraseOf(from).join(" ");
  const found = to.get(key) ?? [];
  for (const phrase of phrases.map(phraseOf)) if (phrase.join(" ") !== key) found.push(phrase);
  to.set(key, found);
}
for (const group of synonyms.same) for (const one of group) add(always, one, group);
for (const [from, others] of Object.entries(synonyms.also)) add(always, from, others);
for (const [from, others] of Object.entries(synonyms.instead)) add(instead, from, others);

/** Length in words of the longest entry. */
export const longestPhrase = Math.max(...[...always.keys()].map((key) => key.split(" ").length));

/** What also counts for a phrase; undefined where the phrase is no entry of synonyms.json. */
export function synonymsOf(phrase: Phrase): readonly Phrase[] | undefined {
  return always.get(phrase.join(" "));
}

/** What counts for a word that finds nothing itself. */
export function replacementsOf(phrase: Phrase): readonly Phrase[] {
  return instead.get(phrase.join(" ")) ?? [];
}

/** Words by which shoppers know a value of an attribute: "warm white" for 2700 K. */
export function wordsOfValue(attributeCode: string, value: string): string {
  return attributeWords[attributeCode]?.[value] ?? "";
}
