import {
  cancelDeskAppointment,
  listDeskAppointmentSlots,
  listDeskAppointments,
  moveDeskAppointment,
} from "@precise/contract/desk/appointments";
import { lagosDay, lagosMomentText } from "@precise/contract/nigeria/lagos-days";
import { appointmentContact } from "@precise/contract/shop/appointments";
import { calendarDay, calendarMoment } from "@precise/contract/wire/calendar-input";
import * as z from "zod/mini";
import { ofCall, ofRead } from "#api/desk/kit/of-call.ts";
import { type OperatorTools, operatorCommand } from "#api/desk/kit/operator-command.ts";
import { by, limit, typedLimit } from "#api/desk/kit/operator-input.ts";
import { momentText, tableOf } from "#api/desk/kit/table-text.ts";
import { typedMoment } from "#api/desk/kit/typed-values.ts";
import { visitorOf } from "#api/modules/appointments/appointment.calls.ts";
import { findAppointment } from "#api/modules/appointments/appointment-rows.ts";
import { bookOnce } from "#api/modules/appointments/book-once.ts";
import { bookVisit } from "#api/modules/appointments/book-visit.ts";
import { cancelStored } from "#api/modules/appointments/cancel-stored.ts";
import { moveStored } from "#api/modules/appointments/move-stored.ts";
import { ownScheduling } from "#api/modules/appointments/own-scheduling.ts";
import type {
  Scheduling,
  SlotRefusal,
  StoredAppointment,
} from "#api/modules/appointments/scheduling-port.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { wireTime } from "#api/platform/time/wire-time.ts";

const permission = "appointments";
const now = () => new Date();
/** How often it was changed, as its reader saw it: another number is refused. */
const revision = z.optional(z.int());

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

