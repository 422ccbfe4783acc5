import { calendarDay } from "@precise/contract/calendar-input";
import { weekdayNames } from "@precise/contract/weekdays";
import * as z from "zod/mini";
import { findAppointment } from "#api/modules/appointments/appointment-rows.ts";
import { cancelStored } from "#api/modules/appointments/cancel-stored.ts";
import { ownScheduling } from "#api/modules/appointments/own-scheduling.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { operatorCommand, type TerminalForm } from "./operator-command.ts";
import { by, limit, typedLimit, wholeNumber } from "./operator-input.ts";
import { momentText, tableText } from "./table-text.ts";
import { typedWhole } from "./typed-values.ts";

const permission = "appointments";
const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

interface ListedAppointment {
  readonly reference: string;
  readonly status: string;
  readonly type: string;
  readonly desk_id: string | null;
  readonly starts_at: Date;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

interface ListedRequest {
  readonly reference: string;
  readonly wish: string;
  readonly time_wish: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly created_at: Date;
  readonly done_at: Date | null;
}

interface ListedDesk {
  readonly id: string;
  readonly capacity: number;
  readonly hours: readonly { readonly weekday: number; readonly opens: string; readonly closes: string }[];
}

/** What an operator may do with appointments, the desks that give them, and requests that were left. */
export const appointmentCommands = [
  operatorCommand({
    name: "appointments.list",
    permission,
    input: z.strictObject({ all: z.boolean(), limit }),
    terminal: [
      {
        words: "appointments list",
        about: "Booked appointments, the next first",
        typed: {
          all: { as: "--all", about: "with what is past or cancelled" },
          limit: typedLimit(100),
        },
      },
    ],
    run: ({ db }, { all, limit: most }) =>
      db.query<ListedAppointment>(
        `select reference, status, provider, type->>'name' as type, desk_id, starts_at, name, email, phone, note
         from appointment where $1 or (status = 'booked' and ends_at > now())
         order by starts_at, id limit $2`,
        [all, most],
      ),
    show: (rows) =>
      tableText(
        ["Reference", "When (Lagos)", "What", "Desk", "State", "Name", "E-mail", "Phone"],
        rows.map((row) => [
          row.reference,
          momentText(row.starts_at),
          row.type,
          row.desk_id,
          row.status,
          row.name,
          row.email,
          row.phone,
        ]),
      ),
  }),
  operatorCommand({
    name: "appointments.cancel",
    permission,
    input: z.strictObject({ reference: z.string(), by }),
    terminal: [
      {
        words: "appointments cancel",
        about: "Cancels an appointment and e-mails the visitor",
        typed: { reference: { as: "<reference>" } },
      },
    ],
    ask: ({ reference }) => `This cancels ${reference} and e-mails the visitor.`,
    async run({ db, scheduling }, { reference, by: actor }) {
      const held = await findAppointment(db, reference.toUpperCase());
      if (!held) throw new Refused(`There is no appointment ${reference}.`);
      if (held.status === "cancelled") throw new Refused(`${held.reference} is already cancelled.`);
      if (held.provider !== "own" && !scheduling)
        throw new Refused("The scheduling service holds this appointment: start the API first.");
      const calendar = scheduling && held.provider !== "own" ? scheduling : ownScheduling(db);
      const deps = { db, scheduling: calendar, now: () => new Date() };
      const done = await cancelStored(deps, held, "Cancelled by the shop.");
      if (!done.ok)
        throw new Refused("The scheduling service is not working right now. Try again in a moment.");
      const entry = { before: { status: "booked" }, after: { status: "cancelled" } };
      await writeAudit(db, { actor, act: "appointments.cancel", subject: held.reference, ...entry });
      return { reference: held.reference };
    },
    show: ({ reference }) => `Cancelled ${reference}. The visitor gets an e-mail.`,
  }),
  operatorCommand({
    name: "appointments.day",
    permission,
    input: z.strictObject({
      day: calendarDay,
      desk: z.optional(z.string()),
      closed: z.boolean(),
      reason: z.string().check(z.minLength(1)),
      by,
    }),
    terminal: [
      dayForm("close", true, "Closes a day for appointments"),
      dayForm("open", false, "Opens a closed day for appointments, even a holiday"),
    ],
    run: ({ db }, { day, desk, closed, reason, by: actor }) =>
      db.transaction(async (tx) => {
        if (desk !== undefined) await refuseUnknownDesk(tx, desk);
        await tx.query(
          `insert into appointment_day (desk_id, day, is_closed, reason) values ($1, $2::date, $3, $4)
           on conflict (desk_id, day) do update set is_closed = excluded.is_closed, reason = excluded.reason`,
          [desk ?? null, day, closed, reason],
        );
        const booked = await tx.query<{ reference: string }>(
          `select reference from appointment
           where status = 'booked' and ($1::text is null or desk_id = $1)
             and (starts_at at time zone 'Africa/Lagos')::date = $2::date order by starts_at`,
          [desk ?? null, day],
        );
        const entry = { subject: `${day} ${desk ?? "every desk"}`, before: null, after: { closed, reason } };
        await writeAudit(tx, { actor, act: "appointments.day", ...entry });
        return { day, closed, booked: booked.map(({ reference }) => reference) };
      }),
    show({ day, closed, booked }) {
      const left = closed && booked.length > 0 ? ` Still booked: ${booked.join(", ")}.` : "";
      return `${day} is ${closed ? "closed" : "open"}.${left}`;
    },
  }),
  operatorCommand({
    name: "appointments.desks",
    permission,
    input: z.strictObject({}),
    terminal: [
      {
        words: "appointments desks",
        about: "The desks, their hours, and how many visitors each takes at a time",
      },
    ],
    run: ({ db }) =>
      db.query<ListedDesk>(
        `select desk.id, desk.capacity, coalesce(json_agg(json_build_object('weekday', weekday, 'opens', to_char(opens, 'HH24:MI'),
           'closes', to_char(closes, 'HH24:MI')) order by weekday) filter (where weekday is not null), '[]') as hours
         from appointment_desk desk left join appointment_hours hours on hours.desk_id = desk.id
         group by desk.id order by desk.id`,
      ),
    show: (desks) =>
      tableText(
        ["Desk", "At a time", "Hours"],
        desks.map(({ id, capacity, hours }) => [
          id,
          capacity,
          hours
            .map((each) => `${weekdayNames[each.weekday - 1]?.slice(0, 3)} ${each.opens}-${each.closes}`)
            .join(", "),
        ]),
      ),
  }),
  operatorCommand({
    name: "appointments.hours",
    permission,
    input: z.strictObject({
      desk: z.string(),
      weekday: wholeNumber(1, 7),
      hours: z.nullable(z.strictObject({ opens: clock, closes: clock })),
      by,
    }),
    terminal: [
      {
        words: "appointments hours",
        about: "Sets a desk's hours on a day of the week",
        typed: {
          desk: { as: "<desk>" },
          weekday: { as: "<weekday>", about: "Monday to Sunday", parse: typedWeekday },
          hours: { as: "<hours>", about: "like 09:00-17:30, or closed", parse: typedHours },
        },
      },
    ],
    run: ({ db }, { desk, weekday, hours, by: actor }) => {
      if (hours && hours.opens >= hours.closes) throw new Refused("A desk must open before it closes.");
      return db.transaction(async (tx) => {
        await refuseUnknownDesk(tx, desk);
        const [before = null] = await tx.query<{ opens: string; closes: string }>(
          `delete from appointment_hours where desk_id = $1 and weekday = $2
           returning to_char(opens, 'HH24:MI') as opens, to_char(closes, 'HH24:MI') as closes`,
          [desk, weekday],
        );
        if (hours)
          await tx.query("insert into appointment_hours values ($1, $2, $3::time, $4::time)", [
            desk,
            weekday,
            hours.opens,
            hours.closes,
          ]);
        const entry = { subject: `${desk} ${weekday}`, before, after: hours };
        await writeAudit(tx, { actor, act: "appointments.hours", ...entry });
        return { desk, weekday, hours };
      });
    },
    show: ({ desk, weekday, hours }) =>
      `${desk}, ${weekdayNames[weekday - 1]}: ${hours ? `${hours.opens} to ${hours.closes}` : "closed"}.`,
  }),
  operatorCommand({
    name: "appointments.capacity",
    permission,
    input: z.strictObject({ desk: z.string(), capacity: wholeNumber(1, 100), by }),
    terminal: [
      {
        words: "appointments capacity",
        about: "Sets how many visitors a desk takes at a time",
        typed: {
          desk: { as: "<desk>" },
          capacity: { as: "<visitors>", about: "how many", parse: typedWhole },
        },
      },
    ],
    run: ({ db }, { desk, capacity, by: actor }) =>
      db.transaction(async (tx) => {
        await refuseUnknownDesk(tx, desk);
        await tx.query("update appointment_desk set capacity = $2 where id = $1", [desk, capacity]);
        const entry = { subject: desk, before: null, after: { capacity } };
        await writeAudit(tx, { actor, act: "appointments.capacity", ...entry });
        return { desk, capacity };
      }),
    show: ({ desk, capacity }) => `${desk} takes ${capacity} at a time.`,
  }),
  operatorCommand({
    name: "appointments.requests",
    permission,
    input: z.strictObject({ all: z.boolean(), limit }),
    terminal: [
      {
        words: "appointments requests",
        about: "Requests sent while booking was not possible, the oldest first",
        typed: { all: { as: "--all", about: "with those that are done" }, limit: typedLimit(100) },
      },
    ],
    run: ({ db }, { all, limit: most }) =>
      db.query<ListedRequest>(
        `select reference, wish, time_wish, name, email, phone, note, time_zone, created_at, done_at
         from appointment_request where $1 or done_at is null order by id limit $2`,
        [all, most],
      ),
    show: (rows) =>
      tableText(
        ["Reference", "Left", "About", "When", "Name", "E-mail", "Phone", "Done"],
        rows.map((row) => [
          row.reference,
          momentText(row.created_at),
          row.wish,
          row.time_wish,
          row.name,
          row.email,
          row.phone,
          momentText(row.done_at),
        ]),
      ),
  }),
  operatorCommand({
    name: "appointments.done",
    permission,
    input: z.strictObject({ reference: z.string(), by }),
    terminal: [
      {
        words: "appointments done",
        about: "Marks a request as answered",
        typed: { reference: { as: "<reference>" } },
      },
    ],
    run: ({ db }, { reference, by: actor }) =>
      db.transaction(async (tx) => {
        const [row] = await tx.query<{ reference: string }>(
          "update appointment_request set done_at = now() where reference = $1 and done_at is null returning reference",
          [reference.toUpperCase()],
        );
        if (!row) throw new Refused(`There is no open request ${reference}.`);
        const entry = { before: { done: false }, after: { done: true } };
        await writeAudit(tx, { actor, act: "appointments.done", subject: row.reference, ...entry });
        return row;
      }),
    show: ({ reference }) => `${reference} is marked as answered.`,
  }),
];

function dayForm(verb: string, closed: boolean, about: string): TerminalForm {
  return {
    words: `appointments ${verb}`,
    about,
    typed: {
      day: { as: "<day>", about: "in Lagos, like 2026-12-24" },
      desk: { as: "--desk <desk>", about: "only this desk" },
      reason: { as: "--reason <text>", about: "why", default: closed ? "Closed" : "Open" },
    },
    fixed: { closed },
  };
}

function typedWeekday(text: string): number {
  const place = weekdayNames.findIndex((name) => name.toLowerCase() === text.toLowerCase());
  if (place < 0) throw new Refused("Give a day of the week, like Monday.");
  return place + 1;
}

function typedHours(text: string): { opens: string; closes: string } | null {
  if (text === "closed") return null;
  const [, opens, closes] = /^(\d{2}:\d{2})-(\d{2}:\d{2})$/.exec(text) ?? [];
  if (opens === undefined || closes === undefined)
    throw new Refused("Give hours like 09:00-17:30, or closed.");
  return { opens, closes };
}

async function refuseUnknownDesk(tx: Sql, id: string): Promise<void> {
  const rows = await tx.query<{ id: string }>("select id from appointment_desk order by id", []);
  if (rows.some((row) => row.id === id)) return;
  throw new Refused(`There is no desk ${id}; there are ${rows.map((row) => row.id).join(", ") || "none"}.`);
}
