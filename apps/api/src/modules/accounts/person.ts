import { normalisePhone } from "@precise/contract/nigeria/phone";
import type { Sql } from "#api/platform/database/port.ts";
import { readOrderNumber } from "#api/platform/text/order-number.ts";

/**
 * Someone whom the shop keeps records about: an account, or a guest, who is known by the e-mail of their orders, or of those
 * without one by the phone, and whose id is the number of the first of them, so that no address holds an e-mail.
 */
export interface Person {
  readonly kind: "account" | "guest";
  readonly id: string;
  /** Of an account. */
  readonly customerId: string | null;
  /**
   * In lower case: everything that was left under this e-mail is theirs; of a guest without one, their phone. Null for an account
   * whose e-mail no one has verified: it may be someone else's.
   */
  readonly emailKey: string | null;
  /** As it was typed last, whether it is verified or not; empty where there is none. */
  readonly email: string;
}

/** The condition on an order `o` that it is a guest's, whose e-mail or phone is still kept. */
export const isGuestOrder = "o.customer_id is null and o.company_id is null and o.email_key <> ''";

/**
 * Reads whose records are wanted.
 * @param typed an account's id, the number of an order of theirs, an e-mail, or the phone of a guest without one
 * @returns undefined where nobody is known by it, and for an order of a company
 */
export async function findPerson(sql: Sql, typed: string): Promise<Person | undefined> {
  const wanted = typed.trim();
  if (/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(wanted))
    return accountOf(sql, "id = $1::uuid", wanted);
  if (wanted.includes("@")) return personOfKey(sql, wanted.toLowerCase());
  const phone = normalisePhone(wanted);
  if (phone.ok) return guestOf(sql, phone.value);
  const [order] = await sql.query<{ customer_id: string | null; email_key: string }>(
    "select customer_id, email_key from shop_order where number = $1 and company_id is null",
    [readOrderNumber(wanted) ?? wanted.toUpperCase()],
  );
  if (order === undefined) return undefined;
  if (order.customer_id !== null) return accountOf(sql, "id = $1::uuid", order.customer_id);
  return order.email_key === "" ? undefined : personOfKey(sql, order.email_key, true);
}

/** The account whose e-mail it is, else the guest; else the first account that only says so. */
async function personOfKey(sql: Sql, emailKey: string, isOrder = false): Promise<Person | undefined> {
  const account = await accountOf(sql, "email_key = $1 and is_email_verified", emailKey);
  if (account) return account;
  const guest = await guestOf(sql, emailKey);
  return guest ?? (isOrder ? undefined : accountOf(sql, "email_key = $1", emailKey));
}

async function accountOf(sql: Sql, condition: string, value: string): Promise<Person | undefined> {
  const [row] = await sql.query<{ id: string; email: string; email_key: string; is_email_verified: boolean }>(
    `select id, email, email_key, is_email_verified from customer where ${condition} order by created_at, id limit 1`,
    [value],
  );
  if (row === undefined) return undefined;
  const { id, email, email_key, is_email_verified } = row;
  return { kind: "account", id, customerId: id, emailKey: is_email_verified ? email_key : null, email };
}

async function guestOf(sql: Sql, emailKey: string): Promise<Person | undefined> {
  const [row] = await sql.query<{ number: string; email: string }>(
    `select o.number, (array_agg(o.email) over (order by o.placed_at desc, o.id desc))[1] as email
     from shop_order o where o.email_key = $1 and ${isGuestOrder} order by o.placed_at, o.id limit 1`,
    [emailKey],
  );
  return row && { kind: "guest", id: row.number, customerId: null, emailKey, email: row.email };
}

/**
 * A question about one person, by `$1`, the account's id, and `$2`, the e-mail under which everything is theirs: as `person` of
 * one row, and `own_order` of their orders.
 */
export function aboutPerson(question: string): string {
  return `with person as (select $1::uuid as customer_id, $2::text as email_key),
    own_order as (
      select o.* from person p join shop_order o on o.customer_id = p.customer_id
      union all
      select o.* from person p join shop_order o on o.email_key = p.email_key
      where o.customer_id is null and o.company_id is null and o.email_key <> ''
    ) ${question}`;
}

/** The values of such a question. */
export function valuesOf({ customerId, emailKey }: Person): readonly [string | null, string | null] {
  return [customerId, emailKey];
}
