-- Followed from the invoice: its credit notes.
create index credit_note_invoice on credit_note (invoice_number);
