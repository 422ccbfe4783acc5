/**
 * Invoices, and credit notes as what they take back, in one list.
 * @param of SQL: `from` either table or rows of it, and which of them, and how many, behind their joins
 */
export function taxDocumentsOf(of: {
  readonly invoices: string;
  readonly creditNotes: string;
  readonly isOf: (alias: "i" | "n") => string;
}): string {
  return `((select i.sequence * 2::int8 as key, 'invoice' as kind, i.number, null as about, o.number as order_number, i.issued_at,
    i.content, (i.content ->> 'gross')::int8 as gross, (i.content ->> 'vat')::int8 as vat
  ${of.invoices} i join shop_order o on o.id = i.order_id ${of.isOf("i")})
  union all (select n.sequence * 2::int8 + 1, 'credit note', n.number, n.invoice_number, o.number, n.issued_at,
    n.content, -n.gross_kobo, -n.vat_kobo
  ${of.creditNotes} n join shop_order o on o.id = n.order_id ${of.isOf("n")})) d`;
}

type IsOf = (alias: "i" | "n") => string;

/** Those of a condition on an invoice `i` or a credit note `n` and its order `o`, and how many, as above. */
export function taxDocumentsWhere(isOf: IsOf): string {
  return taxDocumentsOf({ invoices: "from invoice", creditNotes: "from credit_note", isOf });
}

export const taxDocuments = taxDocumentsWhere(() => "");

/** The same without what is in them and without their orders, to be counted. */
export function taxDocumentRows(isOf: IsOf): string {
  return `(select 1 from invoice i ${isOf("i")} union all select 1 from credit_note n ${isOf("n")}) d`;
}
