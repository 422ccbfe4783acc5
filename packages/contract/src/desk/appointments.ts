import * as z from "zod/mini";
import { appointment, appointmentContact, appointmentSlot, appointmentType } from "../shop/appointments.ts";
import { calendarDay, calendarMoment } from "../wire/calendar-input.ts";
import { onceKeyIfAny, seenRevision } from "../wire/headers.ts";
import { type DataOf, group } from "../wire/route.ts";
import { line, searchText } from "../wire/text.ts";
import { deskRoute } from "./kit/desk-route.ts";
import { pageEnd, severalOf } from "./kit/list-query.ts";

/** `coming`: booked and not over; `past`: booked and over. */
export const deskAppointmentStates = ["coming", "past", "cancelled"] as const;

/** A time by the clock in Lagos: `09:30`. */
const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: "must be a time like 09:30" }));
const hours = z.object({ opens: z.string(), closes: z.string() });

/** Who receives visitors: a showroom's advisers, or those before a camera. */
export const appointmentCalendar = z.object({
  id: z.string(),
  /** For people: "Port Harcourt". */
  name: z.string(),
  /** So many visitors at the same time. */
  capacity: z.int(),
  /** 1 is Monday; a weekday without an entry is closed. */
  hours: z.array(z.object({ weekday: z.int(), opens: z.string(), closes: z.string() })),
  types: z.array(z.object({ id: z.string(), name: z.string(), minutes: z.int() })),
});
export type AppointmentCalendar = z.infer<typeof appointmentCalendar>;

export const deskAppointment = z.object({
  ...appointment.shape,
  /** Null where Calendly holds it. */
  calendar: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** Counts its changes; `If-Match` names it. */
  revision: z.int(),
});
export type DeskAppointment = z.infer<typeof deskAppointment>;

/** A day in Lagos, and what each calendar gives on it. */
export const appointmentDay = z.object({
  day: z.string(),
  /** The public holiday's name. */
  holiday: z.nullable(z.string()),
  calendars: z.array(
    z.object({
      id: z.string(),
      /** Null where its week has none on that weekday. */
      hours: z.nullable(hours),
      /** Closed by the staff or for a holiday; `false` with a reason: open all the same. */
      is_closed: z.boolean(),
      reason: z.nullable(z.string()),
    }),
  ),
});
export type AppointmentDay = z.infer<typeof appointmentDay>;

/** What someone asked for while nothing could be booked. */
export const appointmentRequest = z.object({
  reference: z.string(),
  wish: z.string(),
  /** When, in their own words. */
  time_wish: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  note: z.string(),
  time_zone: z.string(),
  created_at: z.string(),
  /** When someone of the staff answered it. */
  done_at: z.nullable(z.string()),
});
export type AppointmentRequest = z.infer<typeof appointmentRequest>;

const tag = "Appointments";
const which = z.object({ reference: line(1, 20) });
const calendarId = line(1, 64);
const one = { tag, data: z.object({ appointment: deskAppointment }), yields: "appointment" } as const;
const calendars = {
  tag,
  yields: "calendars",
  data: z.object({ calendars: z.array(appointmentCalendar) }),
} as const;
const refusals = [404, 409, 422] as const;

export const readAppointmentWeek = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/appointments/week",
  permission: "appointments",
  tag,
  summary: "Seven days from a Monday: what is booked, and what is closed",
  query: z.object({
    /** Any day of the week; this week where it is left out. */
    day: z.optional(calendarDay),
    calendar: z.optional(calendarId),
  }),
  data: z.object({
    /** Monday and Sunday. */
    from: z.string(),
    to: z.string(),
    today: z.string(),
    /** `calendly`: it decides when visitors can come; what was booked there alone is not here. */
    service: z.enum(["own", "calendly"]),
    calendars: z.array(appointmentCalendar),
    days: z.array(appointmentDay),
    /** Booked ones by their time. */
    appointments: z.array(deskAppointment),
    /** Requests that nobody has answered. */
    open_requests: z.int(),
  }),
  failures: [404],
});
export type AppointmentWeek = DataOf<typeof readAppointmentWeek>;

export const listDeskAppointments = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/appointments",
  permission: "appointments",
  tag,
  summary: "Appointments, the latest first; only those to come: the next first",
  query: z.object({
    /** Several parted by commas. */
    state: z.optional(severalOf(deskAppointmentStates)),
    calendar: z.optional(z.string().check(z.maxLength(400))),
    /** Reference, name, e-mail or phone. */
    search: z.optional(searchText(120)),
    cursor: z.optional(z.string().check(z.maxLength(40))),
  }),
  data: z.object({ appointments: z.array(deskAppointment), ...pageEnd }),
});

export const readDeskAppointment = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/appointments/{reference}",
  permission: "appointments",
  summary: "One appointment",
  params: which,
  ...one,
  failures: [404],
});

export const listDeskAppointmentTypes = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/appointments/types",
  permission: "appointments",
  tag,
  summary: "What can be booked",
  yields: "types",
  data: z.object({ types: z.array(appointmentType) }),
});

