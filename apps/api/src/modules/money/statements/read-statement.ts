import { type Kobo, kobo } from "@precise/cart-core/money";
import { type DecimalMark, decimalMarkOf } from "@precise/cart-core/written-number";
import { cutText } from "@precise/contract/wire/cut-text";
import { type Cell, cellWords, faultOf, isBlank, textOf } from "#api/platform/sheets/cell.ts";
import { columnName } from "#api/platform/sheets/column-name.ts";
import { bareNumber, readAmount } from "#api/platform/sheets/read-amount.ts";
import { type DayOrder, isEitherOrder, readDay, type WrittenDay } from "#api/platform/sheets/read-day.ts";
import { type NoTable, readText, type Table } from "#api/platform/sheets/read-table.ts";
import { tableProblemWords } from "#api/platform/sheets/table-words.ts";
import { decideDays, type StatementDays } from "./decide-days.ts";
import type { HeadingMemory } from "./heading-memory.ts";
import {
  type ChosenMeanings,
  findHeading,
  placesOf,
  type StatementColumns,
  statementKinds,
  type UnderstoodColumn,
} from "./statement-columns.ts";
import { isSpending, type Way, wayOfWords } from "./way-of-words.ts";

/** Money that came, as a bank's statement lists it. */
export interface StatementCredit {
  /** Lagos day: `2026-11-24`. */
  readonly day: string;
  readonly amount: Kobo;
  readonly narration: string;
  /** The bank's own number of it. */
  readonly reference: string | undefined;
  /** `09:15:10`, where the statement has it. */
  readonly time?: string | undefined;
  /** Of the account after it, where the statement has it. */
  readonly balance?: Kobo | undefined;
}

/** A row of a statement: money that came, money that went, or why it could not be read. */
export type StatementRow = {
  /** Its number in the file, from 1. */
  readonly row: number;
} & Read;

type Read =
  | { readonly kind: "credit"; readonly credit: StatementCredit }
  | { readonly kind: "debit" }
  | { readonly kind: "refused"; readonly why: string };

/** How a statement was understood, for people to look at before anything is kept. */
export interface StatementUnderstanding {
  readonly format: "csv" | "xlsx" | "mt940" | "camt053";
  readonly sheet: string | undefined;
  /** In the file's order; none of a format that names its fields itself. */
  readonly columns: readonly UnderstoodColumn[];
  /** `undefined` where every day can be read in one way only. */
  readonly dayOrder: { readonly order: DayOrder; readonly isProven: boolean } | undefined;
  /** What says which way money went. */
  readonly way: "columns" | "signs" | "words" | "format";
}

export type StatementRead =
  | {
      readonly ok: true;
      readonly rows: readonly StatementRow[];
      readonly understanding: StatementUnderstanding;
    }
  | {
      readonly ok: false;
      readonly why: string;
      /** Where the columns were found, so that a person can say what they mean. */
      readonly columns?: readonly UnderstoodColumn[];
    };

/** What a person said of a statement. */
export interface StatementChoices {
  /** Of headings like its own, earlier. */
  readonly remembered?: HeadingMemory | undefined;
  readonly meanings?: ChosenMeanings | undefined;
  readonly dayOrder?: DayOrder | undefined;
}

/** So many rows one statement may have: some three months of a busy account. */
export const mostStatementRows = 5_000;

/** How a statement's table is read; lines about the account stand above it. */
export const statementTerms = {
  mostRows: mostStatementRows + 100,
  isForgiving: true,
  columns: statementKinds,
};

/**
 * Reads a statement that was pasted.
 * @param today a Lagos day; money of later days is refused
 */
export function readStatement(text: string, today: string, choices: StatementChoices = {}): StatementRead {
  const table = readText(text, statementTerms);
  return table.ok ? readStatementTable(table, today, choices) : { ok: false, why: noTableWords(table) };
}

/** Why a file is no statement, as a sentence. */
export function noTableWords(table: NoTable): string {
  return tableProblemWords("The statement", table, mostStatementRows);
}

/**
 * Reads a bank's statement: lines before the heading are passed over, and every row behind it that is not blank is accounted
 * for. What the whole file proves (day or month first, what says which way money went) is decided once.
 * @returns why not, as a sentence for people, where no heading is found, rows contradict each other, or there are too many
 * @source decision 083
 */
