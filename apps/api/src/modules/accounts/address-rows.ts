import { mostAddresses, type SavedAddress } from "@precise/contract/shop/account";
import type { Address } from "@precise/contract/shop/orders/order";
import type { Sql } from "#api/platform/database/port.ts";

interface AddressRow {
  readonly id: number;
  readonly name: string;
  readonly is_default: boolean;
  readonly address: SavedAddress["address"];
}

/** The default one first, then in the order of adding. */
export async function readAddresses(sql: Sql, customerId: string): Promise<SavedAddress[]> {
  const rows = await sql.query<AddressRow>(
    "select id, name, is_default, address from customer_address where customer_id = $1 order by is_default desc, id",
    [customerId],
  );
  return rows.map((row) => ({ ...row, id: String(row.id) }));
}

export interface AddressEntry {
  readonly name: string;
  readonly address: Address;
  readonly isDefault: boolean;
}

/** Adds an address; the first one is the default. @returns false when there are too many */
export async function addAddress(tx: Sql, customerId: string, entry: AddressEntry): Promise<boolean> {
  await lockCustomer(tx, customerId);
  const [{ count } = { count: 0 }] = await tx.query<{ count: number }>(
    "select count(*)::int as count from customer_address where customer_id = $1",
    [customerId],
  );
  if (count >= mostAddresses) return false;
  const isDefault = entry.isDefault || count === 0;
  if (isDefault) await clearDefault(tx, customerId);
  await tx.query(
    "insert into customer_address (customer_id, name, is_default, address) values ($1, $2, $3, $4::jsonb)",
    [customerId, entry.name, isDefault, entry.address],
  );
  return true;
}

/** @returns false when the person has no such address */
export async function changeAddress(
  tx: Sql,
  customerId: string,
  id: number,
  entry: AddressEntry,
): Promise<boolean> {
  await lockCustomer(tx, customerId);
  if (entry.isDefault) await clearDefault(tx, customerId);
  const rows = await tx.query(
    `update customer_address set name = $3, address = $4::jsonb, is_default = is_default or $5
     where customer_id = $1 and id = $2 returning id`,
    [customerId, id, entry.name, entry.address, entry.isDefault],
  );
  return rows.length > 0;
}

/** Removes an address; when it was the default, the oldest one takes its place. @returns false when there is none */
export async function deleteAddress(tx: Sql, customerId: string, id: number): Promise<boolean> {
  await lockCustomer(tx, customerId);
  const rows = await tx.query(
    "delete from customer_address where customer_id = $1 and id = $2 returning id",
    [customerId, id],
  );
  await tx.query(
    `update customer_address set is_default = true
     where id = (select min(id) from customer_address where customer_id = $1)
       and not exists (select 1 from customer_address where customer_id = $1 and is_default)`,
    [customerId],
  );
  return rows.length > 0;
}

/** One change of a person's addresses after the other: there is one default. */
async function lockCustomer(tx: Sql, customerId: string): Promise<void> {
  await tx.query("select 1 from customer where id = $1 for update", [customerId]);
}

async function clearDefault(tx: Sql, customerId: string): Promise<void> {
  await tx.query("update customer_address set is_default = false where customer_id = $1 and is_default", [
    customerId,
  ]);
}
