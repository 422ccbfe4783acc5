import { randomUUID } from "node:crypto";
import {
  answerAppointmentRequest,
  bookDeskAppointment,
  cancelDeskAppointment,
  changeAppointmentDay,
  listAppointmentCalendars,
  listAppointmentRequests,
  listDeskAppointmentSlots,
  listDeskAppointments,
  listDeskAppointmentTypes,
  moveDeskAppointment,
  readAppointmentWeek,
  readDeskAppointment,
  setCalendarCapacity,
  setCalendarHours,
} from "@precise/contract/desk/appointments";
import { readToday } from "@precise/contract/desk/today";
import { lagosDay, laterDay, weekdayOfDay } from "@precise/contract/nigeria/lagos-days";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../fixtures/start-test-api.ts";
import { nextChristmas, visitor } from "../modules/appointments/appointment-samples.ts";
import {
  type CalendlyStandIn,
  standInToken,
  startCalendlyStandIn,
} from "../modules/appointments/calendly-stand-in.ts";
import { type DeskCaller, staffAs } from "./open-desk.ts";

const caller = {
  name: "Ngozi Eze",
  email: "ngozi@example.com",
  phone: "0803 123 4567",
  agreed: true,
} as const;
const errorOf = (answer: { failure: { errors: readonly object[] } | undefined }) => answer.failure?.errors[0];

