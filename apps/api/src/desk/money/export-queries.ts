import { kobo, wireValue } from "@precise/cart-core/money";
import type { ExportKind } from "@precise/contract/desk/money/exports";
import type { Sql } from "#api/platform/database/port.ts";
import { taxDocumentsOf } from "./tax-documents.ts";

/** How a file for the accountant is read: a query in pages, by a key that rises. */
export interface ExportQuery {
  /** Names of the first row; the query answers a text, a number or null for each, as `c1`, `c2` …; amounts in kobo. */
  readonly columns: readonly string[];
  /** Answers `ids`: of each table the first and the last id in the range, null where there is none. `$1`, `$2`: Lagos days, both in. */
  readonly bounds: string;
  /** A page. `$3`: the key of the last row before, -1 at first; `$4`: how many rows; from `$5` on the ids. */
  readonly text: string;
}

const inLagos = (at: string) => `to_char(${at} at time zone 'Africa/Lagos', 'YYYY-MM-DD HH24:MI')`;
const isIn = (at: string) =>
  `${at} >= $1::date::timestamp at time zone 'Africa/Lagos' and ${at} < ($2::date + 1)::timestamp at time zone 'Africa/Lagos'`;
/** In kobo; the file gets a number of naira, so that a spreadsheet adds it up. */
const amount = (kobo: string) => `coalesce(${kobo}, 0)::int8`;
/** The name of a column of amounts. */
const amountColumn = / \(NGN\)$/;
const moved = (kinds: string) =>
  `(select sum(a.amount_kobo) from payment_allocation a join payment_receipt r on r.id = a.receipt_id
    where a.order_id = o.id and a.undone_at is null and r.kind in (${kinds}))`;

/** Rows of a table that belong in the file by a moment `at`, in the order of their `id`. */
interface Source {
  /** `from payment_receipt` */
  readonly from: string;
  readonly id: string;
  readonly at: string;
}

/**
 * SQL of a source's rows from where a page begins, to be limited. They are walked by id, apart from when they were: for every page the
 * planner would gather all of two years by their moments, and sort them.
 * @param after the id of the row before. @param place of the source's first id among the parameters
 */
function walked({ from, id }: Source, after: string, place: number): string {
  return `from (select * ${from} where ${id} >= $${place}::int8 and ${id} > ${after} and ${id} <= $${place + 1}::int8
    order by ${id} offset 0)`;
}

/** Both are found among the moments: the planner would walk all ids from the first on. */
function boundsOf(...sources: readonly Source[]): string {
  const ends = sources.map(
    ({ from, id, at }) =>
      `(select array[min(id), max(id)] from (select ${id}::int8 as id ${from} where ${isIn(at)} offset 0) ids)`,
  );
  // As JSON: an array of numbers does not come back with what is null in it.
  return `select to_jsonb(${ends.join(" || ")}) as ids`;
}

/** @param alias of the source's rows in the columns. @param more what else they are read from */
function query(
  columns: Readonly<Record<string, string>>,
  source: Source,
  alias: string,
  more = "",
): ExportQuery {
  return {
    columns: Object.keys(columns),
    bounds: boundsOf(source),
    text: `select ${alias}.${source.id}::int8 as key, ${cellsText(columns)} ${walked(source, "$3::int8", 5)} ${alias} ${more}
      where ${isIn(`${alias}.${source.at}`)} order by ${alias}.${source.id} limit $4`,
  };
}

function cellsText(columns: Readonly<Record<string, string>>): string {
  return Object.values(columns)
    .map((sql, place) => `${sql} as c${place + 1}`)
    .join(", ");
}

const invoices: Source = { from: "from invoice", id: "sequence", at: "issued_at" };
const creditNotes: Source = { from: "from credit_note", id: "sequence", at: "issued_at" };

/** Of both kinds as many as a page has: their keys are twice the number, and one more for a credit note. */
function documentsQuery(columns: Readonly<Record<string, string>>): ExportQuery {
  const page = taxDocumentsOf({
    invoices: walked(invoices, "$3::int8 / 2", 5),
    creditNotes: walked(creditNotes, "($3::int8 - 1) / 2", 7),
    isOf: (alias) => `where ${isIn(`${alias}.issued_at`)} order by ${alias}.sequence limit $4`,
  });
  return {
    columns: Object.keys(columns),
    bounds: boundsOf(invoices, creditNotes),
    text: `select d.key, ${cellsText(columns)} from ${page} order by d.key limit $4`,
  };
}

type Cell = string | number | null;

/**
 * The rows of a file, page by page.
 * @param days in Lagos, both in
 * @throws RangeError on an amount that is no whole number of kobo
 */