export function readStatementTable(table: Table, today: string, choices: StatementChoices): StatementRead {
  const heading = findHeading(
    table.rows,
    (place, below) => holdsAmounts(table.rows.slice(below + 1), place),
    (key) => ({ ...choices.remembered?.get(key), ...choices.meanings }),
  );
  if (heading === undefined) {
    return {
      ok: false,
      why: "No row names the columns. The statement needs a date, a narration, and a credit or an amount.",
    };
  }
  const { columns } = heading;
  const places = placesOf(columns);
  const title = titleOf(table.rows[heading.row] ?? []);
  const numbered = table.rows
    .map((cells, index) => ({ cells, row: index + 1 }))
    .slice(heading.row + 1)
    // Pages of the same table repeat its heading.
    .filter(({ cells }) => !isBlank(cells) && titleOf(cells) !== title);
  if (numbered.length > mostStatementRows)
    return { ok: false, why: `The statement has more than ${mostStatementRows.toLocaleString("en")} rows.` };
  const days = decideDays(
    numbered.map(({ cells }) => cells),
    places,
    today,
    choices.dayOrder,
  );
  if ("why" in days) return { ok: false, why: days.why, columns };
  const money = decideMoney(
    numbered.map(({ cells }) => cells),
    places,
    table.delimiter === ";",
  );
  if ("why" in money) return { ok: false, why: money.why, columns };
  const context: RowContext = { sheet: table.sheet, places, columns, days, money, today };
  return {
    ok: true,
    rows: numbered.map(({ row, cells }) => ({ row, ...readRow(cells, row, context) })),
    understanding: {
      format: table.format,
      sheet: table.sheet,
      columns,
      dayOrder: days.isAsked ? { order: days.order, isProven: days.isProven } : undefined,
      way: money.way,
    },
  };
}

interface RowContext {
  readonly sheet: string | undefined;
  readonly places: StatementColumns;
  readonly columns: readonly UnderstoodColumn[];
  readonly days: StatementDays;
  readonly money: StatementMoney;
  readonly today: string;
}

interface StatementMoney {
  readonly mark: DecimalMark;
  readonly way: "columns" | "signs" | "words";
  /** An amount without a sign came in: the others have a minus. */
  readonly unsignedIsCredit: boolean;
}

function titleOf(cells: readonly Cell[]): string {
  return cells.map((cell) => columnName(textOf(cell))).join("|");
}

/** More than half of what is in a column. */
function holdsAmounts(rows: readonly (readonly Cell[])[], place: number): boolean {
  const filled = rows.map((cells) => cells[place] ?? "").filter((cell) => !isNoAmount(cell));
  const amounts = filled.filter((cell) => readAmount(cell).ok);
  return amounts.length * 2 > filled.length;
}

