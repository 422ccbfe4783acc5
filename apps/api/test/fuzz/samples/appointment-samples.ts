import { randomUUID } from "node:crypto";
import { bookDeskAppointment } from "@precise/contract/desk/appointments";
import { requestAppointment } from "@precise/contract/shop/appointments";
import { successBody } from "@precise/contract/wire/envelope";
import { freeStarts, visitor } from "../../modules/appointments/appointment-samples.ts";
import type { FreshSamples, FuzzShop } from "./fuzz-shop.ts";

const type = "visit-lagos";

/** Appointments at times that are free today: one that an example names has passed tomorrow. */
export function appointmentSamples({ api, about, openOwner }: FuzzShop): FreshSamples {
  // The last ones: the fuzz and its samples take the next.
  const freeTime = async (besides = "") =>
    (await freeStarts(api, type)).findLast((time) => time !== besides) ?? "";
  async function booking() {
    const { name, email, phone } = visitor;
    return { body: { name, email, phone, agreed: true, type, starts_at: await freeTime() } as const };
  }
  async function booked() {
    const { appointment } = await (await openOwner()).done(bookDeskAppointment, await booking());
    const { reference, revision, starts_at } = appointment;
    return { params: { reference }, ifMatch: revision, startsAt: starts_at };
  }
  async function request() {
    const body = { ...visitor, wish: "Video tour", when: "In the morning" };
    const answer = await api.post("/api/appointments/requests", body, { "idempotency-key": randomUUID() });
    const { reference } = successBody(requestAppointment.data).parse(answer.json).data.request;
    return { params: { reference } };
  }

  return {
    ...about(booking, ["bookDeskAppointment"]),
    ...about(booked, ["readDeskAppointment", "cancelDeskAppointment"]),
    ...about(async () => {
      const { params, ifMatch, startsAt } = await booked();
      // One time takes several visitors: the last one may be free still.
      return { params, ifMatch, body: { starts_at: await freeTime(startsAt) } };
    }, ["moveDeskAppointment"]),
    ...about(async () => ({ params: { calendar: "lagos" } }), ["setCalendarHours", "setCalendarCapacity"]),
    ...about(request, ["answerAppointmentRequest"]),
  };
}
