import type { DeskAppointment, deskAppointmentCalls } from "@precise/contract/desk/appointments";
import { lagosDay, lagosMoment, laterDay, weekdayOfDay } from "@precise/contract/nigeria/lagos-days";
import type { DeskParts } from "#api/desk/kit/desk-parts.ts";
import { runAs } from "#api/desk/kit/run-as.ts";
import { revisionOf } from "#api/desk/kit/seen.ts";
import type { DeskAnswers } from "#api/desk/kit/serve-desk.ts";
import { listAppointments } from "#api/modules/appointments/appointment-list.ts";
import {
  appointmentView,
  findAppointment,
  readAppointments,
} from "#api/modules/appointments/appointment-rows.ts";
import {
  type AppointmentCalendar,
  calendarName,
  readCalendars,
  readWeekDays,
} from "#api/modules/appointments/calendar-week.ts";
import { countOpenRequests, listRequests } from "#api/modules/appointments/request-list.ts";
import type { StoredAppointment } from "#api/modules/appointments/scheduling-port.ts";
import { answer, failure, type Refusal, type Reply } from "#api/platform/http/reply.ts";
import { wireTime, wireTimeOrNull } from "#api/platform/time/wire-time.ts";
import {
  bookAppointmentCommand,
  cancelAppointmentCommand,
  moveAppointmentCommand,
} from "./appointment-commands.ts";
import { capacityCommand, dayCommand, hoursCommand } from "./calendar-commands.ts";
import { requestDoneCommand } from "./request-commands.ts";

const daysShown = 14;
const retryAfterSeconds = 30;

/** The calls of appointments, each change by the command that a terminal has too. */
export function deskAppointmentAnswers(parts: DeskParts): DeskAnswers<typeof deskAppointmentCalls> {
  const { db, tools } = parts;
  const service = tools.scheduling?.provider ?? "own";
  const shown = async (reference: string): Promise<Reply<{ appointment: DeskAppointment }>> => {
    const held = await findAppointment(db, reference.trim().toUpperCase());
    return held ? answer({ appointment: viewOf(held) }) : noAppointment();
  };
  const calendars = async () => answer({ calendars: (await readCalendars(db)).map(wireCalendar) });
  return {
    async readAppointmentWeek({ query }) {
      const today = lagosDay(new Date());
      const shownDay = query.day ?? today;
      const from = laterDay(shownDay, 1 - weekdayOfDay(shownDay));
      const all = await readCalendars(db);
      const { calendar } = query;
      if (calendar !== undefined && !all.some(({ id }) => id === calendar))
        return failure(404, "not_found", `There is no calendar ${calendar}.`, { field: "calendar" });
      const [days, booked, open_requests] = await Promise.all([
        readWeekDays(db, from, calendar),
        readAppointments(
          db,
          `where status = 'booked' and starts_at >= $1 and starts_at < $2 and ($3::text is null or desk_id = $3)
           order by starts_at, id`,
          [lagosMoment(from, 0), lagosMoment(from, 7 * 24 * 60), calendar ?? null],
        ),
        countOpenRequests(db),
      ]);
      return answer({
        from,
        to: laterDay(from, 6),
        today,
        service,
        calendars: all.map(wireCalendar),
        days: days.map(({ calendars: each, ...day }) => ({ ...day, calendars: [...each] })),
        appointments: booked.map(viewOf),
        open_requests,
      });
    },
    async listDeskAppointments({ query }) {
      const { state, calendar, search, cursor } = query;
      const page = await listAppointments(db, {
        states: state?.split(","),
        calendars: calendar?.split(","),
        search,
        cursor,
      });
      return answer({ appointments: page.rows.map(viewOf), total: page.total, next: page.next });
    },
    readDeskAppointment: ({ params }) => shown(params.reference),
    async listDeskAppointmentTypes() {
      const types = await tools.scheduling?.types();
      return types?.ok ? answer({ types: [...types.value] }) : serviceDown();
    },
    async listDeskAppointmentSlots({ query }) {
      const from = query.from ?? lagosDay(new Date());
      const found = await tools.scheduling?.slots(query.type, from, query.days ?? daysShown);
      if (found?.ok) {
        const { type, slots, firstDay, lastDay } = found.value;
        return answer({ type, slots: [...slots], first_day: firstDay, last_day: lastDay });
      }
      return found?.code === "unknown_appointment_type"
        ? failure(404, "not_found", "This kind of appointment is not offered.", { field: "type" })
        : serviceDown();
    },
    async bookDeskAppointment({ body, headers }, staff) {
      const { starts_at: startsAt, agreed: _, ...person } = body;
      const key = headers["idempotency-key"];
      const done = await runAs(parts, staff, bookAppointmentCommand, { ...person, startsAt, key });
      return "failure" in done ? done : shown(done.result.reference);
    },
    async moveDeskAppointment({ params, headers, body }, staff) {
      const { reference } = params;
      const input = { reference, startsAt: body.starts_at, revision: revisionOf(headers) };
      const done = await runAs(parts, staff, moveAppointmentCommand, input);
      return "failure" in done ? done : shown(reference);
    },
    async cancelDeskAppointment({ params, headers }, staff) {
      const { reference } = params;
      const input = { reference, revision: revisionOf(headers) };
      const done = await runAs(parts, staff, cancelAppointmentCommand, input);
      return "failure" in done ? done : shown(reference);
    },
    async changeAppointmentDay({ body }, staff) {
      const { calendar: desk, ...rest } = body;
      const done = await runAs(parts, staff, dayCommand, { ...rest, ...(desk !== undefined && { desk }) });
      return "failure" in done ? done : answer(done.result);
    },
    listAppointmentCalendars: calendars,
    async setCalendarHours({ params, body }, staff) {
      const done = await runAs(parts, staff, hoursCommand, { desk: params.calendar, ...body });
      return "failure" in done ? done : calendars();
    },
    async setCalendarCapacity({ params, body }, staff) {
      const done = await runAs(parts, staff, capacityCommand, { desk: params.calendar, ...body });
      return "failure" in done ? done : calendars();
    },
    async listAppointmentRequests({ query }) {
      const { state, search, cursor } = query;
      const isDone = state === undefined || state.includes(",") ? undefined : state === "answered";
      const page = await listRequests(db, { isDone, search, cursor });
      const requests = page.rows.map(({ created_at, done_at, ...row }) => ({
        ...row,
        created_at: wireTime(created_at),
        done_at: wireTimeOrNull(done_at),
      }));
      return answer({ requests, total: page.total, next: page.next });
    },
    async answerAppointmentRequest({ params }, staff) {
      const done = await runAs(parts, staff, requestDoneCommand, params);
      return "failure" in done ? done : answer({ answered: done.result.reference });
    },
  };
}

function viewOf(held: StoredAppointment): DeskAppointment {
  const { deskId } = held;
  return {
    ...appointmentView(held, new Date()),
    calendar: deskId === null ? null : { id: deskId, name: calendarName(deskId) },
    revision: held.sequence,
  };
}

function wireCalendar({ hours, types, ...calendar }: AppointmentCalendar) {
  return { ...calendar, hours: [...hours], types: [...types] };
}

function noAppointment(): Refusal {
  return failure(404, "not_found", "There is no such appointment. It may have been deleted a year after it.");
}

function serviceDown(): Refusal {
  const message = "The scheduling service is not working right now. Try again in a moment.";
  return failure(503, "scheduling_unavailable", message, { retryAfterSeconds });
}