describe("appointments at the desk", () => {
  let api: TestApi;
  let ada: DeskCaller;
  let bola: DeskCaller;
  beforeAll(async () => {
    api = await startTestApi("pglite");
    ada = await staffAs(api, "sales", { name: "Ada Obi" });
    bola = await staffAs(api, "showroom", { name: "Bola Ige" });
  });
  afterAll(() => api.close());

  const at = (reference: string) => ({ params: { reference } });
  async function freeTimes(type: string) {
    const query = { type, days: "31" };
    return (await ada.done(listDeskAppointmentSlots, { query })).slots.map(({ starts_at }) => starts_at);
  }
  async function book(body: { type: string; starts_at: string }, by = ada) {
    return (await by.done(bookDeskAppointment, { body: { ...caller, ...body } })).appointment;
  }
  const mailsOf = async (reference: string) => {
    const rows = await api.db.query<{ kind: string; recipient: string }>(
      `select kind, recipient from mail_outbox where event_key like $1 and kind <> 'appointment_reminder' order by id`,
      [`appointment:${reference}:%`],
    );
    return rows.map(({ kind, recipient }) => [kind, recipient]);
  };

  it("books for a caller, once for a key, with a confirmation to them alone", async () => {
    const { types } = await bola.done(listDeskAppointmentTypes);
    expect(types.map(({ id }) => id)).toContain("visit-lagos");
    const [starts_at = ""] = await freeTimes("visit-lagos");
    const body = { ...caller, type: "visit-lagos", starts_at };
    const idempotencyKey = randomUUID();
    const { appointment } = await bola.done(bookDeskAppointment, { body, idempotencyKey });
    expect(appointment).toMatchObject({
      name: "Ngozi Eze",
      phone: "+2348031234567",
      time_zone: "Africa/Lagos",
      calendar: { id: "lagos", name: "Lagos" },
      revision: 0,
    });
    const again = await bola.done(bookDeskAppointment, { body, idempotencyKey });
    expect(again.appointment.reference).toBe(appointment.reference);
    expect(await mailsOf(appointment.reference)).toEqual([["appointment_booked", "ngozi@example.com"]]);
    const notAsked = await bola.call(bookDeskAppointment, { body: { ...body, agreed: false as true } });
    expect([notAsked.status, errorOf(notAsked)]).toMatchObject([400, { field: "agreed" }]);
    const gone = await bola.call(bookDeskAppointment, { body: { ...body, type: "moon-walk" } });
    expect([gone.status, errorOf(gone)]).toMatchObject([404, { field: "type" }]);
    const warehouse = await staffAs(api, "warehouse");
    expect((await warehouse.call(bookDeskAppointment, { body })).status).toBe(403);
  });

  it("shows a week with its days, of one calendar or of all", async () => {
    const [starts_at = ""] = await freeTimes("visit-abuja");
    const { reference } = await book({ type: "visit-abuja", starts_at });
    const day = lagosDay(new Date(starts_at));
    const week = await bola.done(readAppointmentWeek, { query: { day } });
    expect(week).toMatchObject({ service: "own", today: lagosDay(new Date()), open_requests: 0 });
    expect([weekdayOfDay(week.from), week.to]).toEqual([1, laterDay(week.from, 6)]);
    expect(week.appointments.map((each) => each.reference)).toContain(reference);
    expect(week.days.map((each) => each.day)).toContain(day);
    const lagos = await bola.done(readAppointmentWeek, { query: { day, calendar: "lagos" } });
    expect(lagos.appointments.map((each) => each.reference)).not.toContain(reference);
    expect(lagos.days[0]?.calendars.map(({ id }) => id)).toEqual(["lagos"]);
    const unknown = await bola.call(readAppointmentWeek, { query: { calendar: "moon" } });
    expect(unknown.status).toBe(404);
    const christmas = await bola.done(readAppointmentWeek, {
      query: { day: nextChristmas, calendar: "lagos" },
    });
    expect(christmas.days.filter((each) => each.day === nextChristmas)).toMatchObject([
      { holiday: "Christmas Day", calendars: [{ is_closed: true, reason: "Christmas Day" }] },
    ]);
    expect((await bola.call(readAppointmentWeek, { query: { day: "soon" } })).status).toBe(400);
  });

  it("of two who move to the last place one wins, and the other is told", async () => {
    await ada.done(setCalendarCapacity, { params: { calendar: "port-harcourt" }, body: { capacity: 1 } });
    const [first = "", second = "", third = ""] = await freeTimes("visit-port-harcourt");
    const one = await book({ type: "visit-port-harcourt", starts_at: first });
    const other = await book({ type: "visit-port-harcourt", starts_at: second });
    const move = (by: DeskCaller, reference: string) =>
      by.call(moveDeskAppointment, { ...at(reference), ifMatch: 0, body: { starts_at: third } });
    const answers = await Promise.all([move(ada, one.reference), move(bola, other.reference)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [lost] = answers.filter(({ status }) => status === 409);
    expect(lost && errorOf(lost)).toMatchObject({
      field: "starts_at",
      message: "This time is no longer free. Choose another.",
    });
    const won = answers.find(({ status }) => status === 200)?.data?.appointment;
    expect(won).toMatchObject({ starts_at: third, revision: 1 });
    expect(await mailsOf(won?.reference ?? "")).toEqual([
      ["appointment_booked", "ngozi@example.com"],
      ["appointment_moved", "ngozi@example.com"],
    ]);
    // Whoever saw it where it was does not move it from where it is.
    const stale = await move(bola, won?.reference ?? "");
    expect(stale.status).toBe(409);
    const [entry] = await api.db.query(
      "select before, after from audit_entry where act = 'appointments.move' and subject = $1",
      [won?.reference ?? ""],
    );
    expect(entry).toMatchObject({ after: { starts_at: third } });
  });

  it("cancels once, with a mail, and finds what was cancelled", async () => {
    const [starts_at = ""] = await freeTimes("video-tour");
    const { reference } = await book({ type: "video-tour", starts_at });
    const stale = await ada.call(cancelDeskAppointment, { ...at(reference), ifMatch: 7 });
    expect(errorOf(stale)).toMatchObject({ message: expect.stringContaining("changed meanwhile") });
    const done = await ada.done(cancelDeskAppointment, { ...at(reference), ifMatch: 0 });
    expect(done.appointment).toMatchObject({ status: "cancelled", may_change: false });
    expect((await mailsOf(reference)).at(-1)).toEqual(["appointment_cancelled", "ngozi@example.com"]);
    expect((await ada.call(cancelDeskAppointment, { ...at(reference), ifMatch: 1 })).status).toBe(409);
    const list = async (query: object) => {
      const { appointments, total } = await ada.done(listDeskAppointments, { query });
      expect(total).toBe(appointments.length);
      return appointments.map((each) => each.reference);
    };
    expect(await list({ state: "cancelled" })).toEqual([reference]);
    expect(await list({ state: "coming", calendar: "digital" })).toEqual([]);
    for (const search of [reference.toLowerCase(), "ngozi eze", "0803 123 4567"])
      expect(await list({ search, state: "cancelled" })).toEqual([reference]);
    expect((await ada.done(readDeskAppointment, at(reference.toLowerCase()))).appointment.reference).toBe(
      reference,
    );
    expect((await ada.call(readDeskAppointment, at("AP-99999999"))).status).toBe(404);
  });

  it("closes a day that keeps what is booked, for one calendar or all, and opens it again", async () => {
    const times = await freeTimes("visit-lagos");
    const starts_at = times.at(-1) ?? "";
    const day = lagosDay(new Date(starts_at));
    const { reference } = await book({ type: "visit-lagos", starts_at });
    const close = (calendar?: string) =>
      ada.done(changeAppointmentDay, {
        body: { day, closed: true, reason: "Stocktaking", ...(calendar !== undefined && { calendar }) },
      });
    expect(await close("lagos")).toEqual({ day, closed: true, booked: [reference] });
    const onDay = async (type: string) =>
      (await freeTimes(type)).filter((each) => lagosDay(new Date(each)) === day);
    expect(await onDay("visit-lagos")).toEqual([]);
    expect(await onDay("visit-abuja")).not.toEqual([]);
    expect((await ada.done(readDeskAppointment, at(reference))).appointment.status).toBe("booked");
    // Opening all opens the one that was closed by itself.
    await ada.done(changeAppointmentDay, { body: { day, closed: false, reason: "Open" } });
    expect(await onDay("visit-lagos")).not.toEqual([]);
    await close();
    expect(await onDay("visit-abuja")).toEqual([]);
    await ada.done(changeAppointmentDay, { body: { day, closed: false, reason: "Open" } });
    const unknown = await ada.call(changeAppointmentDay, {
      body: { day, calendar: "moon", closed: true, reason: "x" },
    });
    expect(unknown.status).toBe(404);
    const why = await ada.call(changeAppointmentDay, { body: { day, closed: true, reason: "" } });
    expect([why.status, errorOf(why)]).toMatchObject([400, { field: "reason" }]);
  });

  it("sets a calendar's hours and places", async () => {
    const params = { calendar: "abuja" };
    const body = { weekday: 6, hours: { opens: "11:00", closes: "13:00" } };
    const { calendars } = await bola.done(setCalendarHours, { params, body });
    const abuja = calendars.find(({ id }) => id === "abuja");
    expect(abuja?.hours).toContainEqual({ weekday: 6, opens: "11:00", closes: "13:00" });
    await bola.done(setCalendarHours, { params, body: { weekday: 6, hours: null } });
    await bola.done(setCalendarCapacity, { params, body: { capacity: 4 } });
    const after = (await bola.done(listAppointmentCalendars)).calendars.find(({ id }) => id === "abuja");
    expect([after?.capacity, after?.hours.some(({ weekday }) => weekday === 6)]).toEqual([4, false]);
    const turned = { weekday: 6, hours: { opens: "13:00", closes: "11:00" } };
    expect((await bola.call(setCalendarHours, { params, body: turned })).status).toBe(422);
    const late = { weekday: 6, hours: { opens: "9", closes: "11:00" } };
    expect((await bola.call(setCalendarHours, { params, body: late })).status).toBe(400);
    const moon = { params: { calendar: "moon" }, body: { capacity: 1 } };
    expect((await bola.call(setCalendarCapacity, moon)).status).toBe(404);
  });

  it("lists requests that were left, until somebody has answered them", async () => {
    const request = { ...visitor, wish: "Video tour", when: "In the morning" };
    const left = await api.post("/api/appointments/requests", request, { "idempotency-key": randomUUID() });
    const { reference } = (left.json as { data: { request: { reference: string } } }).data.request;
    const open = await bola.done(listAppointmentRequests, { query: { state: "open" } });
    expect(open).toMatchObject({
      total: 1,
      requests: [{ reference, time_wish: "In the morning", done_at: null }],
    });
    const { today } = await bola.done(readToday);
    expect(today.find(({ kind }) => kind === "appointment_requests")).toMatchObject({ count: 1 });
    expect(await bola.done(answerAppointmentRequest, at(reference))).toEqual({ answered: reference });
    expect((await bola.call(answerAppointmentRequest, at(reference))).status).toBe(404);
    expect((await bola.done(listAppointmentRequests, { query: { state: "open" } })).total).toBe(0);
    const answered = await bola.done(listAppointmentRequests, {
      query: { state: "answered", search: "ada" },
    });
    expect(answered.requests).toMatchObject([{ reference }]);
  });
});

describe("appointments at the desk that Calendly keeps", () => {
  let service: CalendlyStandIn;
  let api: TestApi;
  const tomorrow = laterDay(lagosDay(new Date()), 1);
  const [ten, eleven] = [`${tomorrow}T09:00:00.000Z`, `${tomorrow}T10:00:00.000Z`];
  beforeAll(async () => {
    service = await startCalendlyStandIn([ten, eleven]);
    api = await startTestApi("pglite", { schedulingService: { url: service.url, token: standInToken } });
  });
  afterAll(async () => {
    await api.close();
    await service.close();
  });

  it("are booked and moved there, and its days and hours are said to be its own", async () => {
    const ada = await staffAs(api, "sales");
    const body = { ...caller, type: "TOUR", starts_at: ten };
    const { appointment } = await ada.done(bookDeskAppointment, { body });
    expect(appointment.calendar).toBeNull();
    const to = { params: { reference: appointment.reference }, ifMatch: 0, body: { starts_at: eleven } };
    expect((await ada.done(moveDeskAppointment, to)).appointment.starts_at).toBe(eleven);
    const week = await ada.done(readAppointmentWeek, { query: { day: tomorrow } });
    expect(week).toMatchObject({ service: "calendly", appointments: [{ reference: appointment.reference }] });
    const closed = await ada.call(changeAppointmentDay, {
      body: { day: tomorrow, closed: true, reason: "x" },
    });
    expect([closed.status, errorOf(closed)]).toMatchObject([
      409,
      { message: "Calendly decides when visitors can come. Change it there." },
    ]);
  });
});
