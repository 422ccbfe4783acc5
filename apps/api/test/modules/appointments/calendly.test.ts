import { lagosDay } from "@precise/contract/nigeria/lagos-days";
import { bookAppointment } from "@precise/contract/shop/appointments";
import { successBody } from "@precise/contract/wire/envelope";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { calendlyClient } from "#api/modules/appointments/calendly/calendly-client.ts";
import { calendlyScheduling } from "#api/modules/appointments/calendly/calendly-scheduling.ts";
import type { Scheduling } from "#api/modules/appointments/scheduling-port.ts";
import { givingUpSoon } from "../../fixtures/giving-up-soon.ts";
import { failureOf, startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { book, bookedOf } from "./appointment-samples.ts";
import { type CalendlyStandIn, standInToken, startCalendlyStandIn } from "./calendly-stand-in.ts";

/** Tomorrow at 10:00, 11:00 and 12:00 in Lagos. */
const day = lagosDay(new Date(Date.now() + 86_400_000));
const [ten, eleven, noon] = ["09", "10", "11"].map((hour) => `${day}T${hour}:00:00.000Z`) as [
  string,
  string,
  string,
];

describe("appointments that Calendly keeps", () => {
  let service: CalendlyStandIn;
  let api: TestApi;
  beforeEach(async () => {
    service = await startCalendlyStandIn([ten, eleven, noon]);
    api = await startTestApi("pglite", { schedulingService: { url: service.url, token: standInToken } });
  });
  afterEach(async () => {
    await api.close();
    await service.close();
  });
  const slots = () => api.post("/api/appointments/slots", { type: "TOUR", from: day, days: 1 });
  const startsOf = (answer: { json: unknown }) =>
    (answer.json as { data: { slots: { starts_at: string }[] } }).data.slots.map((slot) => slot.starts_at);
  const active = () =>
    service.events.filter((event) => event.status === "active").map((event) => event.start);

  it("every page of its types is offered, without the secret ones, and asked for once a minute", async () => {
    for (let time = 0; time < 3; time += 1) {
      const answer = await api.get("/api/appointments/types");
      expect(answer.json).toEqual({
        data: {
          types: [
            { id: "TOUR", name: "Video tour", description: "", minutes: 30, place: "arranged" },
            { id: "ADVICE", name: "Lighting advice", description: "", minutes: 45, place: "arranged" },
          ],
        },
      });
    }
    expect(service.calls).toEqual(["GET /users/me", "GET /event_types", "GET /event_types"]);
  });

  it("is booked there, seen here at once, moved and cancelled there", async () => {
    expect(startsOf(await slots())).toEqual([ten, eleven, noon]);
    const { appointment, token } = bookedOf(await book(api, { type: "TOUR", starts_at: ten }));
    expect([appointment.join_url, active()]).toEqual(["https://meet.example/1", [ten]]);
    expect(startsOf(await slots())).toEqual([eleven, noon]);
    expect((await api.post("/api/appointments/move", { token, starts_at: noon })).status).toBe(200);
    expect([active(), startsOf(await slots())]).toEqual([[noon], [ten, eleven]]);
    expect((await api.post("/api/appointments/cancel", { token })).status).toBe(200);
    expect(active()).toEqual([]);
  });

  it("a second booking of one time is refused as taken, and the list no longer offers it", async () => {
    await slots();
    await book(api, { type: "TOUR", starts_at: ten });
    const second = await book(api, { type: "TOUR", starts_at: ten, email: "second@example.com" });
    expect(failureOf(second)).toEqual({ status: 409, errors: [{ code: "slot_taken", field: "starts_at" }] });
    expect(startsOf(await slots())).toEqual([eleven, noon]);
  });

  it("a booking whose answer is lost is found, and not made twice", async () => {
    await slots();
    service.failNext("gibberish");
    const answer = await book(api, { type: "TOUR", starts_at: ten });
    expect(answer.status).toBe(201);
    expect(successBody(bookAppointment.data).parse(answer.json).data.appointment.starts_at).toBe(ten);
    expect(active()).toEqual([ten]);
  });

  it.each([
    ["a fault of its own", [{ status: 500 }]],
    ["a refused token", [{ status: 401 }]],
    ["no answer at all, twice", ["cut", "cut"]],
    ["an answer that is none", ["gibberish"]],
  ] as const)(
    "%s is an outage: 503, a request can be left, and the answer gives no details",
    async (_name, faults) => {
      service.failNext(...faults);
      const answer = await api.get("/api/appointments/types");
      expect(failureOf(answer)).toEqual({ status: 503, errors: [{ code: "scheduling_unavailable" }] });
      expect(answer.headers.get("retry-after")).toBe("30");
      expect(answer.text).not.toMatch(/calendly|token|127\.0\.0\.1/i);
      const callsBefore = service.calls.length;
      await api.get("/api/appointments/types");
      // No one waits for it again at once.
      expect(service.calls.length).toBe(callsBefore);
      const request = { wish: "Video tour", when: "Tomorrow", name: "Ada", email: "a@example.com" };
      const left = await api.post(
        "/api/appointments/requests",
        { ...request, phone: "+447911123456", time_zone: "Europe/London" },
        { "idempotency-key": "a-key-of-sixteen-letters" },
      );
      expect(left.status).toBe(201);
    },
  );

  it("one lost connection is tried again", async () => {
    service.failNext("cut");
    expect((await api.get("/api/appointments/types")).status).toBe(200);
  });

  it("abuse 41: the token is neither sent to a caller nor logged", async () => {
    service.failNext({ status: 401 });
    await api.get("/api/appointments/types");
    expect(api.logged()).toContain("Calendly does not take our token (401)");
    expect(api.logged()).not.toContain(standInToken);
  });
});

describe("waiting for Calendly", () => {
  let service: CalendlyStandIn;
  let now = Date.parse("2026-11-21T08:00:00Z");
  let scheduling: Scheduling;
  beforeEach(async () => {
    service = await startCalendlyStandIn([ten]);
    const client = calendlyClient({
      url: service.url,
      token: standInToken,
      now: () => now,
      timeoutMilliseconds: 60_000,
      onFault: () => undefined,
    });
    const db = { transaction: () => expect.unreachable("nothing is kept here") };
    scheduling = calendlyScheduling(db as never, client, () => new Date(now));
  });
  afterEach(() => service.close());
  const isUp = async () => (await scheduling.types()).ok;

  it("lasts as long as a 429 says, and no call is made before", async () => {
    service.failNext({ status: 429, retryAfter: "120" });
    expect(await isUp()).toBe(false);
    now += 119_000;
    expect([await isUp(), service.calls.length]).toEqual([false, 1]);
    now += 2_000;
    expect(await isUp()).toBe(true);
  });

  it("ends with the time limit of a call that is never answered, and it is asked again after five seconds", async () => {
    service.failNext("silent");
    expect(await givingUpSoon(isUp)).toBe(false);
    now += 4_000;
    expect([await isUp(), service.calls.length]).toEqual([false, 1]);
    now += 1_500;
    expect(await isUp()).toBe(true);
  });

  it("answers are kept for a minute", async () => {
    await isUp();
    const callsBefore = service.calls.length;
    now += 59_000;
    await isUp();
    expect(service.calls.length).toBe(callsBefore);
    now += 2_000;
    await isUp();
    expect(service.calls.length).toBeGreaterThan(callsBefore);
  });
});
