import { kobo, wireValue } from "@precise/cart-core/money";
import type { ExportKind } from "@precise/contract/desk/money/exports";
import { taxDocuments } from "./tax-documents.ts";

/** How a file for the accountant is read: a query in pages, by a key that rises. */
export interface ExportQuery {
  /** Names of the first row; the query answers a text, a number or null for each, as `c1`, `c2` …; amounts in kobo. */
  readonly columns: readonly string[];
  /** `$1`, `$2`: Lagos days, both in; `$3`: the key of the last row before, -1 at first; `$4`: how many rows. */
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

function query(
  columns: Readonly<Record<string, string>>,
  key: string,
  from: string,
  at: string,
): ExportQuery {
  const cells = Object.values(columns).map((sql, place) => `${sql} as c${place + 1}`);
  return {
    columns: Object.keys(columns),
    text: `select ${key}::int8 as key, ${cells.join(", ")} from ${from}
      where ${isIn(at)} and ${key} > $3::int8 order by ${key} limit $4`,
  };
}

/** The cells of a row that the query answered. @throws RangeError on an amount that is no whole number of kobo */
export function cellsOf(
  { columns }: ExportQuery,
  row: Readonly<Record<string, string | number | null>>,
): (string | number | null)[] {
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
    "o.id",
    "shop_order o",
    "o.placed_at",
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
    "r.id",
    "payment_receipt r",
    "r.at",
  ),
  vat: query(
    {
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
    },
    "d.key",
    taxDocuments,
    "d.issued_at",
  ),
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
    "n.sequence",
    "credit_note n join shop_order o on o.id = n.order_id",
    "n.issued_at",
  ),
};