/** What banks write where nothing moved. */
function isNoAmount(cell: Cell): boolean {
  return /^(?:[-−–—]+|n\/?a|null|nil|none)?$/i.test(textOf(cell).trim().replace(/^'/, ""));
}

function decideMoney(
  rows: readonly (readonly Cell[])[],
  places: StatementColumns,
  areSemicolons: boolean,
): StatementMoney | { readonly why: string } {
  const { credit, debit, amount, balance, way } = places;
  const cells = [credit, debit, amount, balance].flatMap((place) =>
    place === undefined ? [] : rows.map((row) => row[place] ?? ""),
  );
  const mark = areSemicolons ? decimalMarkOf(cells.map((cell) => bareNumber(cell) ?? "")) : "dot";
  if (credit !== undefined) return { mark, way: "columns", unsignedIsCredit: false };
  const amounts = rows.flatMap((row) => {
    const read = readAmount(row[amount ?? -1] ?? "", mark);
    return read.ok && read.value.amount > 0 ? [read.value.way] : [];
  });
  const isSigned = amounts.some((each) => each !== undefined);
  const unsignedIsCredit = amounts.includes("debit") && !amounts.includes("credit");
  if (way !== undefined) return { mark, way: "words", unsignedIsCredit };
  if (isSigned) return { mark, way: "signs", unsignedIsCredit };
  if (amounts.length === 0) return { mark, way: "signs", unsignedIsCredit: false };
  return {
    why: "No row says whether its money came or went: the amounts have no sign, and no column says which way. Say which column holds the credits, or export the statement with separate columns.",
  };
}

function readRow(
  cells: readonly Cell[],
  row: number,
  { sheet, places, columns, days, money, today }: RowContext,
): Read {
  const cell = (column: keyof StatementColumns): Cell => cells[places[column] ?? -1] ?? "";
  const at = (column: keyof StatementColumns) => {
    const place = places[column] ?? 0;
    return cellWords({ sheet, title: columns[place]?.name, column: place, row });
  };
  for (const column of ["date", "credit", "debit", "amount", "way"] as const) {
    const fault = faultOf(cell(column));
    if (fault !== undefined) return refused(`${at(column)}: ${fault}.`);
  }
  const moved = readMoney(cell, at, money);
  if (moved.kind !== "credit") return moved;
  const day = dayOf(cell, days);
  if (day === "either") {
    const text = textOf(cell("date")).trim();
    return refused(
      `${at("date")}: ${named(text)} could be ${readDay(text, "day-first")?.day} or ${readDay(text, "month-first")?.day}, and no row of the file says which.`,
    );
  }
  if (day === undefined)
    return refused(`${at("date")}: ${named(textOf(cell("date")).trim())} is not a day like 24/11/2026.`);
  if (day.day > today) return refused(`${at("date")}: ${day.day} is in the future.`);
  const reference = cutText(textOf(cell("reference")).trim().replace(/^'+/, ""), 120);
  const balance = readAmount(cell("balance"), money.mark);
  const time = day.time ?? timeOf(textOf(cell("time")));
  return {
    kind: "credit",
    credit: {
      day: day.day,
      amount: moved.amount,
      narration: cutText(textOf(cell("narration")).replaceAll(/\s+/g, " ").trim(), 500),
      // What a spreadsheet shortened to 2.61E+11 is many numbers.
      reference: /\d/.test(reference) && !/^\d(?:\.\d+)?E\+\d+$/i.test(reference) ? reference : undefined,
      ...(time !== undefined && { time }),
      ...(balance.ok && {
        balance: balance.value.way === "debit" ? kobo(-balance.value.amount) : balance.value.amount,
      }),
    },
  };
}

function dayOf(
  cell: (column: keyof StatementColumns) => Cell,
  { order, isSure }: StatementDays,
): WrittenDay | "either" | undefined {
  for (const column of ["date", "value_date"] as const) {
    const text = textOf(cell(column));
    const day = readDay(text, order);
    if (day !== undefined) return !isSure && isEitherOrder(text) ? "either" : day;
  }
  return undefined;
}

function timeOf(text: string): string | undefined {
  return readDay(text)?.time ?? readDay(`2026-01-01 ${text.trim()}`)?.time;
}

type Money =
  | { readonly kind: "credit"; readonly amount: Kobo }
  | { readonly kind: "debit" }
  | { readonly kind: "refused"; readonly why: string };

function readMoney(
  cell: (column: keyof StatementColumns) => Cell,
  at: (column: keyof StatementColumns) => string,
  { mark, unsignedIsCredit }: StatementMoney,
): Money {
  const amounts: Partial<Record<"credit" | "debit" | "amount", { amount: Kobo; way: Way | undefined }>> = {};
  for (const column of ["credit", "debit", "amount"] as const) {
    const typed = cell(column);
    if (isNoAmount(typed)) continue;
    const read = readAmount(typed, mark);
    if (!read.ok) {
      const text = textOf(typed).trim();
      return read.code === "uncertain"
        ? refused(
            `${at(column)}: ${named(text)} could be thousands or a fraction, and no amount of the file says which.`,
          )
        : refused(`${at(column)}: ${named(text)} is not an amount like 125,000.00.`);
    }
    if (read.value.amount > 0) amounts[column] = read.value;
  }
  const { credit, debit, amount } = amounts;
  if (credit !== undefined && debit !== undefined) return refused("The row has a credit and a debit.");
  if (credit !== undefined)
    return credit.way === "debit" ? { kind: "debit" } : { kind: "credit", amount: credit.amount };
  if (debit !== undefined) return { kind: "debit" };
  if (amount === undefined) return refused("No money moved in this row.");
  const words = textOf(cell("way")).trim();
  const said = words === "" ? undefined : wayOfWords(words);
  if (amount.way !== undefined && said !== undefined && amount.way !== said)
    return refused(`${at("amount")}: the amount says ${amount.way}, and “${words}” says ${said}.`);
  const way = amount.way ?? said;
  if (way === "debit") return { kind: "debit" };
  if (way === "credit") return { kind: "credit", amount: amount.amount };
  if (unsignedIsCredit && !isSpending(words)) return { kind: "credit", amount: amount.amount };
  return refused(
    words === ""
      ? `${at("amount")}: nothing says whether money came or went.`
      : `${at("way")}: “${cutText(words, 40)}” does not say whether money came or went.`,
  );
}

function refused(why: string): { readonly kind: "refused"; readonly why: string } {
  return { kind: "refused", why };
}

function named(text: string): string {
  return text === "" ? "An empty cell" : `“${cutText(text, 40)}”`;
}
