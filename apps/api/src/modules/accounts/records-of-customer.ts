import { kobo, wirePrice } from "@precise/cart-core/money";
import { AccountGone } from "#api/modules/sessions/account-gone.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { allTables } from "#api/tables/all-tables.ts";
import { aboutPerson, findPerson, type Person, valuesOf } from "./person.ts";

type Records = Record<string, Record<string, unknown>[]>;

/** Each kind of record that we keep about a person, and how to read it as `aboutPerson` does; amounts end in `_kobo`. */
export const questions: Readonly<Record<string, string>> = Object.fromEntries(
  allTables.flatMap(([, { copy }]) => (typeof copy === "object" ? Object.entries(copy) : [])),
);

/** All of it, by kind. */
export async function recordsOfPerson(sql: Sql, person: Person): Promise<Records> {
  const records: Records = {};
  for (const [kind, question] of Object.entries(questions)) {
    const rows = await sql.query<Record<string, unknown>>(aboutPerson(question), valuesOf(person));
    records[kind] = rows.map(withNaira);
  }
  return records;
}

/** `payable_kobo: 38500000` as a person reads it: `payable_naira: "385000.00"`. */
function withNaira(row: Record<string, unknown>): Record<string, unknown> {
  const values = Object.entries(row).map(([name, value]) =>
    name.endsWith("_kobo")
      ? [name.replace(/_kobo$/, "_naira"), value === null ? null : wirePrice(kobo(Number(value)))]
      : [name, value],
  );
  return Object.fromEntries(values);
}

/** The same of an account. */
export async function recordsOfCustomer(sql: Sql, customerId: string): Promise<Records> {
  const person = await findPerson(sql, customerId);
  if (person === undefined) throw new AccountGone("a session's customer is not there");
  return recordsOfPerson(sql, person);
}
