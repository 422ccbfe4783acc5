import { type Kobo, kobo } from "@precise/cart-core/money";
import type { Sql } from "../../database/port.ts";

/** A line of a trade cart as it is kept. */
export interface ClientCartLine {
  readonly sku: string;
  readonly quantity: number;
  /** Empty where there is none. */
  readonly sideMark: string;
  /** Price of one piece without VAT, at this quantity, when the client last touched the line. */
  readonly seenNet: Kobo;
}

/** Locks a person's cart until the transaction ends, and makes it where there is none. */
export async function lockClientCart(tx: Sql, personId: string): Promise<void> {
  await tx.query("insert into client_cart (person_id) values ($1) on conflict do nothing", [personId]);
  await tx.query("update client_cart set used_at = now() where person_id = $1", [personId]);
}

/** Lines in the order in which they were first added; none where there is no cart yet. */
export async function readClientLines(sql: Sql, personId: string): Promise<ClientCartLine[]> {
  const rows = await sql.query<{ sku: string; quantity: number; side_mark: string; seen_net_kobo: number }>(
    "select sku, quantity, side_mark, seen_net_kobo from client_cart_line where person_id = $1 order by position",
    [personId],
  );
  return rows.map((row) => ({
    sku: row.sku,
    quantity: row.quantity,
    sideMark: row.side_mark,
    seenNet: kobo(row.seen_net_kobo),
  }));
}

/** Writes changed lines and removes others, in one statement each. */
export async function saveClientLines(
  tx: Sql,
  personId: string,
  change: { readonly set: readonly ClientCartLine[]; readonly removed: readonly string[] },
): Promise<void> {
  const { set, removed } = change;
  if (removed.length > 0) {
    await tx.query("delete from client_cart_line where person_id = $1 and sku = any($2::text[])", [
      personId,
      removed,
    ]);
  }
  if (set.length === 0) return;
  await tx.query(
    `insert into client_cart_line (person_id, sku, quantity, side_mark, seen_net_kobo)
     select $1, line.sku, line.quantity, line.side_mark, line.seen_net
     from unnest($2::text[], $3::int[], $4::text[], $5::bigint[])
       with ordinality as line (sku, quantity, side_mark, seen_net, position)
     order by line.position
     on conflict (person_id, sku) do update
       set quantity = excluded.quantity, side_mark = excluded.side_mark, seen_net_kobo = excluded.seen_net_kobo`,
    [
      personId,
      set.map((line) => line.sku),
      set.map((line) => line.quantity),
      set.map((line) => line.sideMark),
      set.map((line) => line.seenNet),
    ],
  );
}

export async function emptyClientCart(tx: Sql, personId: string): Promise<void> {
  await tx.query("delete from client_cart_line where person_id = $1", [personId]);
}
