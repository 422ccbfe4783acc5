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

export const taxDocuments = taxDocumentsOf({
  invoices: "from invoice",
  creditNotes: "from credit_note",
  isOf: () => "",
});