export async function* exportPages(
  sql: Sql,
  query: ExportQuery,
  { from, to }: { readonly from: string; readonly to: string },
  rowsAtOnce = 500,
): AsyncGenerator<Cell[][]> {
  const [range] = await sql.query<{ ids: readonly (number | null)[] }>(query.bounds, [from, to]);
  const ids = range?.ids ?? [];
  for (let key = -1; ; ) {
    const values = [from, to, key, rowsAtOnce, ...ids];
    const rows = await sql.query<{ readonly [column: string]: Cell } & { readonly key: number }>(
      query.text,
      values,
    );
    if (rows.length > 0) yield rows.map((row) => cellsOf(query, row));
    if (rows.length < rowsAtOnce) return;
    key = rows.at(-1)?.key ?? key;
  }
}

function cellsOf({ columns }: ExportQuery, row: Readonly<Record<string, Cell>>): Cell[] {
  return columns.map((name, place) => {
    const cell = row[`c${place + 1}`] ?? null;
    return amountColumn.test(name) ? wireValue(kobo(Number(cell))) : cell;
  });
}

/** The files of the accountant. Amounts are naira; VAT follows the documents as they were issued. */
export const exportQueries: Readonly<Record<ExportKind, ExportQuery>> = {
  orders: query(
    {
      Order: "o.number",
      Placed: inLagos("o.placed_at"),
      Stage: "o.status",
      Buyer: "o.firstname || ' ' || o.lastname",
      Company: "o.company ->> 'name'",
      "Paid by": "o.payment_method",
      "Goods (NGN)": amount("o.subtotal_kobo"),
      "Discount (NGN)": amount("o.discount_kobo"),
      "Delivery (NGN)": amount("o.delivery_fee_kobo"),
      "VAT in total (NGN)": amount("o.vat_kobo"),
      "Total (NGN)": amount("o.payable_kobo"),
      "Received (NGN)": amount(moved("'received', 'chargeback_won'")),
      "Given back (NGN)": amount(moved("'refunded', 'reversed', 'chargeback'")),
      Paid: inLagos("o.paid_at"),
      Invoice: "(select i.number from invoice i where i.order_id = o.id)",
    },
    { from: "from shop_order", id: "id", at: "placed_at" },
    "o",
  ),
  receipts: query(
    {
      Moved: inLagos("r.at"),
      Kind: "r.kind",
      "Paid by": "r.provider",
      Reference: "r.provider_ref",
      "In (NGN)": amount("case when r.kind in ('received', 'chargeback_won') then r.amount_kobo end"),
      "Out (NGN)": amount("case when r.kind not in ('received', 'chargeback_won') then r.amount_kobo end"),
      Payer: "r.payer",
      Orders: `(select string_agg(distinct o.number, ' ' order by o.number) from payment_allocation a
        join shop_order o on o.id = a.order_id where a.receipt_id = r.id and a.undone_at is null)`,
      "Without order (NGN)":
        amount(`r.amount_kobo - (select coalesce(sum(a.amount_kobo), 0) from payment_allocation a
        where a.receipt_id = r.id and a.undone_at is null)`),
      Recorded: inLagos("r.noted_at"),
      "Recorded by": "r.actor",
    },
    { from: "from payment_receipt", id: "id", at: "at" },
    "r",
  ),
  vat: documentsQuery({
    Document: "d.kind",
    Number: "d.number",
    "Of invoice": "d.about",
    Order: "d.order_number",
    Issued: inLagos("d.issued_at"),
    Customer: "d.content -> 'purchaser' ->> 'name'",
    "Customer's TIN": "d.content -> 'purchaser' ->> 'tin'",
    "VAT rate (%)": "((d.content ->> 'vat_per_thousand')::int8 / 10.0)::float8",
    "Net (NGN)": amount("d.gross - d.vat"),
    "VAT (NGN)": amount("d.vat"),
    "Gross (NGN)": amount("d.gross"),
  }),
  "credit-notes": query(
    {
      "Credit note": "n.number",
      Invoice: "n.invoice_number",
      Order: "o.number",
      Issued: inLagos("n.issued_at"),
      Customer: "n.content -> 'purchaser' ->> 'name'",
      Reason: "n.content ->> 'reason'",
      "Net (NGN)": amount("n.gross_kobo - n.vat_kobo"),
      "VAT (NGN)": amount("n.vat_kobo"),
      "Gross (NGN)": amount("n.gross_kobo"),
    },
    creditNotes,
    "n",
    "join shop_order o on o.id = n.order_id",
  ),
};
