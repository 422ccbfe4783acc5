import { dictionary } from "@precise/cart-core/dictionary";
import { bareNumber } from "@precise/contract/wire/pasted-number";

const ligatures: Readonly<Record<string, string>> = dictionary({
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ł: "l",
  ı: "i",
  þ: "th",
  ð: "d",
});

/** The text in lower case without accents: "Ọlúmọ" becomes "olumo". */
export function foldText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[ßæœøđłıþð]/g, (letter) => ligatures[letter] ?? letter);
}

const shortUnits: Readonly<Record<string, string>> = dictionary({
  watt: "w",
  watts: "w",
  lumen: "lm",
  lumens: "lm",
  kelvin: "k",
  volt: "v",
  volts: "v",
  vac: "v",
  vdc: "v",
  amp: "a",
  amps: "a",
  ampere: "a",
  amperes: "a",
});
const powerUnits = "watts?|lumens?|kelvin|volts?|amp(?:ere)?s?|vac|vdc|lm|kg";
const spelledLengths = "(?:milli|centi)?met(?:re|er)s?|feet|foot|ft|inche?s?|mm|cm";
const quantity = new RegExp(`(\\d+(?:\\.\\d+)?)[\\s-]*(${powerUnits}|[wkva])(?![\\p{L}\\p{N}])`, "gu");
/** What `wordsOf` makes of a number and its unit. */
const quantityWord = /^\d+(?:\.\d+)?(?:mm|w|lm|k|v|a|kg)$/;

/** True for a word of `wordsOf` that is a number with its unit: "9w", "600mm". */
export function isQuantity(word: string): boolean {
  return quantityWord.test(word);
}

const numberWords: Readonly<Record<string, number>> = dictionary({
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
});
const inWords = `(?:${Object.keys(numberWords).join("|")})`;
/** Beside a unit or another side only: elsewhere "two" is a word, as in "two gang". */
const numberInWords = new RegExp(
  `(?<![\\p{L}\\p{N}])(?<by>(?:by|x)\\s+)?(?<number>${inWords}(?:[\\s-]+${inWords})*)` +
    `(?:(?=[\\s-]+(?:${powerUnits}|${spelledLengths}|by|x)(?![\\p{L}\\p{N}]))|(?<=(?:by|x)\\s+${inWords}))(?![\\p{L}\\p{N}])`,
  "gu",
);

/** "four feet" as "4 feet", "twenty four inch" as "24 inch", "two by two" as "2 by 2". */
function withDigits(folded: string): string {
  return folded.replace(numberInWords, (_whole, by: string | undefined, words: string) => {
    const number = words.split(/[\s-]+/).reduce((sum, each) => {
      const value = numberWords[each] ?? 0;
      return each === "hundred" ? (sum || 1) * value : sum + value;
    }, 0);
    return `${by ?? ""}${number}`;
  });
}

/** A number that shares the unit of the next one: "220/240 V", "3000-6500k". */
const sharedUnit = new RegExp(
  `(?<![\\p{L}\\d.-])(\\d+(?:\\.\\d+)?)\\s*(?:[/–-]|to(?=\\s))\\s*` +
    `(?=\\d+(?:\\.\\d+)?\\s*(${powerUnits}|${spelledLengths}|[wkvam])(?![\\p{L}\\p{N}]))`,
  "gu",
);

/** Millimetres of a unit of length. Feet and inches as the trade counts them: 4 ft are 1,200 mm, 24 inches 600 mm. */
const millimetres: Readonly<Record<string, number>> = dictionary({
  mm: 1,
  cm: 10,
  m: 1_000,
  ft: 300,
  in: 25,
});
const lengthUnits: Readonly<Record<string, string>> = dictionary({
  metre: "m",
  meter: "m",
  centimetre: "cm",
  centimeter: "cm",
  millimetre: "mm",
  millimeter: "mm",
  feet: "ft",
  foot: "ft",
  inch: "in",
});
/** "in" only right behind its number: elsewhere it is a word. */
const length =
  /(?<![\p{L}\d.])(\d+(?:\.\d+)?)(?:[\s-]*(mm|cm|(?:milli|centi)?met(?:re|er)|m|ft|feet|foot|inche?)s?|(in))(?![\p{L}\p{N}])/gu;
const inchMark = /(\d)\s*(?:["”“]|''|′′|’’)/g;
const footMark = /(?<![\p{L}\d.])(\d)\s*['′’](?![\p{L}'′’])/gu;
/** Two sides without a unit: "60x60", "2 x 2", "600 x 600". */
const sides = /(?<![\p{L}\d.])(\d{1,4})\s*x\s*(\d{1,4})(?![\d.]|\s*(?:mm|cm|m|w|a|v|ft)\b|\p{L})/gu;

/** Lengths in millimetres, so that one in any unit is the same word. */
function withLengths(folded: string): string {
  return folded
    .replace(inchMark, "$1in ")
    .replace(footMark, "$1ft ")
    .replace(/(?<=\d\s*)(?:[×*]|by(?=\s))(?=\s*\d)/g, "x")
    .replace(/(\d)\s*x\s*(?=\d{1,4}(?:\.\d+)?\s*(mm|cm|ft)\b)/g, "$1$2 ")
    .replace(sides, (whole, one: string, other: string) => {
      const unit = sideUnit(Number(one), Number(other));
      return unit === undefined ? whole : `${one}${unit} ${other}${unit}`;
    })
    .replace(length, (_whole, number: string, spelled: string | undefined, short: string | undefined) => {
      const unit = short ?? (spelled === "inche" ? "in" : (lengthUnits[spelled ?? ""] ?? spelled ?? ""));
      return ` ${Math.round(Number(number) * (millimetres[unit] ?? 1) * 10) / 10}mm `;
    });
}

/** The unit that both sides of a panel are in, by their size. */
function sideUnit(...both: readonly number[]): string | undefined {
  if (both.every((side) => side >= 200)) return "mm";
  if (both.every((side) => side >= 20 && side <= 150)) return "cm";
  return both.every((side) => side >= 1 && side <= 5) ? "ft" : undefined;
}
const word = /\p{L}*\p{N}+\.\p{N}+\p{L}*|[\p{L}\p{N}]+/gu;

/**
 * The words of a text as search compares them: folded, in the singular, a number with its unit as one word ("9 W" and
 * "9 watts" are "9w"), lengths in millimetres ("2 ft", "two feet", "60 cm" and 24" are "600mm"), thousands without
 * commas. Used for the catalogue and for what is typed alike.
 */
export function wordsOf(text: string): string[] {
  const plain = withDigits(foldText(text).replace(/(\d),(?=\d{3}(?!\d))/g, "$1"));
  const prepared = withLengths(plain.replace(sharedUnit, "$1$2 "))
    .replace(/['’`]/g, "")
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
