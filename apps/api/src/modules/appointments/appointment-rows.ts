import type { Appointment, AppointmentType } from "@precise/contract/shop/appointments";
import type { Sql, SqlValue } from "#api/platform/database/port.ts";
import { type List, type Page, readPage } from "#api/platform/lists/read-page.ts";
import { deleteOld, rowsAtOnce } from "#api/platform/retention/delete-old.ts";
import { retentionPeriods } from "#api/platform/retention/retention-periods.ts";
import { newOrderNumber } from "#api/platform/text/order-number.ts";
import { wireTime } from "#api/platform/time/wire-time.ts";
import type { HeldSlot, StoredAppointment, Visitor } from "./scheduling-port.ts";

interface Row {
  readonly id: number;
  readonly reference: string;
  readonly provider: "own" | "calendly";
  readonly external_uri: string | null;
  readonly type: AppointmentType;
  readonly desk_id: string | null;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly busy_until: Date;
  readonly status: "booked" | "cancelled";
  readonly sequence: number;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly note: string;
  readonly time_zone: string;
  readonly join_url: string | null;
}

const columns = `id, reference, provider, external_uri, type, desk_id, starts_at, ends_at, busy_until, status, sequence,
  name, email, phone, note, time_zone, join_url`;

/** Writes down what is held, under a new reference. */
export async function insertAppointment(
  tx: Sql,
  held: HeldSlot,
  visitor: Visitor,
): Promise<StoredAppointment> {
  const [row] = await tx.query<Row>(
    `insert into appointment (reference, provider, external_uri, type, desk_id, starts_at, ends_at, busy_until, status,
       name, email, phone, note, time_zone, join_url)
     values ($1, $2, $3, $4::jsonb, $5, $6, $7, $8, 'booked', $9, $10, $11, $12, $13, $14) returning ${columns}`,
    [
      newOrderNumber("AP"),
      held.provider,
      held.externalUri,
      held.type,
      held.deskId,
      held.startsAt,
      held.endsAt,
      held.busyUntil,
      visitor.name,
      visitor.email,
      visitor.phone,
      visitor.note,
      visitor.timeZone,
      held.joinUrl,
    ],
  );
  return stored(row);
}

export async function findAppointment(sql: Sql, reference: string): Promise<StoredAppointment | undefined> {
  const [row] = await sql.query<Row>(`select ${columns} from appointment where reference = $1`, [reference]);
  return row && stored(row);
}

/** Several of them. @param rest SQL of our own behind `from appointment` */
export async function readAppointments(
  sql: Sql,
  rest: string,
  values: readonly SqlValue[],
): Promise<StoredAppointment[]> {
  const rows = await sql.query<Row>(`select ${columns} from appointment ${rest}`, values);
  return rows.map(stored);
}

/** A page of them. */
export async function pageOfAppointments(
  sql: Sql,
  list: Omit<List, "columns" | "from">,
): Promise<Page<StoredAppointment> & { readonly total: number }> {
  const { rows, ...page } = await readPage<Row>(sql, { ...list, columns, from: "appointment" });
  return { ...page, rows: rows.map(stored) };
}

/** Notes another beginning. @returns undefined when it was changed since it was read */
export async function noteMoved(
  tx: Sql,
  before: StoredAppointment,
  held: HeldSlot,
): Promise<StoredAppointment | undefined> {
  const [row] = await tx.query<Row>(
    `update appointment set external_uri = $3, starts_at = $4, ends_at = $5, busy_until = $6, join_url = $7,
       sequence = sequence + 1, changed_at = now()
     where reference = $1 and sequence = $2 and status = 'booked' returning ${columns}`,
    [
      before.reference,
      before.sequence,
      held.externalUri,
      held.startsAt,
      held.endsAt,
      held.busyUntil,
      held.joinUrl,
    ],
  );
  return row && stored(row);
}

/** Notes that it is off. @returns undefined when it was changed since it was read */
export async function noteCancelled(
  tx: Sql,
  before: StoredAppointment,
): Promise<StoredAppointment | undefined> {
  const [row] = await tx.query<Row>(
    `update appointment set status = 'cancelled', sequence = sequence + 1, changed_at = now()
     where reference = $1 and sequence = $2 and status = 'booked' returning ${columns}`,
    [before.reference, before.sequence],
  );
  return row && stored(row);
}

/** Removes what lies so far back, with who it was; what a deleted account left, once it was held. @returns how many */
export async function sweepAppointments(sql: Sql, most = rowsAtOnce): Promise<number> {
  const values = [retentionPeriods.appointments.interval];
  const forgotten = { table: "appointment", condition: "is_to_be_forgotten and ends_at < now()" };
  const held = { table: "appointment", condition: "ends_at < now() - $1::interval", values };
  const requests = { table: "appointment_request", condition: "created_at < now() - $1::interval", values };
  let gone = 0;
  for (const old of [forgotten, held, requests]) gone += await deleteOld(sql, old, most);
  return gone;
}

/** As it is on the wire. */
export function appointmentView(held: StoredAppointment, now: Date): Appointment {
  const { visitor } = held;
  return {
    reference: held.reference,
    type: held.type,
    starts_at: wireTime(held.startsAt),
    ends_at: wireTime(held.endsAt),
    status: held.status,
    name: visitor.name,
    email: visitor.email,
    phone: visitor.phone,
    note: visitor.note,
    time_zone: visitor.timeZone,
    ...(held.joinUrl === null ? {} : { join_url: held.joinUrl }),
    may_change: held.status === "booked" && now < held.startsAt,
  };
}

function stored(row: Row | undefined): StoredAppointment {
  if (!row) throw new Error("the appointment was written and is not there");
  return {
    id: row.id,
    reference: row.reference,
    provider: row.provider,
    externalUri: row.external_uri,
    type: row.type,
    deskId: row.desk_id,
    startsAt: new Date(row.starts_at),
    endsAt: new Date(row.ends_at),
    busyUntil: new Date(row.busy_until),
    status: row.status,
    sequence: row.sequence,
    visitor: {
      name: row.name,
      email: row.email,
      phone: row.phone,
      note: row.note,
      timeZone: row.time_zone,
    },
    joinUrl: row.join_url,
  };
}
