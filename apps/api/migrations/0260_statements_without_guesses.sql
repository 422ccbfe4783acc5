-- What tells equal credits apart, where a statement has it.
alter table bank_credit add column time text;
alter table bank_credit add column balance_kobo bigint;

-- A row that looks like a credit of an earlier statement, and nothing in the files says whether it is the same: a person does.
alter table bank_statement_row drop constraint bank_statement_row_outcome_check;
alter table bank_statement_row drop constraint bank_statement_row_check;
alter table bank_statement_row add constraint bank_statement_row_outcome_check
  check (outcome in ('new', 'known', 'alike', 'debit', 'refused'));
-- Of such a row, the credit that it looks like.
alter table bank_statement_row add constraint bank_statement_row_check
  check ((credit_id is not null) = (outcome in ('new', 'known', 'alike')));
-- What it would be as a credit of its own.
alter table bank_statement_row add column held jsonb;
alter table bank_statement_row add constraint bank_statement_row_held_check check ((held is null) or outcome = 'alike');

-- What a person said of the columns of a bank's statement, by what they are called, so that nobody is asked twice.
create table bank_statement_heading (
  heading text primary key check (heading <> ''),
  meanings jsonb not null,
  noted_at timestamptz not null default now(),
  noted_by text not null
);
