import type { Kobo } from "@precise/cart-core/money";
import { readCsvRows } from "#api/platform/text/read-csv-rows.ts";
import { readAmount } from "./read-amount.ts";
import { readDay } from "./read-day.ts";
import { findColumns, type StatementColumns } from "./statement-columns.ts";

/** Money that came, as a bank's statement lists it. */
export interface StatementCredit {
  /** Lagos day: `2026-11-24`. */
  readonly day: string;
  readonly amount: Kobo;
  readonly narration: string;
  /** The bank's own number of it. */
  readonly reference: string | undefined;
}

/** A row of a statement: money that came, money that went, or why it could not be read. */
export type StatementRow = {
  /** Its number in the file, from 1. */
  readonly row: number;
} & (
  | { readonly kind: "credit"; readonly credit: StatementCredit }
  | { readonly kind: "debit" }
  | { readonly kind: "refused"; readonly why: string }
);

export type StatementRead =
  | { readonly ok: true; readonly rows: readonly StatementRow[] }
  | { readonly ok: false; readonly why: string };

/** So many rows one statement may have: some three months of a busy account. */
export const mostStatementRows = 5_000;

/**
 * Reads a bank's statement, pasted or as a CSV file: lines before the header are passed over, and every row behind it that
 * is not blank is accounted for.
 * @param today a Lagos day; money of later days is refused
 * @returns why not, as a sentence for people, where no header is found or there are too many rows
 */
export function readStatement(text: string, today: string): StatementRead {
  // Some banks write a blank before a quoted cell, which would make its commas separate.
  const table = readCsvRows(text.replaceAll(/([,;|]) +"/g, '$1"'));
  const header = findColumns(table);
  if (header === undefined) {
    return {
      ok: false,
      why: "No row names the columns. The statement needs a date, a narration, and a credit or an amount.",
    };
  }
  const numbered = table
    .map((cells, index) => ({ cells: cells.map((cell) => cell.trim()), row: index + 1 }))
    .slice(header.row + 1)
    .filter(({ cells }) => cells.some((cell) => cell !== ""));
  if (numbered.length > mostStatementRows)
    return { ok: false, why: `The statement has more than ${mostStatementRows.toLocaleString("en")} rows.` };
  return {
    ok: true,
    rows: numbered.map(({ row, cells }) => ({ row, ...readRow(cells, header.columns, today) })),
  };
}

type Read =
  | { readonly kind: "credit"; readonly credit: StatementCredit }
  | { readonly kind: "debit" }
  | { readonly kind: "refused"; readonly why: string };

function readRow(cells: readonly string[], columns: StatementColumns, today: string): Read {
  const cell = (index: number | undefined) => (index === undefined ? "" : (cells[index] ?? ""));
  const money = readMoney(cell, columns);
  if (money.kind !== "credit") return money;
  const day = readDay(cell(columns.date)) ?? readDay(cell(columns.valueDate));
  if (day === undefined) return refused(`${named(cell(columns.date))} is not a day like 24/11/2026.`);
  if (day > today) return refused(`${day} is in the future.`);
  const reference = cell(columns.reference).replace(/^'+/, "").slice(0, 120);
  return {
    kind: "credit",
    credit: {
      day,
      amount: money.amount,
      narration: cell(columns.narration).replaceAll(/\s+/g, " ").slice(0, 500),
      reference: /\d/.test(reference) ? reference : undefined,
    },
  };
}

type Money =
  | { readonly kind: "credit"; readonly amount: Kobo }
  | { readonly kind: "debit" }
  | { readonly kind: "refused"; readonly why: string };

function readMoney(cell: (index: number | undefined) => string, columns: StatementColumns): Money {
  const typed = [columns.credit, columns.debit, columns.amount].map((index) => ({
    text: cell(index),
    read: readAmount(cell(index)),
  }));
  const wrong = typed.find(({ read }) => read === undefined);
  if (wrong) return refused(`${named(wrong.text)} is not an amount like 125,000.00.`);
  const [credit, debit, amount] = typed.map(({ read }) => read);
  const hasCredit = credit !== undefined && credit.amount > 0 && credit.way !== "debit";
  const hasDebit = (debit?.amount ?? 0) > 0;
  if (hasCredit && hasDebit) return refused("The row has a credit and a debit.");
  if (hasCredit) return { kind: "credit", amount: credit.amount };
  if (hasDebit || (credit?.amount ?? 0) > 0) return { kind: "debit" };
  if (amount === undefined || amount.amount === 0) return refused("No money moved in this row.");
  const way = amount.way ?? wayOf(cell(columns.way));
  return way === "debit" ? { kind: "debit" } : { kind: "credit", amount: amount.amount };
}

function wayOf(text: string): "credit" | "debit" {
  return /^(d|dr|debit|withdrawal|out)\b/i.test(text) ? "debit" : "credit";
}

function refused(why: string): { readonly kind: "refused"; readonly why: string } {
  return { kind: "refused", why };
}

function named(text: string): string {
  return text === "" ? "An empty cell" : `“${text.slice(0, 40)}”`;
}
