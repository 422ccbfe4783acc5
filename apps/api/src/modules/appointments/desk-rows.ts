import type { AppointmentType } from "@precise/contract/shop/appointments";
import type { Sql } from "#api/platform/database/port.ts";
import type { Busy, DeskTimes, TypeRules } from "./offered-slots.ts";

/** A type with the rules by which it is offered. */
export interface OfferedType {
  readonly shown: AppointmentType;
  readonly deskId: string;
  readonly rules: TypeRules;
}

interface TypeRow {
  readonly shown: AppointmentType;
  readonly desk_id: string;
  readonly minutes: number;
  readonly every_minutes: number;
  readonly buffer_minutes: number;
  readonly lead_minutes: number;
  readonly horizon_days: number;
}

/** What can be booked, in the owner's order. @param id only this one */
export async function readTypes(sql: Sql, id?: string): Promise<OfferedType[]> {
  const rows = await sql.query<TypeRow>(
    `select shown, desk_id, minutes, every_minutes, buffer_minutes, lead_minutes, horizon_days
     from appointment_type where is_offered and ($1::text is null or id = $1) order by position, id`,
    [id ?? null],
  );
  return rows.map((row) => ({
    shown: row.shown,
    deskId: row.desk_id,
    rules: {
      minutes: row.minutes,
      everyMinutes: row.every_minutes,
      bufferMinutes: row.buffer_minutes,
      leadMinutes: row.lead_minutes,
      horizonDays: row.horizon_days,
    },
  }));
}

/** Lets only one booking at a time decide about a desk; the lock ends with the transaction. */
export async function lockDesk(tx: Sql, deskId: string): Promise<void> {
  await tx.query("select id from appointment_desk where id = $1 for update", [deskId]);
}

/** A desk's week, and its closed days between two days in Lagos. */
export async function readDesk(sql: Sql, deskId: string, from: string, to: string): Promise<DeskTimes> {
  const [desk] = await sql.query<{ capacity: number }>(
    "select capacity from appointment_desk where id = $1",
    [deskId],
  );
  const hours = await sql.query<{ weekday: number; opens: number; closes: number }>(
    `select weekday, (extract(epoch from opens) / 60)::int as opens, (extract(epoch from closes) / 60)::int as closes
     from appointment_hours where desk_id = $1`,
    [deskId],
  );
  // What is said of this desk goes before what is said of all.
  const days = await sql.query<{ day: string; is_closed: boolean }>(
    `select distinct on (day) day::text as day, is_closed from appointment_day
     where (desk_id = $1 or desk_id is null) and day between $2::date and $3::date
     order by day, desk_id nulls last`,
    [deskId, from, to],
  );
  return {
    capacity: desk?.capacity ?? 0,
    hours: new Map(hours.map(({ weekday, opens, closes }) => [weekday, { opens, closes }])),
    closedDays: new Set(days.filter((each) => each.is_closed).map((each) => each.day)),
  };
}

/** What occupies a desk between two moments. @param except reference of an appointment that is about to move */
export async function readBusy(
  sql: Sql,
  deskId: string,
  from: Date,
  until: Date,
  except: string | null,
): Promise<Busy[]> {
  const rows = await sql.query<{ starts_at: Date; busy_until: Date }>(
    `select starts_at, busy_until from appointment
     where desk_id = $1 and status = 'booked' and starts_at < $3 and busy_until > $2
       and ($4::text is null or reference <> $4)`,
    [deskId, from, until, except],
  );
  return rows.map((row) => ({
    from: new Date(row.starts_at).getTime(),
    until: new Date(row.busy_until).getTime(),
  }));
}
