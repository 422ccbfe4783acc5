import { type Kobo, parsePrice } from "@precise/cart-core/money";
import { err, ok, type Result } from "@precise/cart-core/result";
import { type DecimalMark, type NumberProblem, readWrittenNumber } from "@precise/cart-core/written-number";
import { type Cell, textOf } from "./cell.ts";

/** An amount of a cell, and which way it went where the cell says so itself. */
export interface Amount {
  readonly amount: Kobo;
  readonly way: "credit" | "debit" | undefined;
}

interface AmountParts {
  /** The bare number. */
  readonly number: string;
  readonly way: Amount["way"];
  readonly hasCurrency: boolean;
}

/**
 * An amount of naira as Nigerian banks and people write it: `125,000.00`, `₦125,000`, `NGN 125000.5`, `125000.00 Cr.`,
 * `(500.00)`, `-500`, `'5027.00`.
 * @param mark what the whole file proves
 */
export function readAmount(cell: Cell, mark: DecimalMark = "dot"): Result<Amount, NumberProblem> {
  const parts = amountParts(numberText(cell));
  if (parts === undefined) return err("not-a-number");
  // Three digits behind a comma are thousands where the currency stands beside them: kobo are two.
  const number = readWrittenNumber(parts.number, isNumber(cell) || parts.hasCurrency ? "dot" : mark);
  if (!number.ok) return number;
  const { whole, fraction } = number.value;
  // Kobo are the smallest: 1.234 is no amount of money. Databases write four and more places, the rest of them zeros.
  if (!/^\d{0,2}(?:\d0{1,}|0*)$/.test(fraction) || /^\d{2}[1-9]/.test(fraction)) return err("not-a-number");
  if (fraction.length === 3 && whole.length <= 3) return err("not-a-number");
  const amount = parsePrice(`${whole || "0"}.${fraction.slice(0, 2) || "0"}`);
  return amount.ok ? ok({ amount: amount.value, way: parts.way }) : err("not-a-number");
}

/** The bare number of an amount, as what proves the marks of a file; undefined for what is none. */
export function bareNumber(cell: Cell): string | undefined {
  return isNumber(cell) ? undefined : amountParts(textOf(cell))?.number;
}

/** What a cell counts: what a workbook holds as a number is one, however it is shown. */
export function numberText(cell: Cell): string {
  return typeof cell === "object" && cell.kind === "number" ? cell.value : textOf(cell);
}

function isNumber(cell: Cell): boolean {
  return typeof cell === "object" && cell.kind === "number";
}

function amountParts(text: string): AmountParts | undefined {
  const written = text
    .normalize("NFKC")
    .trim()
    // What keeps a spreadsheet from reading it as its own.
    .replace(/^'/, "")
    .toUpperCase();
  // At the ends alone: 12NGN500 is no 12,500.
  const plain = written
    .replace(/^([-−–+(]?\s*)(?:₦|NGN|N(?=\s*[-−–+\d.]))\s*/, "$1")
    .replace(/\s*(?:₦|NGN)(\s*\)?\s*(?:CR|DR|C|D)?\.?)$/, "$1")
    .trim();
  const read =
    /^(?<open>\()?\s*(?<sign>[-−–+])?\s*(?<number>\d[\d., '’]*|\.\d+)(?<after>[-−])?\s*(?<close>\))?\s*(?<mark>CR|DR|C|D)?\.?$/.exec(
      plain,
    )?.groups;
  if (read === undefined || (read.open === undefined) !== (read.close === undefined)) return undefined;
  return { number: (read.number ?? "").trim(), way: wayOf(read), hasCurrency: plain !== written };
}

function wayOf({ open, sign, after, mark }: Record<string, string | undefined>): Amount["way"] {
  const isNegative = open !== undefined || after !== undefined || (sign !== undefined && sign !== "+");
  if (mark !== undefined) return mark.startsWith("C") !== isNegative ? "credit" : "debit";
  if (isNegative) return "debit";
  return sign === undefined ? undefined : "credit";
}
