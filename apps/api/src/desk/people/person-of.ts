import { findPerson, type Person } from "#api/modules/accounts/person.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import type { Sql } from "#api/platform/database/port.ts";

/** @throws Refused where nobody is known by it */
export async function personOf(sql: Sql, person: string): Promise<Person> {
  const found = await findPerson(sql, person);
  if (found === undefined) throw nobody();
  return found;
}

/** The same, and an account stays there until the transaction ends. */
export async function lockPersonOf(tx: Sql, person: string): Promise<Person> {
  const found = await personOf(tx, person);
  if (found.customerId === null) return found;
  const [row] = await tx.query("select 1 from customer where id = $1 for no key update", [found.customerId]);
  if (row === undefined) throw nobody();
  return found;
}

function nobody(): Refused {
  return new Refused("Nobody is known by that: give an e-mail, the number of an order, or an account's id.", {
    status: 404,
  });
}
