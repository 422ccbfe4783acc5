import { calendarDay } from "@precise/contract/calendar-input";
import * as z from "zod/mini";
import { findAppointment } from "#api/modules/appointments/appointment-rows.ts";
import { cancelStored } from "#api/modules/appointments/cancel-stored.ts";
import { ownScheduling } from "#api/modules/appointments/own-scheduling.ts";
import type { Scheduling } from "#api/modules/appointments/scheduling-port.ts";
import type { AdminCommands } from "#api/platform/admin/admin-socket.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import type { Database, Sql } from "#api/platform/database/port.ts";
import { by, limit, wholeNumber } from "./operator-input.ts";

const desk = z.optional(z.string());
const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const listRequest = z.strictObject({ all: z.boolean(), limit });
const cancelRequest = z.strictObject({ reference: z.string(), by });
const dayRequest = z.strictObject({
  day: calendarDay,
  desk,
  closed: z.boolean(),
  reason: z.string().check(z.minLength(1)),
  by,
});
const hoursRequest = z.strictObject({
  desk: z.string(),
  weekday: wholeNumber(1, 7),
  hours: z.nullable(z.strictObject({ opens: clock, closes: clock })),
  by,
});
const capacityRequest = z.strictObject({
  desk: z.string(),
  capacity: wholeNumber(1, 100),
  by,
});
const requestsRequest = z.strictObject({ all: z.boolean(), limit });
const doneRequest = z.strictObject({ reference: z.string(), by });

/** What an operator may do with appointments, the desks that give them, and requests that were left. */
export function appointmentCommands(deps: {
  readonly db: Database;
  /** Missing where no api runs: then only what our own calendar holds can be cancelled. */
  readonly scheduling?: Scheduling | undefined;
}): AdminCommands {
  const { db, scheduling } = deps;
  return {
    "appointments.list": async (input) => {
      const { all, limit: most } = listRequest.parse(input);
      return db.query(
        `select reference, status, provider, type->>'name' as type, desk_id, starts_at, name, email, phone, note
         from appointment where $1 or (status = 'booked' and ends_at > now())
         order by starts_at, id limit $2`,
        [all, most],
      );
    },
    "appointments.cancel": async (input) => {
      const { reference, by: actor } = cancelRequest.parse(input);
      const held = await findAppointment(db, reference.toUpperCase());
      if (!held) throw new Error(`There is no appointment ${reference}.`);
      if (held.status === "cancelled") throw new Error(`${held.reference} is already cancelled.`);
      if (held.provider !== "own" && !scheduling)
        throw new Error("The scheduling service holds this appointment: start the API first.");
      const done = await cancelStored(
        {
          db,
          scheduling: scheduling && held.provider !== "own" ? scheduling : ownScheduling(db),
          now: () => new Date(),
        },
        held,
        "Cancelled by the shop.",
      );
      if (!done.ok)
        throw new Error("The scheduling service is not working right now. Try again in a moment.");
      await writeAudit(db, {
        actor,
        act: "appointments.cancel",
        subject: held.reference,
        before: { status: "booked" },
        after: { status: "cancelled" },
      });
      return { reference: held.reference };
    },
    "appointments.day": async (input) => {
      const { day: which, desk: deskId, closed, reason, by: actor } = dayRequest.parse(input);
      return db.transaction(async (tx) => {
        if (deskId !== undefined) await refuseUnknownDesk(tx, deskId);
        await tx.query(
          `insert into appointment_day (desk_id, day, is_closed, reason) values ($1, $2::date, $3, $4)
           on conflict (desk_id, day) do update set is_closed = excluded.is_closed, reason = excluded.reason`,
          [deskId ?? null, which, closed, reason],
        );
        const booked = await tx.query<{ reference: string }>(
          `select reference from appointment
           where status = 'booked' and ($1::text is null or desk_id = $1)
             and (starts_at at time zone 'Africa/Lagos')::date = $2::date order by starts_at`,
          [deskId ?? null, which],
        );
        const after = { closed, reason };
        const subject = `${which} ${deskId ?? "every desk"}`;
        await writeAudit(tx, { actor, act: "appointments.day", subject, before: null, after });
        return { day: which, closed, booked: booked.map(({ reference }) => reference) };
      });
    },
    "appointments.desks": async () =>
      db.query(
        `select desk.id, desk.capacity, coalesce(json_agg(json_build_object('weekday', weekday, 'opens', to_char(opens, 'HH24:MI'),
           'closes', to_char(closes, 'HH24:MI')) order by weekday) filter (where weekday is not null), '[]') as hours
         from appointment_desk desk left join appointment_hours hours on hours.desk_id = desk.id
         group by desk.id order by desk.id`,
      ),
    "appointments.hours": async (input) => {
      const { desk: deskId, weekday, hours, by: actor } = hoursRequest.parse(input);
      if (hours && hours.opens >= hours.closes) throw new Error("A desk must open before it closes.");
      return db.transaction(async (tx) => {
        await refuseUnknownDesk(tx, deskId);
        const [before] = await tx.query<{ opens: string; closes: string }>(
          `delete from appointment_hours where desk_id = $1 and weekday = $2
           returning to_char(opens, 'HH24:MI') as opens, to_char(closes, 'HH24:MI') as closes`,
          [deskId, weekday],
        );
        if (hours) {
          await tx.query("insert into appointment_hours values ($1, $2, $3::time, $4::time)", [
            deskId,
            weekday,
            hours.opens,
            hours.closes,
          ]);
        }
        const subject = `${deskId} ${weekday}`;
        await writeAudit(tx, {
          actor,
          act: "appointments.hours",
          subject,
          before: before ?? null,
          after: hours,
        });
        return { desk: deskId, weekday, hours };
      });
    },
    "appointments.capacity": async (input) => {
      const { desk: deskId, capacity, by: actor } = capacityRequest.parse(input);
      return db.transaction(async (tx) => {
        await refuseUnknownDesk(tx, deskId);
        await tx.query("update appointment_desk set capacity = $2 where id = $1", [deskId, capacity]);
        const change = { before: null, after: { capacity } };
        await writeAudit(tx, { actor, act: "appointments.capacity", subject: deskId, ...change });
        return { desk: deskId, capacity };
      });
    },
    "appointments.requests": async (input) => {
      const { all, limit: most } = requestsRequest.parse(input);
      return db.query(
        `select reference, wish, time_wish, name, email, phone, note, time_zone, created_at, done_at
         from appointment_request where $1 or done_at is null order by id limit $2`,
        [all, most],
      );
    },
    "appointments.done": async (input) => {
      const { reference, by: actor } = doneRequest.parse(input);
      return db.transaction(async (tx) => {
        const [row] = await tx.query<{ reference: string }>(
          "update appointment_request set done_at = now() where reference = $1 and done_at is null returning reference",
          [reference.toUpperCase()],
        );
        if (!row) throw new Error(`There is no open request ${reference}.`);
        const change = { before: { done: false }, after: { done: true } };
        await writeAudit(tx, { actor, act: "appointments.done", subject: row.reference, ...change });
        return row;
      });
    },
  };
}

async function refuseUnknownDesk(tx: Sql, id: string): Promise<void> {
  const rows = await tx.query<{ id: string }>("select id from appointment_desk order by id", []);
  if (rows.some((row) => row.id === id)) return;
  throw new Error(`There is no desk ${id}; there are ${rows.map((row) => row.id).join(", ") || "none"}.`);
}
