import { bareNumber } from "@precise/contract/typed/pasted-number";

const ligatures: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ł: "l",
  ı: "i",
  þ: "th",
  ð: "d",
};

/** The text in lower case without accents: "Ọlúmọ" becomes "olumo". */
export function foldText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[ßæœøđłıþð]/g, (letter) => ligatures[letter] ?? letter);
}

const shortUnits: Readonly<Record<string, string>> = {
  watt: "w",
  watts: "w",
  lumen: "lm",
  lumens: "lm",
  kelvin: "k",
  volt: "v",
  volts: "v",
  amp: "a",
  amps: "a",
  metre: "m",
  metres: "m",
  meter: "m",
  meters: "m",
};
const quantity =
  /(\d+(?:\.\d+)?)[\s-]*(watts?|lumens?|kelvin|volts?|amps?|metres?|meters?|mm|cm|lm|kg|[wkvma])(?![\p{L}\p{N}])/gu;
const word = /\p{L}*\p{N}+\.\p{N}+\p{L}*|[\p{L}\p{N}]+/gu;

/**
 * The words of a text as search compares them: folded, in the singular, a number with its unit as one word ("9 W" and
 * "9 watts" are "9w"), thousands without commas. Used for the catalogue and for what is typed alike.
 */
export function wordsOf(text: string): string[] {
  const prepared = foldText(text)
    .replace(/['’`]/g, "")
    .replace(/(\d),(?=\d{3}(?!\d))/g, "$1")
    .replace(quantity, (_whole, number: string, unit: string) => ` ${number}${shortUnits[unit] ?? unit} `);
  return (prepared.match(word) ?? []).map(singular);
}

/** Other ways to write the same: "semi-flush" also as "semiflush", "gu5.3" also as "gu53". */
export function joinedWordsOf(text: string): string[] {
  const compounds = foldText(text).match(/[\p{L}\p{N}]+(?:[-.][\p{L}\p{N}]+)+/gu) ?? [];
  return compounds.map((compound) => singular(compound.replace(/[-.]/g, "")));
}

/** An article number or a part of one without punctuation: "pr-ch adn60" becomes "PRCHADN60". */
export function squashed(text: string): string {
  return bareNumber(text);
}

/** English plurals by their ending; wrong now and then, but the same way on both sides. */
function singular(text: string): string {
  if (text.length < 4 || !text.endsWith("s") || /\d/.test(text)) return text;
  if (/(?:ss|us|is)$/.test(text)) return text;
  if (text.endsWith("ies") && text.length > 4) return `${text.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|z)es$/.test(text)) return text.slice(0, -2);
  return text.slice(0, -1);
}
