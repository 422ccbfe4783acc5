import { randomUUID } from "node:crypto";
import { lagosDay } from "@precise/contract/nigeria/lagos-days";
import { bookAppointment, listAppointmentSlots } from "@precise/contract/shop/appointments";
import { successBody } from "@precise/contract/wire/envelope";
import type { Answer, TestApi } from "../../fixtures/start-test-api.ts";
import type { Sample } from "../../main/call-samples.ts";

export const visitor = {
  name: "Ada Obi",
  email: "ada@example.com",
  phone: "0803 123 4567",
  time_zone: "Africa/Lagos",
};

/** The free beginnings of the next 31 days. */
export async function freeStarts(api: TestApi, type: string): Promise<string[]> {
  const body = { type, from: lagosDay(new Date()), days: 31 };
  const { slots } = successBody(listAppointmentSlots.data).parse(
    (await api.post("/api/appointments/slots", body)).json,
  ).data;
  return slots.map((slot) => slot.starts_at);
}

/** A day that is closed whatever today is. */
export const nextChristmas = `${Number(lagosDay(new Date()).slice(0, 4)) + 1}-12-25`;

export function book(
  api: TestApi,
  body: object,
  key: string = randomUUID(),
  headers: Record<string, string> = {},
): Promise<Answer> {
  return api.post("/api/appointments", { ...visitor, ...body }, { "idempotency-key": key, ...headers });
}

/** What a successful booking answers. */
export function bookedOf(answer: Answer) {
  return successBody(bookAppointment.data).parse(answer.json).data;
}

/** A sample of every call of appointments. */
export async function appointmentSamples(api: TestApi): Promise<Record<string, Sample>> {
  const starts = await freeStarts(api, "visit-lagos");
  const next = () => starts.shift() ?? "";
  const token = async () => bookedOf(await book(api, { type: "visit-lagos", starts_at: next() })).token;
  const [read, cancelled, moved] = [await token(), await token(), await token()];
  const movedTo = next();
  const missing = { body: { token: "x.y" } };
  const bad = { body: { token: 1 }, field: "token" };
  return {
    listAppointmentTypes: {},
    listAppointmentSlots: {
      body: { type: "visit-lagos", from: lagosDay(new Date()), days: 31 },
      bad: { body: { type: "visit-lagos", from: "tomorrow", days: 31 }, field: "from" },
      missing: { body: { type: "moon-walk", from: lagosDay(new Date()), days: 1 } },
    },
    bookAppointment: {
      get body() {
        return { ...visitor, type: "visit-lagos", starts_at: next() };
      },
      bad: { body: { ...visitor, type: "visit-lagos", starts_at: next(), phone: "12" }, field: "phone" },
      missing: { body: { ...visitor, type: "moon-walk", starts_at: next() } },
    },
    readAppointment: { body: { token: read }, bad, missing },
    cancelAppointment: { body: { token: cancelled }, bad, missing },
    moveAppointment: {
      body: { token: moved, starts_at: movedTo },
      bad: { body: { token: moved, starts_at: "noon" }, field: "starts_at" },
      missing: { body: { token: "x.y", starts_at: movedTo } },
    },
    requestAppointment: {
      get body() {
        return { ...visitor, wish: "Video tour", when: "In the morning" };
      },
      bad: { body: { ...visitor, wish: "Video tour", when: "", time_zone: "Moon/Base" }, field: "time_zone" },
    },
  };
}
