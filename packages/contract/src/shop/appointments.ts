import * as z from "zod/mini";
import { readPhoneNumber } from "../nigeria/phone-number.ts";
import { calendarDay, calendarMoment } from "../wire/calendar-input.ts";
import { onceKey } from "../wire/headers.ts";
import { type DataOf, group, route } from "../wire/route.ts";
import { emailAddress, line, paragraph } from "../wire/text.ts";

/** `video`: by video call; `showroom`: in one of our showrooms; `arranged`: as the scheduling service's invitation says. */
const appointmentPlaces = ["video", "showroom", "arranged"] as const;

/** What can be booked: an event type of the scheduling service. @source spec §1 "Scheduling" */
export const appointmentType = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  minutes: z.int(),
  place: z.enum(appointmentPlaces),
  /** Where it takes place; only with `showroom`. */
  showroom: z.optional(
    z.object({ id: z.string(), name: z.string(), address: z.string(), phone: z.string() }),
  ),
});
export type AppointmentType = z.infer<typeof appointmentType>;

/** A moment in UTC, as `2026-11-23T09:00:00.000Z`. */
const moment = z.iso.datetime();
/** A day in Lagos, as `2026-11-23`. */
const lagosDay = z.iso.date();

/** A start time that can still be booked, and for how many. */
export const appointmentSlot = z.object({ starts_at: moment, places_left: z.int() });
export type AppointmentSlot = z.infer<typeof appointmentSlot>;

export const appointment = z.object({
  /** `AP-` and eight characters. */
  reference: z.string(),
  type: appointmentType,
  starts_at: moment,
  ends_at: moment,
  status: z.enum(["booked", "cancelled"]),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  note: z.string(),
  /** The visitor's own zone, as `Europe/London`. */
  time_zone: z.string(),
  /** Where to meet online, once that is known. */
  join_url: z.optional(z.string()),
  /** What may still be done with it: nothing for one that has begun or was cancelled. */
  may_change: z.boolean(),
});
export type Appointment = z.infer<typeof appointment>;

/** True for a zone that this machine's own calendar knows. */
function isTimeZone(text: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: text });
    return true;
  } catch {
    // The constructor has no other way to say that it does not know the zone.
    return false;
  }
}

/** Who comes, and how they are reached. */
export const appointmentContact = {
  name: line(1, 120),
  email: emailAddress,
  phone: line(1, 30).check(
    z.refine((text) => readPhoneNumber(text).ok, {
      error: "must be a Nigerian mobile number, or one with its country code",
      params: { code: "bad_phone" },
    }),
  ),
  note: z.optional(paragraph(1000)),
  time_zone: line(1, 64).check(z.refine(isTimeZone, { error: "must be a time zone like Africa/Lagos" })),
};

const typeId = line(1, 64);
const token = line(1, 512);

/** The call answers 503 `scheduling_unavailable` where the scheduling service is down: then leave a request. */
export const listAppointmentTypes = /* @__PURE__ */ route({
  method: "GET",
  path: "/api/appointments/types",
  tag: "Appointments",
  summary: "What can be booked; 503 scheduling_unavailable while the scheduling service is down",
  yields: "types",
  data: z.object({ types: z.array(appointmentType) }),
});

/** Reading changes nothing; it is a POST for its body. */
export const listAppointmentSlots = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/appointments/slots",
  isSafe: true,
  tag: "Appointments",
  summary: "The free start times of a type within at most 31 days, and its first and last bookable day",
  body: z.strictObject({
    type: typeId,
    from: calendarDay,
    days: z.int().check(z.gte(1), z.lte(31)),
  }),
  data: z.object({
    type: appointmentType,
    slots: z.array(appointmentSlot),
    first_day: lagosDay,
    last_day: lagosDay,
  }),
  failures: [404],
});
export type OfferedSlots = DataOf<typeof listAppointmentSlots>;

/** 409 `slot_taken`: another visitor was faster, or the type has no such start. Anyone with the `token` can open it. */
export const bookAppointment = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/appointments",
  tag: "Appointments",
  summary: "Books; the same Idempotency-Key and body give the same answer",
  status: 201,
  headers: onceKey,
  body: z.strictObject({ type: typeId, starts_at: calendarMoment, ...appointmentContact }),
  data: z.object({ appointment, token: z.string() }),
  failures: [404, 409, 422],
});

/** Reading is a POST so that no log holds the token. */
export const readAppointment = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/appointments/read",
  isSafe: true,
  tag: "Appointments",
  summary: "The appointment of the link in our e-mail; the same 404 for every bad token",
  body: z.strictObject({ token }),
  yields: "appointment",
  data: z.object({ appointment }),
  failures: [404],
});

/** 409 `appointment_over`: it has begun. */
export const cancelAppointment = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/appointments/cancel",
  tag: "Appointments",
  summary: "Cancels by the token of our e-mail; a repeat answers with the cancelled appointment",
  body: z.strictObject({ token }),
  yields: "appointment",
  data: z.object({ appointment }),
  failures: [404, 409],
});

/** How often one appointment may be moved: each move is mailed to an address whose owner is not verified. */
export const mostAppointmentMoves = 5;

/**
 * 409 `slot_taken`, or `appointment_over` for one that has begun or was cancelled; 422 `too_many_moves` after
 * `mostAppointmentMoves`.
 */
export const moveAppointment = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/appointments/move",
  tag: "Appointments",
  summary: "Moves it to another time, by the token of our e-mail; a repeat gives the same answer",
  body: z.strictObject({ token, starts_at: calendarMoment }),
  yields: "appointment",
  data: z.object({ appointment }),
  failures: [404, 409, 422],
});

/** What is left where nothing can be booked: our team answers by e-mail or phone. */
export const requestAppointment = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/appointments/requests",
  tag: "Appointments",
  summary: "Asks for an appointment while the scheduling service is down; the same key gives the same answer",
  status: 201,
  headers: onceKey,
  body: z.strictObject({ wish: line(1, 120), when: line(1, 200), ...appointmentContact }),
  yields: "request",
  data: z.object({ request: z.object({ reference: z.string() }) }),
  failures: [409, 422],
});

const exampleVisitor = {
  name: "Ada Obi",
  email: "ada@example.com",
  phone: "0803 123 4567",
  time_zone: "Europe/London",
};
/** The calls of appointments. */
export const appointmentCalls = /* @__PURE__ */ group(
  {
    listAppointmentTypes,
    listAppointmentSlots,
    bookAppointment,
    readAppointment,
    cancelAppointment,
    moveAppointment,
    requestAppointment,
  },
  {
    listAppointmentSlots: { type: "video-tour", from: "2026-11-23", days: 31 },
    bookAppointment: { type: "video-tour", starts_at: "2026-11-23T09:00:00.000Z", ...exampleVisitor },
    readAppointment: { token: "WyJBUC03SzNNOVFYMSJd.aGVsbG8" },
    cancelAppointment: { token: "WyJBUC03SzNNOVFYMSJd.aGVsbG8" },
    moveAppointment: { token: "WyJBUC03SzNNOVFYMSJd.aGVsbG8", starts_at: "2026-11-24T10:00:00.000Z" },
    requestAppointment: {
      wish: "Video tour of the showroom",
      when: "Next week in the morning",
      ...exampleVisitor,
    },
  },
);
