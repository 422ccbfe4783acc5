import { err, ok, type Result } from "../result.ts";
import { type DecimalMark, readWrittenNumber } from "../text/written-number.ts";

/**
 * Why a text is no number of pieces. `unclear`: "1.000" is a thousand to some and one to others. `fault`: a spreadsheet's own,
 * "#N/A". `formula`: one whose result is not there.
 */
export type PieceCountProblem =
  | "not-a-number"
  | "not-whole"
  | "negative"
  | "zero"
  | "unclear"
  | "too-large"
  | "fault"
  | "formula";

const unitWords = "(?:pcs?|pieces?|nos?|units?|ea|each|off|qty|quantity)";
const spaces = /[\s\u00a0\u2007\u202f]+/g;

/**
 * Reads a number of pieces as people write it: "12", "1,000", "1 000", "2.00", "12 pcs", "x3", "qty: 4".
 * @param mark what the file proves that it is in
 * @returns a whole number from 1; `not-a-number` for what does not look like a quantity at all
 */
export function readPieceCount(text: string, mark: DecimalMark = "dot"): Result<number, PieceCountProblem> {
  const plain = text
    .normalize("NFKC")
    .replace(spaces, " ")
    .trim()
    .replace(new RegExp(`^(?:${unitWords}\\.?\\s*[:=]?|[x×*])\\s*(?=[-−–+]?\\d)`, "i"), "")
    .replace(new RegExp(`(?<=\\d)\\s*(?:${unitWords}\\.?|[x×*])$`, "i"), "");
  if (/^(?:#[A-Z]|Err:\d)/.test(plain)) return err("fault");
  if (/^=\s*[\w(+\-$"]/.test(plain)) return err("formula");
  if (/^[-−–]\s?\d[\d., ']*$/.test(plain)) return err("negative");
  const digits = plain.replace(/^\+/, "");
  // A thousand to some and one to others, whatever the file is written with: half pieces are not ordered.
  if (/^[1-9]\d{0,2}(?:\.\d{3})+$/.test(digits)) return err("unclear");
  const number = readWrittenNumber(digits, mark);
  if (number.ok) return /^0*$/.test(number.value.fraction) ? counted(number.value.whole) : err("not-whole");
  if (number.code === "uncertain") return err("unclear");
  if (/^\d+,0{1,2}$/.test(digits)) return counted(digits.replace(/,.*/, ""));
  return err(/^\d*,\d+$/.test(digits) ? "not-whole" : "not-a-number");
}

function counted(digits: string): Result<number, PieceCountProblem> {
  const count = Number(digits);
  if (count === 0) return err("zero");
  return count > 999_999_999 ? err("too-large") : ok(count);
}

/** True where the text was a spreadsheet's error, or a formula whose result is not there. */
export function isFault(count: Result<number, PieceCountProblem> | null): boolean {
  return count?.ok === false && (count.code === "fault" || count.code === "formula");
}

/** True where the text is a number of pieces or was meant for one, though it is none that can be ordered. */
export function isMeantAsCount(count: Result<number, PieceCountProblem> | null): boolean {
  return count !== null && (count.ok || count.code !== "not-a-number");
}
