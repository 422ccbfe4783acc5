import type { Sql } from "#api/platform/database/port.ts";
import { readPage } from "#api/platform/lists/read-page.ts";

const rowsAtOnce = 50;

/** What someone asked for while nothing could be booked. */
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

/** A page of requests, the oldest first. @param wanted.isDone only those that are answered, or only those that are not */
export function listRequests(
  sql: Sql,
  wanted: {
    readonly isDone?: boolean | undefined;
    readonly search?: string | undefined;
    readonly cursor?: string | undefined;
  },
) {
  const { isDone, search = "", cursor } = wanted;
  const words = search.trim().split(/\s+/).filter(Boolean);
  return readPage<AppointmentRequest>(sql, {
    columns: "reference, wish, time_wish, name, email, phone, note, time_zone, created_at, done_at",
    from: "appointment_request",
    where: `($1::boolean is null or (done_at is not null) = $1)
      and reference || ' ' || name || ' ' || email || ' ' || phone || ' ' || wish ilike all ($2::text[])`,
    values: [isDone ?? null, words.map((word) => `%${word.replace(/[\\%_]/g, "\\$&")}%`)],
    order: [{ by: "id", type: "bigint" }],
    way: "asc",
    cursor,
    limit: rowsAtOnce,
  });
}

export async function countOpenRequests(sql: Sql): Promise<number> {
  const [row] = await sql.query<{ open: number }>(
    "select count(*)::int as open from appointment_request where done_at is null",
  );
  return row?.open ?? 0;
}
