import { err, ok, type Result } from "../result.ts";

/**
 * What a whole text proves of its numbers. `dot`: a dot stands before the fraction, and commas group thousands. `unproven`: it is
 * of a kind that is written with decimal commas as well, and its numbers do not say. A decimal comma itself is never read.
 */
export type DecimalMark = "dot" | "unproven";

/** The digits of a number; `whole` has at least one. */
export interface WrittenNumber {
  readonly whole: string;
  /** Empty where there is none. */
  readonly fraction: string;
}

/** Why a text is no number. `uncertain`: it is one, but "2,700" is two thousand to some and two to others. */
export type NumberProblem = "not-a-number" | "uncertain";

/**
 * Reads a number without sign, unit or currency: `1250000.5`, `1,250,000.50`, `1 250 000`, `1'250'000`. A group of thousands
 * has three digits and never begins with 0, so `0,500` is none; what could be read in two ways is never read in the likelier.
 * @param mark what the whole text proves, see `decimalMarkOf`
 */
export function readWrittenNumber(
  text: string,
  mark: DecimalMark = "dot",
): Result<WrittenNumber, NumberProblem> {
  const plain = text.replace(/[\s\u00a0\u2007\u202f]/g, " ").trim();
  if (/^\d+$/.test(plain)) return ok({ whole: plain, fraction: "" });
  if (mark === "unproven" && /^[1-9]\d{0,2}[.,]\d{3}$/.test(plain)) return err("uncertain");
  const read =
    /^(?<whole>\d*)\.(?<fraction>\d+)$/.exec(plain) ??
    /^(?<whole>[1-9]\d{0,2}(?<by>[ ,'’])\d{3}(?:\k<by>\d{3})*)(?:\.(?<fraction>\d+))?$/.exec(plain);
  if (!read?.groups) return err("not-a-number");
  const { whole = "", fraction = "" } = read.groups;
  return ok({ whole: whole.replace(/\D/g, "") || "0", fraction });
}

/** A typed number without sign, for a field that names its unit; undefined for what is none. */
export function readTypedNumber(text: string): number | undefined {
  const read = readWrittenNumber(text);
  return read.ok ? Number(`${read.value.whole}.${read.value.fraction}`) : undefined;
}

/**
 * Decides once for a whole text, from numbers that can be read in one way only.
 * @param texts bare numbers; others are passed over
 * @returns `dot` only where one shows it and none shows a decimal comma
 */
export function decimalMarkOf(texts: Iterable<string>): DecimalMark {
  let mark: DecimalMark = "unproven";
  for (const text of texts) {
    if (showsDot(text.replace(/[.,]/g, (found) => (found === "." ? "," : ".")))) return "unproven";
    if (showsDot(text) || /^0\.\d+$/.test(text)) mark = "dot";
  }
  return mark;
}

/** True for a number with a decimal point or commas between thousands, and no other reading. */
function showsDot(text: string): boolean {
  return (
    /^\d*\.(?:\d{1,2}|\d{4,})$/.test(text) ||
    /^\d{4,}\.\d+$/.test(text) ||
    /^[1-9]\d{0,2}(?:,\d{3})+\.\d+$/.test(text) ||
    /^[1-9]\d{0,2}(?:,\d{3}){2,}$/.test(text)
  );
}
