import { readPieceCount } from "./piece-count.ts";
import { isArticleNumber, type QuickOrderReading } from "./quick-order-line.ts";

/** Words behind a number of pieces, as the source of an expression. */
export const units = "(?:pcs?|pieces?|nos?|units?|ea|each|off)\\b\\.?";
/** What comes before entries of lists, in a text with single blanks: "1.", "2)", "-", "•". */
export const bullet = /^(?:[-–*•·] |\d{1,4}[.)] (?=\S+ ))/;
/** "3 pcs of", "3 x", "3, " or "3 " before a name; a measure ("24 V") begins the name itself. */
const countFirst = new RegExp(
  `^(\\d[\\d,]*)(?:\\s*${units}(?:\\s+of\\b)?|\\s*[x×*]\\s|\\s+of\\b|,\\s|\\s(?!\\s*(?:mm|cm|m|w|v|k|a|lm|kg|in)\\b))\\s*(?=\\p{L})`,
  "iu",
);
/** "x 3", ", 3 pcs", ": 3", "(3)" or " 3" behind a name. */
const countLast = new RegExp(
  `(?:\\s*[,:=]\\s*|\\s+[-–—]\\s+|\\s*(?:->|→)\\s*|\\s+[x×*]\\s*|\\s*[×*]\\s*|\\s+)\\(?(\\d[\\d,]*)\\s*(?:${units}|[x×*])?\\)?$`,
  "iu",
);
/** A size that ends a name, "600 x 600", is no number of pieces; a third number is. */
const sizeLast = /(?<![\dx×*] ?[x×*] ?)(?<![\d,.])\b\d+ ?[x×*] ?\d+$/i;

/**
 * What a line means that names a product in words, with the number before or behind the name. Names hold commas and
 * figures of their own ("Ikeja Dome Pendant 300 mm, White"): both stay in the name.
 * @param line without blanks at its ends
 * @returns the likeliest first; none for a line without two words, or with an article number in it
 * @source decision 023
 */
export function readNamedLine(line: string): QuickOrderReading[] {
  const text = line.replace(/\s+/g, " ").replace(bullet, "");
  if (text.split(/[ ,]/).some(isArticleNumber)) return [];
  if ((text.match(/(?<![\p{L}\d])\p{L}{3,}/gu)?.length ?? 0) < 2) return [];
  const whole: QuickOrderReading = { sku: text, quantity: null };
  const first = countFirst.exec(text);
  if (first?.[1]) return [counted(text.slice(first[0].length), first[1]), whole];
  const last = countLast.exec(text);
  if (!last?.[1]) return [whole];
  const named = counted(text.slice(0, last.index), last[1]);
  return sizeLast.test(text) ? [whole, named] : [named, whole];
}

function counted(name: string, count: string): QuickOrderReading {
  return { sku: name.replace(/,$/, ""), quantity: readPieceCount(count) };
}
