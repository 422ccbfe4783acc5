import { type Kobo, kobo } from "@precise/cart-core/money";
import type { Sql } from "#api/platform/database/port.ts";

/** A row of a trade cart as it is kept; no two rows of a cart have the same article and the same mark. @source design D34 */
export interface ClientCartLine {
  readonly lineId: string;
  readonly sku: string;
  readonly quantity: number;
  /** Empty where there is none. */
  readonly sideMark: string;
  /** Price of one piece without VAT, at the pieces that the cart then had of it, when the client last touched it. */
  readonly seenNet: Kobo;
}

/** What becomes of a cart's rows. Rows in `added` have no id yet. */
export interface ClientCartChange {
  readonly added: readonly Omit<ClientCartLine, "lineId">[];
  readonly changed: readonly ClientCartLine[];
  /** Ids of the rows that go. */
  readonly removed: readonly string[];
}

/** Locks a person's cart until the transaction ends, and makes it where there is none. */
export async function lockClientCart(tx: Sql, personId: string): Promise<void> {
  await tx.query("insert into client_cart (person_id) values ($1) on conflict do nothing", [personId]);
  await tx.query("update client_cart set used_at = now() where person_id = $1", [personId]);
}

/** Rows in the order in which they were first added; none where there is no cart yet. */
export async function readClientLines(sql: Sql, personId: string): Promise<ClientCartLine[]> {
  const rows = await sql.query<{
    id: number;
    sku: string;
    quantity: number;
    side_mark: string;
    seen_net_kobo: number;
  }>(
    "select id, sku, quantity, side_mark, seen_net_kobo from client_cart_line where person_id = $1 order by id",
    [personId],
  );
  return rows.map((row) => ({
    lineId: String(row.id),
    sku: row.sku,
    quantity: row.quantity,
    sideMark: row.side_mark,
    seenNet: kobo(row.seen_net_kobo),
  }));
}

/** Writes a change under the cart's lock, in one statement each. */
export async function saveClientLines(
  tx: Sql,
  personId: string,
  { added, changed, removed }: ClientCartChange,
): Promise<void> {
  if (removed.length > 0) {
    await tx.query("delete from client_cart_line where person_id = $1 and id = any($2::bigint[])", [
      personId,
      removed,
    ]);
  }
  if (changed.length > 0) {
    await tx.query(
      `update client_cart_line set quantity = line.quantity, side_mark = line.side_mark, seen_net_kobo = line.seen_net
       from unnest($2::bigint[], $3::int[], $4::text[], $5::bigint[]) as line (id, quantity, side_mark, seen_net)
       where client_cart_line.person_id = $1 and client_cart_line.id = line.id`,
      [personId, changed.map(({ lineId }) => lineId), ...columnsOf(changed)],
    );
  }
  if (added.length > 0) {
    await tx.query(
      `insert into client_cart_line (person_id, sku, quantity, side_mark, seen_net_kobo)
       select $1, line.sku, line.quantity, line.side_mark, line.seen_net
       from unnest($2::text[], $3::int[], $4::text[], $5::bigint[])
         with ordinality as line (sku, quantity, side_mark, seen_net, place)
       order by line.place`,
      [personId, added.map(({ sku }) => sku), ...columnsOf(added)],
    );
  }
}

function columnsOf(lines: readonly Omit<ClientCartLine, "lineId">[]) {
  return [
    lines.map(({ quantity }) => quantity),
    lines.map(({ sideMark }) => sideMark),
    lines.map(({ seenNet }) => seenNet),
  ];
}

export async function emptyClientCart(tx: Sql, personId: string): Promise<void> {
  await tx.query("delete from client_cart_line where person_id = $1", [personId]);
}
