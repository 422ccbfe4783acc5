import { findPerson, type Person } from "#api/modules/accounts/person.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import type { Sql } from "#api/platform/database/port.ts";

/** @throws Refused where nobody is known by it */
export async function personOf(sql: Sql, person: string): Promise<Person> {
  const found = await findPerson(sql, person);
  if (found === undefined)
    throw new Refused(
      "Nobody is known by that: give an e-mail, the number of an order, or an account's id.",
      {
        status: 404,
      },
    );
  return found;
}
