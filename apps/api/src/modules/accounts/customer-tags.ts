import type { Sql } from "#api/platform/database/port.ts";
import { countOf, rowsAtOnce } from "#api/platform/retention/delete-old.ts";
import { aboutPerson, type Person, valuesOf } from "./person.ts";

/** By which words the staff group a person; those from before they had an account are among them. */
export async function readCustomerTags(sql: Sql, person: Person): Promise<string[]> {
  const rows = await sql.query<{ tag: string }>(
    aboutPerson(`select distinct t.tag from person p
      join customer_tag t on t.customer_id = p.customer_id or t.email_key = p.email_key order by t.tag`),
    valuesOf(person),
  );
  return rows.map(({ tag }) => tag);
}

/** Gives a person these tags and no others. */
export async function setCustomerTags(tx: Sql, person: Person, tags: readonly string[]): Promise<void> {
  const { customerId, emailKey } = person;
  await tx.query("delete from customer_tag where customer_id = $1 or email_key = $2", valuesOf(person));
  await tx.query(
    // No row of a guest can be locked: someone else may be giving them the same tags.
    `insert into customer_tag (customer_id, email_key, tag) select $1, $2, tag from unnest($3::text[]) as tag
     on conflict do nothing`,
    [customerId, customerId === null ? emailKey : null, [...tags]],
  );
}

/** What the staff noted about a guest, under another e-mail or phone. */
export async function moveGuestWords(tx: Sql, from: string, to: string): Promise<void> {
  await tx.query("update customer_note set email_key = $2 where email_key = $1", [from, to]);
  await tx.query(
    `insert into customer_tag (email_key, tag) select $2, tag from customer_tag where email_key = $1
     on conflict do nothing`,
    [from, to],
  );
  await tx.query("delete from customer_tag where email_key = $1", [from]);
}

/** Removes the tags of guests of whom no order is known any more. @returns how many */
export function sweepCustomerTags(sql: Sql, most = rowsAtOnce): Promise<number> {
  return countOf(
    sql,
    `with gone as (
       delete from customer_tag where id in (
         select t.id from customer_tag t where t.email_key is not null
           and not exists (select 1 from shop_order o where o.email_key = t.email_key)
           and not exists (select 1 from customer c where c.email_key = t.email_key and c.is_email_verified)
         limit ${most}) returning 1
     ) select count(*)::int as rows from gone`,
    [],
  );
}
