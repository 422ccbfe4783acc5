import type { Sql } from "#api/platform/database/port.ts";
import { termsQuery } from "#api/platform/text/terms-query.ts";
import { readAppointments, type StoredAppointment } from "./appointment-rows.ts";

const rowsAtOnce = 50;

/** What of the appointments is wanted; all of them where nothing is said. */
export interface WantedAppointments {
  /** `coming`: booked and not over; `past`: booked and over; `cancelled`. */
  readonly states?: readonly string[] | undefined;
  readonly calendars?: readonly string[] | undefined;
  /** Reference, name, e-mail, or a phone in any form. */
  readonly search?: string | undefined;
  readonly cursor?: string | undefined;
}

export interface AppointmentPage {
  readonly rows: readonly StoredAppointment[];
  readonly total: number;
  readonly cursor: string | null;
}

const fits = `($1::text[] is null or case when status = 'cancelled' then 'cancelled'
    when ends_at > now() then 'coming' else 'past' end = any ($1))
  and ($2::text[] is null or desk_id = any ($2))
  and ($3::text is null or terms @@ $3::tsquery)`;

/** A page of appointments: what is still to come by its time, the next first; where others are wanted too, the latest first. */
export async function listAppointments(sql: Sql, wanted: WantedAppointments): Promise<AppointmentPage> {
  const { states, calendars, search = "", cursor } = wanted;
  const isForward = states?.length === 1 && states[0] === "coming";
  const values = [states ?? null, calendars ?? null, termsQuery(search) ?? null];
  const place = readPlace(cursor);
  const read = await readAppointments(
    sql,
    `where ${fits} and ($4::timestamptz is null or (starts_at, id) ${isForward ? ">" : "<"} ($4, $5::bigint))
     order by starts_at ${isForward ? "" : "desc"}, id ${isForward ? "" : "desc"} limit ${rowsAtOnce + 1}`,
    [...values, place?.startsAt ?? null, place?.id ?? null],
  );
  const [counted] = await sql.query<{ total: number }>(
    `select count(*)::int as total from appointment where ${fits}`,
    values,
  );
  const page = read.slice(0, rowsAtOnce);
  const last = read.length > rowsAtOnce ? page.at(-1) : undefined;
  return {
    rows: page,
    total: counted?.total ?? 0,
    cursor: last === undefined ? null : `${last.startsAt.getTime()}-${last.id}`,
  };
}

function readPlace(cursor: string | undefined): { readonly startsAt: Date; readonly id: number } | undefined {
  const [, time, id] = /^(\d{1,15})-(\d{1,15})$/.exec(cursor ?? "") ?? [];
  return time === undefined ? undefined : { startsAt: new Date(Number(time)), id: Number(id) };
}
