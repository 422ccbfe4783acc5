/** What a column of a statement says. */
export type StatementColumn =
  | "date"
  | "valueDate"
  | "narration"
  | "credit"
  | "debit"
  | "amount"
  | "way"
  | "reference"
  | "balance";

/** Where each column stands; at least a date, and a credit or an amount. */
export type StatementColumns = Readonly<Partial<Record<StatementColumn, number>>>;

/** Headers of GTBank, Zenith, Access, UBA, First Bank and the like, without case, currency and punctuation. */
const names: Readonly<Record<StatementColumn, readonly string[]>> = {
  date: [
    "date",
    "trans date",
    "tran date",
    "transaction date",
    "txn date",
    "post date",
    "posted date",
    "posting date",
    "entry date",
    "effective date",
    "date time",
    "transaction date time",
  ],
  valueDate: ["value date", "val date", "valuedate"],
  narration: [
    "narration",
    "narrative",
    "description",
    "transaction description",
    "transaction narration",
    "description payee memo",
    "remarks",
    "remark",
    "details",
    "transaction details",
    "particulars",
    "memo",
  ],
  credit: [
    "credit",
    "credits",
    "credit amount",
    "amount credited",
    "cr",
    "cr amount",
    "deposit",
    "deposits",
    "lodgement",
    "lodgements",
    "money in",
    "paid in",
    "pay in",
    "inflow",
  ],
  debit: [
    "debit",
    "debits",
    "debit amount",
    "amount debited",
    "dr",
    "dr amount",
    "withdrawal",
    "withdrawals",
    "money out",
    "paid out",
    "pay out",
    "outflow",
  ],
  amount: ["amount", "transaction amount", "trans amount", "tran amount", "txn amount"],
  way: [
    "dr cr",
    "cr dr",
    "drcr",
    "crdr",
    "d c",
    "c d",
    "debit credit",
    "credit debit",
    "type",
    "transaction type",
    "tran type",
    "sign",
  ],
  reference: [
    "reference",
    "ref",
    "ref no",
    "reference no",
    "reference number",
    "transaction reference",
    "trans ref",
    "tran ref",
    "transaction ref",
    "transaction id",
    "tran id",
    "session id",
    "bank reference",
  ],
  balance: [
    "balance",
    "running balance",
    "available balance",
    "ledger balance",
    "balance after",
    "closing balance",
  ],
};
const columnOf = new Map(
  Object.entries(names).flatMap(([column, texts]) => texts.map((text) => [text, column as StatementColumn])),
);
/** Preambles name the account, the branch and the period; none is longer. */
const deepestHeader = 40;

/** The row of a statement that names its columns, and where each stands; undefined where there is none. */
export function findColumns(
  rows: readonly (readonly string[])[],
): { readonly row: number; readonly columns: StatementColumns } | undefined {
  for (const [row, cells] of rows.slice(0, deepestHeader).entries()) {
    const columns: Partial<Record<StatementColumn, number>> = {};
    for (const [index, cell] of cells.entries()) {
      const column = columnOf.get(headerKey(cell));
      if (column !== undefined) columns[column] ??= index;
    }
    if (columns.date === undefined && columns.valueDate !== undefined) columns.date = columns.valueDate;
    if (columns.date !== undefined && (columns.credit ?? columns.amount) !== undefined)
      return { row, columns };
  }
  return undefined;
}

/** `Credit (₦)`, `CREDIT_AMOUNT (NGN)` and `Trans. Date` without what varies. */
function headerKey(cell: string): string {
  return cell
    .toLowerCase()
    .replaceAll(/₦|\b(ngn|naira)\b/g, " ")
    .replaceAll(/[^a-z]+/g, " ")
    .trim();
}
