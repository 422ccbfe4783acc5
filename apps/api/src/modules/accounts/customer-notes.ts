import type { Sql } from "#api/platform/database/port.ts";
import { countOf, rowsAtOnce } from "#api/platform/retention/delete-old.ts";
import { retentionPeriods } from "#api/platform/retention/retention-periods.ts";
import { aboutPerson, type Person, valuesOf } from "./person.ts";

/** What someone of the staff noted about a person. */
export interface CustomerNote {
  readonly id: number;
  readonly at: Date;
  readonly author: string;
  readonly text: string;
}

/** The newest first; those that were written while an account was a guest are among them. */
export function readCustomerNotes(sql: Sql, person: Person): Promise<CustomerNote[]> {
  return sql.query(
    aboutPerson(`select n.id, n.at, n.author, n.text from person p
      join customer_note n on n.customer_id = p.customer_id or n.email_key = p.email_key order by n.id desc limit 200`),
    valuesOf(person),
  );
}

/** Writes a note. @param author `staffId` null for a terminal on the server */
export async function addCustomerNote(
  tx: Sql,
  { customerId, emailKey }: Person,
  text: string,
  author: { readonly staffId: string | null; readonly name: string },
): Promise<CustomerNote> {
  const [note] = await tx.query<CustomerNote>(
    `insert into customer_note (customer_id, email_key, staff_id, author, text) values ($1, $2, $3, $4, $5)
     returning id, at, author, text`,
    [customerId, customerId === null ? emailKey : null, author.staffId, author.name, text],
  );
  if (note === undefined) throw new Error("a note was written and is not there");
  return note;
}

/** Removes notes that are old, and those about guests of whom no order is known any more. @returns how many */
export function sweepCustomerNotes(sql: Sql, most = rowsAtOnce): Promise<number> {
  return countOf(
    sql,
    `with gone as (
       delete from customer_note where id in (
         select n.id from customer_note n where n.at < now() - $1::interval
           or (n.email_key is not null and not exists (select 1 from shop_order o where o.email_key = n.email_key)
             and not exists (select 1 from customer c where c.email_key = n.email_key and c.is_email_verified))
         limit ${most}) returning 1
     ) select count(*)::int as rows from gone`,
    [retentionPeriods.customerNotes.interval],
  );
}
