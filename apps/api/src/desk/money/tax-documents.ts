/** Invoices, and credit notes as what they take back, in one list. */
export const taxDocuments = `(select i.sequence * 2::int8 as key, 'invoice' as kind, i.number, null as about, o.number as order_number, i.issued_at,
    i.content, (i.content ->> 'gross')::int8 as gross, (i.content ->> 'vat')::int8 as vat
  from invoice i join shop_order o on o.id = i.order_id
  union all select n.sequence * 2::int8 + 1, 'credit note', n.number, n.invoice_number, o.number, n.issued_at,
    n.content, -n.gross_kobo, -n.vat_kobo
  from credit_note n join shop_order o on o.id = n.order_id) d`;