const listAppointmentsCommand = operatorCommand({
  name: "appointments.list",
  ...ofRead(listDeskAppointments, { all: z.boolean(), limit }),
  terminal: [
    {
      words: "appointments list",
      about: "Booked appointments, the next first",
      typed: { all: { as: "--all", about: "with what is past or cancelled" }, limit: typedLimit(100) },
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
    tableOf(rows, {
      Reference: "reference",
      "When (Lagos)": "starts_at",
      What: "type",
      Calendar: "desk_id",
      State: "status",
      Name: "name",
      "E-mail": "email",
      Phone: "phone",
    }),
});

/** The free beginnings of a type, as visitors are offered them. */
const freeTimesCommand = operatorCommand({
  name: "appointments.free",
  ...ofRead(listDeskAppointmentSlots, {
    type: z.string(),
    from: z.optional(calendarDay),
    days: z.int().check(z.gte(1), z.lte(31)),
  }),
  terminal: [
    {
      words: "appointments free",
      about: "Times that can still be booked",
      typed: {
        type: { as: "<type>", about: "its id in the content file, like visit-lagos" },
        from: { as: "--from <day>", about: "today where it is left out" },
        days: { as: "--days <count>", about: "at most 31", default: 7 },
      },
    },
  ],
  async run(tools, { type, from, days }) {
    const found = await serviceOf(tools).slots(type, from ?? lagosDay(now()), days);
    if (!found.ok) throw refusedSlot(found.code);
    return found.value.slots;
  },
  show: (slots) =>
    tableOf(slots, {
      "When (Lagos)": ({ starts_at }) => momentText(new Date(starts_at)),
      Places: "places_left",
    }),
});

/** Books a time for someone who called or came in. */
export const bookAppointmentCommand = operatorCommand({
  name: "appointments.book",
  permission,
  input: z.strictObject({
    type: z.string(),
    startsAt: calendarMoment,
    name: appointmentContact.name,
    email: appointmentContact.email,
    phone: appointmentContact.phone,
    note: appointmentContact.note,
    /** The same key books once. */
    key: z.optional(z.string()),
    by,
  }),
  terminal: [
    {
      words: "appointments book",
      about: "Books a time for a caller and e-mails the confirmation",
      typed: {
        type: { as: "<type>", about: "its id in the content file, like visit-lagos" },
        startsAt: { as: "<time>", about: "in Lagos time, like 2026-12-01T10:00", parse: typedMoment },
        name: { as: "--name <name>", about: "who comes" },
        email: { as: "--email <e-mail>", about: "where the confirmation goes" },
        phone: { as: "--phone <phone>", about: "where to call" },
        note: { as: "--note <text>", about: "what they want to see" },
      },
    },
  ],
  async run(tools, { key, by: actor, type, startsAt, ...person }) {
    const book = async (done: (tx: Sql, reference: string) => Promise<void>) => {
      const visitor = visitorOf({ ...person, time_zone: "Africa/Lagos" });
      const request = { typeId: type, startsAt: new Date(startsAt), visitor };
      const booked = await bookVisit({ scheduling: serviceOf(tools), now }, request, async (tx, stored) => {
        const after = { type, starts_at: wireTime(stored.startsAt), email: visitor.email };
        await writeAudit(tx, {
          actor,
          act: "appointments.book",
          subject: stored.reference,
          before: null,
          after,
        });
        await done(tx, stored.reference);
      });
      if (!booked.ok) throw refusedSlot(booked.code);
      return { reference: booked.value.reference };
    };
    if (key === undefined) return book(async () => undefined);
    const earlier = { found: async (reference: string) => ({ reference }), refuse: refuseKey };
    // Apart from the keys that visitors send.
    return bookOnce(tools.db, `desk:${key}`, { type, startsAt, ...person }, earlier, book);
  },
  show: ({ reference }) => `Booked ${reference}. The visitor gets an e-mail.`,
});

/** Moves an appointment to another free time and e-mails the visitor. */
export const moveAppointmentCommand = operatorCommand({
  name: "appointments.move",
  ...ofCall(moveDeskAppointment, { revision }),
  terminal: [
    {
      words: "appointments move",
      about: "Moves an appointment to another free time and e-mails the visitor",
      typed: {
        reference: { as: "<reference>" },
        startsAt: { as: "<time>", about: "in Lagos time, like 2026-12-01T10:00", parse: typedMoment },
      },
    },
  ],
  async run(tools, { reference, startsAt, revision: seen, by: actor }) {
    const held = await openOne(tools, reference, seen);
    const to = new Date(startsAt);
    if (held.startsAt.getTime() === to.getTime())
      throw new Refused(`${held.reference} is at that time already.`, { field: "starts_at" });
    const scheduling = calendarOf(tools, held);
    const moved = await moveStored({ scheduling, now }, held, to, (tx, stored) =>
      writeAudit(tx, {
        actor,
        act: "appointments.move",
        subject: held.reference,
        before: { starts_at: wireTime(held.startsAt) },
        after: { starts_at: wireTime(stored.startsAt) },
      }),
    );
    if (!moved.ok) throw refusedSlot(moved.code);
    if (!moved.value) throw changedMeanwhile(held.reference);
    return { reference: held.reference, startsAt: moved.value.startsAt };
  },
  show: ({ reference, startsAt }) =>
    `Moved ${reference} to ${lagosMomentText(new Date(startsAt))}. The visitor gets an e-mail.`,
});

/** Cancels an appointment and e-mails the visitor. */
export const cancelAppointmentCommand = operatorCommand({
  name: "appointments.cancel",
  ...ofCall(cancelDeskAppointment, { revision }),
  terminal: [
    {
      words: "appointments cancel",
      about: "Cancels an appointment and e-mails the visitor",
      typed: { reference: { as: "<reference>" } },
    },
  ],
  ask: ({ reference }) => `This cancels ${reference} and e-mails the visitor.`,
  async run(tools, { reference, revision: seen, by: actor }) {
    const held = await openOne(tools, reference, seen);
    const deps = { db: tools.db, scheduling: calendarOf(tools, held), now };
    let isOurs = false;
    const done = await cancelStored(deps, held, "Cancelled by the shop.", async (tx) => {
      isOurs = true;
      const entry = { before: { status: "booked" }, after: { status: "cancelled" } };
      await writeAudit(tx, { actor, act: "appointments.cancel", subject: held.reference, ...entry });
    });
    if (!done.ok) throw refusedSlot(done.code);
    if (!isOurs) throw changedMeanwhile(held.reference);
    return { reference: held.reference };
  },
  show: ({ reference }) => `Cancelled ${reference}. The visitor gets an e-mail.`,
});

/** What an operator may do with appointments. */
export const appointmentCommands = [
  listAppointmentsCommand,
  freeTimesCommand,
  bookAppointmentCommand,
  moveAppointmentCommand,
  cancelAppointmentCommand,
];

/** An appointment that can still be changed, as its reader saw it. */
async function openOne(
  { db }: OperatorTools,
  reference: string,
  seen: number | undefined,
): Promise<StoredAppointment> {
  const held = await findAppointment(db, reference.trim().toUpperCase());
  if (!held) throw new Refused(`There is no appointment ${reference}.`, { status: 404 });
  if (held.status === "cancelled") throw new Refused(`${held.reference} is already cancelled.`);
  if (held.startsAt <= now()) throw new Refused(`${held.reference} has begun: it can no longer be changed.`);
  if (seen !== undefined && seen !== held.sequence) throw changedMeanwhile(held.reference);
  return held;
}

/** The calendar that holds an appointment. */
function calendarOf({ db, scheduling }: OperatorTools, held: StoredAppointment): Scheduling {
  if (held.provider === "own") return ownScheduling(db);
  if (scheduling?.provider !== held.provider)
    throw new Refused("Calendly holds this appointment. Start the API with its token first.");
  return scheduling;
}

/** Where new appointments go. */
function serviceOf({ scheduling }: OperatorTools): Scheduling {
  if (!scheduling) throw new Refused("Start the API first: it knows which calendar takes appointments.");
  return scheduling;
}

function changedMeanwhile(reference: string): Refused {
  return new Refused(`${reference} was changed meanwhile. Look at it again: nothing of yours was done.`);
}

function refusedSlot(code: SlotRefusal): Refused {
  switch (code) {
    case "unknown_appointment_type":
      return new Refused("This kind of appointment is no longer offered.", { status: 404, field: "type" });
    case "slot_taken":
      return new Refused("This time is no longer free. Choose another.", { field: "starts_at" });
    case "scheduling_unavailable":
      return new Refused("The scheduling service is not working right now. Try again in a moment.");
  }
}

function refuseKey(why: "reused" | "in_progress"): never {
  if (why === "reused")
    throw new Refused("This Idempotency-Key belongs to another booking.", { status: 422 });
  throw new Refused("This booking is being made already. Look at the week in a moment.");
}
