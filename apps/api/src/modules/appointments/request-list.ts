import type { Sql } from "#api/platform/database/port.ts";

const rowsAtOnce = 50;

/** What somebody asked for while nothing could be booked. */
export interface AppointmentRequest {
  readonly reference: string;
  readonly wish: string;
  readonly time_wish: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly note: string;
  readonly time_zone: string;
  readonly created_at: Date;
  readonly done_at: Date | null;
}

export interface RequestPage {
  readonly rows: readonly AppointmentRequest[];
  readonly total: number;
  readonly cursor: string | null;
}

const fits = `($1::boolean is null or (done_at is not null) = $1)
  and reference || ' ' || name || ' ' || email || ' ' || phone || ' ' || wish ilike all ($2::text[])`;

/** A page of requests, the oldest first. @param wanted.isDone only those that are answered, or only those that are not */
export async function listRequests(
  sql: Sql,
  wanted: {
    readonly isDone?: boolean | undefined;
    readonly search?: string | undefined;
    readonly cursor?: string | undefined;
  },
): Promise<RequestPage> {
  const { isDone, search = "", cursor = "" } = wanted;
  const words = search.trim().split(/\s+/).filter(Boolean);
  const values = [isDone ?? null, words.map((word) => `%${word.replace(/[\\%_]/g, "\\$&")}%`)];
  const read = await sql.query<AppointmentRequest & { readonly id: number }>(
    `select id, reference, wish, time_wish, name, email, phone, note, time_zone, created_at, done_at
     from appointment_request where ${fits} and ($3::bigint is null or id > $3) order by id limit ${rowsAtOnce + 1}`,
    [...values, /^\d{1,15}$/.test(cursor) ? Number(cursor) : null],
  );
  const [counted] = await sql.query<{ total: number }>(
    `select count(*)::int as total from appointment_request where ${fits}`,
    values,
  );
  const page = read.slice(0, rowsAtOnce);
  const last = read.length > rowsAtOnce ? page.at(-1) : undefined;
  return {
    rows: page.map(({ id: _, ...row }) => row),
    total: counted?.total ?? 0,
    cursor: last === undefined ? null : String(last.id),
  };
}

export async function countOpenRequests(sql: Sql): Promise<number> {
  const [row] = await sql.query<{ open: number }>(
    "select count(*)::int as open from appointment_request where done_at is null",
  );
  return row?.open ?? 0;
}
