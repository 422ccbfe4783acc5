import { startVatPerThousand } from "@precise/cart-core/vat";
import type { LimitName, SettingKind } from "@precise/contract/desk/settings/setting-kinds";
import type { Sql } from "#api/platform/database/port.ts";

/** The value of an entry: an object of the kind's schema; null where it was withdrawn. */
export type SettingJson = Readonly<Record<string, unknown>> | null;

/** Where a figure of others comes from, of which day it is, and a word about it. */
export interface SettingOrigin {
  readonly source: string | null;
  /** YYYY-MM-DD */
  readonly as_of: string | null;
  readonly note: string | null;
}

/** An entry as it was set. */
export interface SettingRow extends SettingOrigin {
  readonly id: number;
  readonly kind: SettingKind;
  readonly key: string;
  readonly value: SettingJson;
  readonly valid_from: Date;
  readonly set_at: Date;
  readonly set_by: string;
}

export interface SettingHistoryRow extends SettingRow {
  readonly before: SettingJson;
  readonly before_id: number | null;
  /** Something that began later holds in its place. */
  readonly is_followed: boolean;
  readonly cancelled_at: Date | null;
  readonly cancelled_by: string | null;
}

const columns = "id, kind, key, value, valid_from, set_at, set_by, source, as_of::text as as_of, note";

/**
 * What holds now of every key, and all that is to come. What began in the last minutes comes with what it took the place of, for
 * the clock of the process that asks may be behind the database's.
 * @param kind only this one
 */
export function readStanding(sql: Sql, kind?: SettingKind): Promise<SettingRow[]> {
  return sql.query<SettingRow>(
    `(select distinct on (kind, key) ${columns} from shop_setting
      where cancelled_at is null and valid_from <= now() - interval '5 minutes' and ($1::text is null or kind = $1)
      order by kind, key, valid_from desc, id desc)
     union all
     (select ${columns} from shop_setting
      where cancelled_at is null and valid_from > now() - interval '5 minutes' and ($1::text is null or kind = $1)
      order by valid_from, id)`,
    [kind ?? null],
  );
}

/** The newest changes of a kind, each with what it takes the place of. */
export function readHistory(sql: Sql, kind: SettingKind, most: number): Promise<SettingHistoryRow[]> {
  return sql.query<SettingHistoryRow>(
    `select ${columns
      .split(", ")
      .map((column) => `s.${column}`)
      .join(", ")}, s.cancelled_at, s.cancelled_by,
       earlier.value as before, earlier.id as before_id,
       exists (select 1 from shop_setting a where a.kind = s.kind and a.key = s.key and a.cancelled_at is null
         and a.valid_from <= now() and (a.valid_from, a.id) > (s.valid_from, s.id)) as is_followed
     from shop_setting s left join lateral (
       select id, value from shop_setting b
       where b.kind = s.kind and b.key = s.key and b.cancelled_at is null
         and (b.valid_from, b.id) < (s.valid_from, s.id)
       order by b.valid_from desc, b.id desc limit 1
     ) earlier on true
     where s.kind = $1 order by s.id desc limit $2`,
    [kind, most],
  );
}

export async function insertSetting(
  tx: Sql,
  row: Pick<SettingRow, "kind" | "key" | "value" | "set_by"> &
    SettingOrigin & { readonly validFrom: Date | null },
): Promise<number> {
  const [added] = await tx.query<{ id: number }>(
    `insert into shop_setting (kind, key, value, valid_from, set_by, source, as_of, note)
     values ($1, $2, $3::jsonb, coalesce($4::timestamptz, now()), $5, $6, $7::date, $8) returning id`,
    [row.kind, row.key, row.value, row.validFrom, row.set_by, row.source, row.as_of, row.note],
  );
  return added?.id ?? 0;
}

/** The key of a change; undefined where there is none of the kind. */
export async function findSettingKey(sql: Sql, kind: SettingKind, id: number): Promise<string | undefined> {
  const rows = await sql.query<{ key: string }>("select key from shop_setting where kind = $1 and id = $2", [
    kind,
    id,
  ]);
  return rows[0]?.key;
}

/** Takes back what has not begun. @returns undefined where there is none that could be */
export async function cancelUpcoming(
  tx: Sql,
  kind: SettingKind,
  id: number,
  by: string,
): Promise<SettingRow | undefined> {
  const [row] = await tx.query<SettingRow>(
    `update shop_setting set cancelled_at = now(), cancelled_by = $3
     where kind = $1 and id = $2 and cancelled_at is null and valid_from > now() returning ${columns}`,
    [kind, id, by],
  );
  return row;
}

/** The revision of a kind, 0 where it was never set; changes of the kind wait for each other until the transaction ends. */
export async function lockRevision(tx: Sql, kind: SettingKind): Promise<number> {
  await tx.query(
    "insert into shop_setting_revision (kind, revision) values ($1, 0) on conflict (kind) do nothing",
    [kind],
  );
  const [row] = await tx.query<{ revision: number }>(
    "select revision from shop_setting_revision where kind = $1 for update",
    [kind],
  );
  return row?.revision ?? 0;
}

export async function raiseRevision(tx: Sql, kind: SettingKind): Promise<void> {
  await tx.query("update shop_setting_revision set revision = revision + 1 where kind = $1", [kind]);
}

export async function readRevision(sql: Sql, kind: SettingKind): Promise<number> {
  const [row] = await sql.query<{ revision: number }>(
    "select revision from shop_setting_revision where kind = $1",
    [kind],
  );
  return row?.revision ?? 0;
}

/** One number that grows with every change of any kind. */
export async function readVersion(sql: Sql): Promise<number> {
  const [row] = await sql.query<{ version: number }>(
    "select coalesce(sum(revision), 0)::int as version from shop_setting_revision",
  );
  return row?.version ?? 0;
}

/** The rate of VAT now, in thousandths, as a transaction sees it. @source decision 092 */
export async function readVatRate(sql: Sql): Promise<number> {
  const [row] = await sql.query<{ rate: number }>(
    `select (value ->> 'per_thousand')::int as rate from shop_setting
     where kind = 'vat' and cancelled_at is null and value is not null and valid_from <= now()
     order by valid_from desc, id desc limit 1`,
  );
  return row?.rate ?? startVatPerThousand;
}

/** A limit that the desk has set, where no api runs that keeps them; undefined where it set none. */
export async function readSetLimit(sql: Sql, name: LimitName): Promise<number | undefined> {
  const [row] = await sql.query<{ amount: number | null }>(
    `select (value ->> 'amount')::int as amount from shop_setting
     where kind = 'limits' and key = $1 and cancelled_at is null and valid_from <= now()
     order by valid_from desc, id desc limit 1`,
    [name],
  );
  return row?.amount ?? undefined;
}