export const listDeskAppointmentSlots = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/appointments/slots",
  permission: "appointments",
  tag,
  summary: "The free times of a type on at most 31 days, as visitors are offered them",
  query: z.object({
    type: line(1, 64),
    /** Today where it is left out. */
    from: z.optional(calendarDay),
    days: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(31))),
  }),
  data: z.object({
    type: appointmentType,
    slots: z.array(appointmentSlot),
    first_day: z.string(),
    last_day: z.string(),
  }),
  failures: [404],
});

/** The same Idempotency-Key books once. */
export const bookDeskAppointment = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/appointments",
  permission: "appointments",
  summary: "Books a time for someone who called, who gets an e-mail; 409 where it is taken",
  status: 201,
  headers: onceKeyIfAny,
  body: z.strictObject({
    type: line(1, 64),
    starts_at: calendarMoment,
    name: appointmentContact.name,
    email: appointmentContact.email,
    phone: appointmentContact.phone,
    note: appointmentContact.note,
    /** They have read what is kept and why, and agreed. */
    agreed: z.literal(true, { error: "must be true: ask whether they agree" }),
  }),
  ...one,
  failures: refusals,
});

export const moveDeskAppointment = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/appointments/{reference}/move",
  permission: "appointments",
  summary:
    "Moves it to another free time and e-mails the visitor; 409 where the time is taken or it has changed",
  params: which,
  headers: seenRevision,
  body: z.strictObject({ starts_at: calendarMoment }),
  ...one,
  failures: refusals,
});

export const cancelDeskAppointment = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/appointments/{reference}/cancel",
  permission: "appointments",
  summary: "Cancels it and e-mails the visitor",
  params: which,
  headers: seenRevision,
  ...one,
  failures: refusals,
});

export const changeAppointmentDay = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/appointments/days",
  permission: "appointments",
  tag,
  summary: "Closes a day for one calendar or for all, or opens it; what is booked stays",
  body: z.strictObject({
    day: calendarDay,
    /** All of them where it is left out. */
    calendar: z.optional(calendarId),
    closed: z.boolean(),
    reason: line(1, 120),
  }),
  data: z.object({
    day: z.string(),
    closed: z.boolean(),
    /** References of what is booked on it. */
    booked: z.array(z.string()),
  }),
  failures: refusals,
});

export const listAppointmentCalendars = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/appointments/calendars",
  permission: "appointments",
  summary: "The calendars with their week and what they give",
  ...calendars,
});

export const setCalendarHours = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/appointments/calendars/{calendar}/hours",
  permission: "appointments",
  summary: "Sets a calendar's hours on a day of the week; null: closed",
  params: z.object({ calendar: calendarId }),
  body: z.strictObject({
    weekday: z.int().check(z.gte(1), z.lte(7)),
    hours: z.nullable(z.strictObject({ opens: clock, closes: clock })),
  }),
  ...calendars,
  failures: refusals,
});

export const setCalendarCapacity = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/appointments/calendars/{calendar}/capacity",
  permission: "appointments",
  summary: "Sets how many visitors a calendar takes at the same time",
  params: z.object({ calendar: calendarId }),
  body: z.strictObject({ capacity: z.int().check(z.gte(1), z.lte(100)) }),
  ...calendars,
  failures: refusals,
});

export const listAppointmentRequests = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/appointments/requests",
  permission: "appointments",
  tag,
  summary: "What was asked for while nothing could be booked, the oldest first",
  query: z.object({
    state: z.optional(severalOf(["open", "answered"])),
    search: z.optional(searchText(120)),
    cursor: z.optional(z.string().check(z.regex(/^\d{1,15}$/, { error: "must be a cursor" }))),
  }),
  data: z.object({ requests: z.array(appointmentRequest), ...pageEnd }),
});

export const answerAppointmentRequest = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/appointments/requests/{reference}/answered",
  permission: "appointments",
  tag,
  summary: "Marks a request as answered",
  params: which,
  yields: "answered",
  data: z.object({ answered: z.string() }),
  failures: refusals,
});

/** The calls of appointments at the desk. */
export const deskAppointmentCalls = /* @__PURE__ */ group(
  {
    readAppointmentWeek,
    listDeskAppointments,
    listDeskAppointmentTypes,
    listDeskAppointmentSlots,
    listAppointmentCalendars,
    listAppointmentRequests,
    readDeskAppointment,
    bookDeskAppointment,
    moveDeskAppointment,
    cancelDeskAppointment,
    changeAppointmentDay,
    setCalendarHours,
    setCalendarCapacity,
    answerAppointmentRequest,
  },
  {
    bookDeskAppointment: {
      type: "visit-lagos",
      starts_at: "2026-12-01T09:00:00.000Z",
      name: "Ada Obi",
      email: "ada@example.com",
      phone: "0803 123 4567",
      agreed: true,
    },
    moveDeskAppointment: { starts_at: "2026-12-02T10:00:00.000Z" },
    changeAppointmentDay: { day: "2026-12-24", calendar: "lagos", closed: true, reason: "Stocktaking" },
    setCalendarHours: { weekday: 6, hours: { opens: "10:00", closes: "17:00" } },
    setCalendarCapacity: { capacity: 2 },
  },
);
