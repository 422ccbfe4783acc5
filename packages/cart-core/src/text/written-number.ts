import { err, ok, type Result } from "../result.ts";

/**
 * What separates the fraction in the numbers of a text. `unproven`: a file of a kind that both dots and commas are written in,
 * and no number of it says which.
 */
export type DecimalMark = "dot" | "comma" | "unproven";

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
  // To read a decimal comma is to read a decimal point with both exchanged.
  const dotted = mark === "comma" ? exchanged(plain) : plain;
  const read =
    /^(?<whole>\d*)\.(?<fraction>\d+)$/.exec(dotted) ??
    /^(?<whole>[1-9]\d{0,2}(?<by>[ ,'’])\d{3}(?:\k<by>\d{3})*)(?:\.(?<fraction>\d+))?$/.exec(dotted);
  if (!read?.groups) return err("not-a-number");
  const { whole = "", fraction = "" } = read.groups;
  return ok({ whole: whole.replace(/\D/g, "") || "0", fraction });
}

/** What the numbers of a whole text prove, and the two that contradict each other where it proves both. */
export interface ProvenMark {
  readonly mark: DecimalMark;
  readonly contradiction?: readonly [dot: string, comma: string];
}

/**
 * Decides once for a whole text which mark separates fractions, from numbers that can be read in one way only.
 * @param texts bare numbers; others are passed over
 * @returns `unproven` where none can
 */
export function decimalMarkOf(texts: Iterable<string>): ProvenMark {
  let dot: string | undefined;
  let comma: string | undefined;
  for (const text of texts) {
    if (dot === undefined && (showsDot(text) || /^0\.\d+$/.test(text))) dot = text;
    if (comma === undefined && showsDot(exchanged(text))) comma = text;
    if (dot !== undefined && comma !== undefined) return { mark: "unproven", contradiction: [dot, comma] };
  }
  if (dot !== undefined) return { mark: "dot" };
  return { mark: comma === undefined ? "unproven" : "comma" };
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

function exchanged(text: string): string {
  return text.replace(/[.,]/g, (mark) => (mark === "." ? "," : "."));
}
