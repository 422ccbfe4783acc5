import { personOfBuyer } from "@precise/cart-core/coupon-rules";
import type { Sql } from "#api/platform/database/port.ts";

/** What the shop knows of the person who orders: an e-mail, which may be empty beside a phone, and an address where it is given. */
export interface Person {
  readonly email: string;
  /** In its one written form. */
  readonly phone: string | null;
  readonly address?: { readonly state: string; readonly lga: string; readonly line1: string } | null;
}

/** How orders name a person: in the columns `person_key`, `phone` and `address_key`. */
export interface PersonKeys {
  readonly person: string;
  readonly phone: string | null;
  readonly address: string | null;
}

/**
 * Locks a person until the transaction ends, so that two orders of one person, placed at the same moment, are judged one after
 * the other: by e-mail, phone and address, always all of them and in one order, so that no two wait for each other.
 */
export async function lockPerson(tx: Sql, person: Person): Promise<PersonKeys> {
  const keys = { person: personOfBuyer(person), phone: person.phone, address: addressKey(person) };
  const names = Object.entries(keys)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name}:${value}`);
  for (const name of names) await tx.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [name]);
  return keys;
}

/** As the column `address_key` of an order is made: letters and digits alone, so that punctuation makes no new house. */
function addressKey({ address }: Person): string | null {
  if (!address) return null;
  return `${address.state}${address.lga}${address.line1}`.replace(/[^a-zA-Z0-9]/g, "").toLowerCase();
}
