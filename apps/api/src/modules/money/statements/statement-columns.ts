import { type Cell, textOf } from "#api/platform/sheets/cell.ts";
import { columnName } from "#api/platform/sheets/column-name.ts";
import { deepestHeading } from "#api/platform/sheets/read-table.ts";

/** What a column of a statement may say; `nothing` is passed over. */
export const columnMeanings = [
  "date",
  "value_date",
  "time",
  "narration",
  "credit",
  "debit",
  "amount",
  "way",
  "reference",
  "balance",
  "nothing",
] as const;
export type ColumnMeaning = (typeof columnMeanings)[number];

/** Where each column stands; at least a date, and a credit or an amount. */
export type StatementColumns = Readonly<Partial<Record<Exclude<ColumnMeaning, "nothing">, number>>>;

/** Headings of Nigerian banks and wallets as `columnName` gives them. @source docs/bank-statements.md */
const names: Readonly<Record<Exclude<ColumnMeaning, "nothing">, readonly string[]>> = {
  date: [
    ...["date", "transdate", "trandate", "transactiondate", "txndate", "trxdate", "postdate", "posteddate"],
    ...["postingdate", "dateposted", "entrydate", "effectivedate", "datetime", "transactiondatetime"],
    ...["transtime", "transactiontime", "createdat", "paymentdate", "transactiondateandtime", "bookingdate"],
  ],
  value_date: ["valuedate", "valdate", "valuedt"],
  time: ["time"],
  narration: [
    ...[
      "narration",
      "narrative",
      "description",
      "transactiondescription",
      "transactionnarration",
      "narrations",
    ],
    ...["descriptionpayeememo", "remarks", "remark", "details", "transactiondetails", "transactiondetail"],
    ...["particulars", "memo", "transactionremarks", "transactionparticulars"],
  ],
  credit: [
    ...["credit", "credits", "creditamount", "amountcredited", "cr", "cramount", "deposit", "deposits"],
    ...[
      "depositcr",
      "lodgement",
      "lodgements",
      "lodgment",
      "lodgments",
      "moneyin",
      "paidin",
      "payin",
      "inflow",
    ],
    ...["settlementcredit", "creditcr", "depositamount", "depositamt"],
  ],
  debit: [
    ...["debit", "debits", "debitamount", "amountdebited", "dr", "dramount", "withdrawal", "withdrawals"],
    ...["withdrawaldr", "moneyout", "paidout", "payout", "outflow", "settlementdebit", "debitdr"],
    ...["withdrawalamount", "withdrawalamt"],
  ],
  amount: ["amount", "transactionamount", "transamount", "tranamount", "txnamount", "trxamount"],
  way: [
    ...[
      "drcr",
      "crdr",
      "dc",
      "cd",
      "debitcredit",
      "creditdebit",
      "type",
      "transactiontype",
      "trantype",
      "sign",
    ],
    ...["transtype", "direction", "entrytype", "drcrindicator", "indicator", "txntype"],
  ],
  reference: [
    ...["reference", "ref", "refno", "referenceno", "referencenumber", "transactionreference", "transref"],
    ...["tranref", "transactionref", "transactionid", "tranid", "sessionid", "bankreference", "transid"],
    ...["transactionreferencenumber", "paymentreference", "externalid", "rrn"],
  ],
  balance: [
    ...["balance", "runningbalance", "availablebalance", "ledgerbalance", "balanceafter", "closingbalance"],
    ...["currentbalance", "accountbalance", "bookbalance", "balanceaftertransaction"],
  ],
};

const meaningOf = new Map(
  Object.entries(names).flatMap(([column, texts]) => texts.map((text) => [text, column as ColumnMeaning])),
);

/** The kinds of columns that tell a statement's sheet from others. */
export const statementKinds = [
  [...names.date, ...names.value_date],
  [...names.credit, ...names.amount, ...names.way],
];

/** A column by the name that the file gives it, and how it is understood. */
export interface UnderstoodColumn {
  readonly name: string;
  readonly meaning: ColumnMeaning;
}

/** The row of a statement that names its columns. */
export interface StatementHeading {
  /** From 0. */
  readonly row: number;
  readonly columns: readonly UnderstoodColumn[];
}

/** Meanings that a person gave columns, by their `columnName`. */
export type ChosenMeanings = Readonly<Record<string, ColumnMeaning>>;

/**
 * The row that names the columns, and what each says; undefined where there is none.
 * @param isAmount of a column by its place: whether amounts stand in it
 * @param chosenFor what a person said of a heading; it goes before what the names say
 */
export function findHeading(
  rows: readonly (readonly Cell[])[],
  isAmount: (place: number, below: number) => boolean,
  chosenFor: (key: string) => ChosenMeanings,
): StatementHeading | undefined {
  for (const [row, cells] of rows.slice(0, deepestHeading).entries()) {
    const key = cells.map((cell) => columnName(textOf(cell))).join("|");
    const columns = meaningsOf(cells, (place) => isAmount(place, row), chosenFor(key));
    const has = (meaning: ColumnMeaning) => columns.some((column) => column.meaning === meaning);
    if (has("date") && (has("credit") || has("amount"))) return { row, columns };
  }
  return undefined;
}

/** Where each meaning stands: of two columns with the same, the first. */
export function placesOf(columns: readonly UnderstoodColumn[]): StatementColumns {
  const places: Partial<Record<ColumnMeaning, number>> = {};
  for (const [place, { meaning }] of columns.entries()) places[meaning] ??= place;
  const { nothing: _, ...known } = places;
  return known;
}

/** The same heading by what its columns are called, to remember a person's corrections by. */
export function headingKey(columns: readonly UnderstoodColumn[]): string {
  return columns.map(({ name }) => columnName(name)).join("|");
}

function meaningsOf(
  cells: readonly Cell[],
  isAmount: (place: number) => boolean,
  chosen: ChosenMeanings,
): UnderstoodColumn[] {
  const columns = cells.map((cell, place): UnderstoodColumn => {
    const name = textOf(cell).replaceAll(/\s+/g, " ").trim();
    const key = columnName(name);
    const known = chosen[key] ?? meaningOf.get(key) ?? "nothing";
    // A column "Debit/Credit" says which way, or holds the amounts with their signs.
    return {
      name,
      meaning: known === "way" && chosen[key] === undefined && isAmount(place) ? "amount" : known,
    };
  });
  const dates = columns.filter(({ meaning }) => meaning === "date");
  // "Transaction Time" beside a date holds the time alone; by itself it holds both.
  if (dates.length > 1)
    return columns.map((column) =>
      column.meaning === "date" && /^[a-z]*time$/.test(columnName(column.name)) && !/date/i.test(column.name)
        ? { ...column, meaning: "time" }
        : column,
    );
  if (dates.length === 1) return columns;
  const only = columns.findIndex(({ meaning }) => meaning === "value_date");
  return columns.map((column, place) => (place === only ? { ...column, meaning: "date" } : column));
}
