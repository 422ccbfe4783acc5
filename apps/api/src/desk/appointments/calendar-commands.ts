import { listAppointmentCalendars } from "@precise/contract/desk/appointments";
import { calendarDay } from "@precise/contract/wire/calendar-input";
import { weekdayNames } from "@precise/contract/wire/weekdays";
import * as z from "zod/mini";
import { ofRead } from "#api/desk/kit/of-call.ts";
import { type OperatorTools, operatorCommand, type TerminalForm } from "#api/desk/kit/operator-command.ts";
import { by, wholeNumber } from "#api/desk/kit/operator-input.ts";
import { tableOf } from "#api/desk/kit/table-text.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import type { Sql } from "#api/platform/database/port.ts";

const permission = "appointments";
const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: "must be a time like 09:30" }));

/** Closes or opens a day. */
export const dayCommand = operatorCommand({
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
  async run(tools, { day, desk, closed, reason, by: actor }) {
    refuseCalendly(tools);
    return tools.db.transaction(async (tx) => {
      if (desk !== undefined) await refuseUnknownDesk(tx, desk);
      const before = await daySaid(tx, day, desk);
      // What is said of all calendars holds for each: nothing that was said of one stands against it.
      if (desk === undefined)
        await tx.query("delete from appointment_day where day = $1::date and desk_id is not null", [day]);
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
      const entry = { subject: `${day} ${desk ?? "every calendar"}`, before, after: { closed, reason } };
      await writeAudit(tx, { actor, act: "appointments.day", ...entry });
      return { day, closed, booked: booked.map(({ reference }) => reference) };
    });
  },
  show({ day, closed, booked }) {
    const left = closed && booked.length > 0 ? ` Still booked: ${booked.join(", ")}.` : "";
    return `${day} is ${closed ? "closed" : "open"}.${left}`;
  },
});

const listCalendarsCommand = operatorCommand({
  name: "appointments.desks",
  ...ofRead(listAppointmentCalendars),
  terminal: [
    {
      words: "appointments desks",
      about: "The calendars, their hours, and how many visitors each takes at a time",
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
    tableOf(desks, {
      Calendar: "id",
      "At a time": "capacity",
      Hours: ({ hours }) =>
        hours
          .map((each) => `${weekdayNames[each.weekday - 1]?.slice(0, 3)} ${each.opens}-${each.closes}`)
          .join(", "),
    }),
});

/** Sets a calendar's hours on a day of the week. */
export const hoursCommand = operatorCommand({
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
      about: "Sets a calendar's hours on a day of the week",
      typed: {
        desk: { as: "<calendar>" },
        weekday: { as: "<weekday>", about: "Monday to Sunday", parse: typedWeekday },
        hours: { as: "<hours>", about: "like 09:00-17:30, or closed", parse: typedHours },
      },
    },
  ],
  run: async (tools, { desk, weekday, hours, by: actor }) => {
    refuseCalendly(tools);
    if (hours && hours.opens >= hours.closes)
      throw new Refused("A calendar must open before it closes.", { status: 422, field: "hours" });
    return tools.db.transaction(async (tx) => {
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
});

/** Sets how many visitors a calendar takes at a time. */
export const capacityCommand = operatorCommand({
  name: "appointments.capacity",
  permission,
  input: z.strictObject({ desk: z.string(), capacity: wholeNumber(1, 100), by }),
  terminal: [
    {
      words: "appointments capacity",
      about: "Sets how many visitors a calendar takes at a time",
      typed: {
        desk: { as: "<calendar>" },
        capacity: { as: "<visitors>", about: "how many" },
      },
    },
  ],
  run: async (tools, { desk, capacity, by: actor }) => {
    refuseCalendly(tools);
    return tools.db.transaction(async (tx) => {
      await refuseUnknownDesk(tx, desk);
      const [before = null] = await tx.query<{ capacity: number }>(
        "select capacity from appointment_desk where id = $1 for update",
        [desk],
      );
      await tx.query("update appointment_desk set capacity = $2 where id = $1", [desk, capacity]);
      const entry = { subject: desk, before, after: { capacity } };
      await writeAudit(tx, { actor, act: "appointments.capacity", ...entry });
      return { desk, capacity };
    });
  },
  show: ({ desk, capacity }) => `${desk} takes ${capacity} at a time.`,
});

/** What an operator may do with the calendars that give appointments. */
export const calendarCommands = [dayCommand, listCalendarsCommand, hoursCommand, capacityCommand];

interface ListedDesk {
  readonly id: string;
  readonly capacity: number;
  readonly hours: readonly { readonly weekday: number; readonly opens: string; readonly closes: string }[];
}

function dayForm(verb: string, closed: boolean, about: string): TerminalForm {
  return {
    words: `appointments ${verb}`,
    about,
    typed: {
      day: { as: "<day>", about: "in Lagos, like 2026-12-24" },
      desk: { as: "--desk <calendar>", about: "only this calendar" },
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
  const known = rows.map((row) => row.id).join(", ") || "none";
  throw new Refused(`There is no calendar ${id}; there are ${known}.`, { status: 404, field: "desk" });
}

/** Days, hours and capacity are of our own calendars: a service decides by its own. */
function refuseCalendly({ scheduling }: OperatorTools): void {
  if (scheduling?.provider === "calendly")
    throw new Refused("Calendly decides when visitors can come. Change it there.");
}

/** What was said of a day before: of this calendar, or of all. */
async function daySaid(
  tx: Sql,
  day: string,
  desk: string | undefined,
): Promise<{ readonly closed: boolean; readonly reason: string } | null> {
  const [said = null] = await tx.query<{ closed: boolean; reason: string }>(
    `select is_closed as closed, reason from appointment_day
     where day = $1::date and (desk_id is null or desk_id = $2) order by desk_id nulls last limit 1`,
    [day, desk ?? null],
  );
  return said;
}
