import { randomUUID } from "node:crypto";
import { lagosDay } from "@precise/contract/nigeria/lagos-days";
import { appointment as appointmentShape } from "@precise/contract/shop/appointments";
import { successBody } from "@precise/contract/wire/envelope";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { operatorCommands } from "#api/main/operator-commands.ts";
import { filesInFolder } from "#api/platform/files/open-files.ts";
import { allDatabaseKinds } from "../../fixtures/database.ts";
import { failureOf, startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { book, bookedOf, freeStarts, nextChristmas, visitor } from "./appointment-samples.ts";

const answered = successBody(z.object({ appointment: appointmentShape }));

describe.each(allDatabaseKinds)("appointments on %s", (kind) => {
  let api: TestApi;
  let starts: string[];
  beforeAll(async () => {
    api = await startTestApi(kind);
    starts = await freeStarts(api, "video-tour");
  });
  afterAll(() => api.close());
  const next = () => starts.splice(0, 2)[0] ?? expect.fail("no free beginning is left");
  const act = async (path: string, body: object) =>
    answered.parse((await api.post(`/api/appointments/${path}`, body)).json).data.appointment;
  const mailsOf = (reference: string) =>
    api.db.query<{ kind: string; recipient: string; state: string; due_at: Date }>(
      "select kind, recipient, state, due_at from mail_outbox where event_key like $1 order by id",
      [`appointment:${reference}:%`],
    );
  const command = async (name: string, input: object) => {
    const commands = operatorCommands({
      db: api.db,
      files: filesInFolder(api.dataFolder),
      unpaidOrderHours: 72,
    });
    return (commands[name] ?? expect.fail(name))(input, () => undefined);
  };

  it("of 20 who want the same beginning at the same moment, exactly as many get it as there is room for", async () => {
    const starts_at = next();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        book(api, { type: "video-tour", starts_at, email: `v${at}@example.com` }),
      ),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 201, ...Array<number>(18).fill(409)]);
    const refused = answers.find((answer) => answer.status === 409) ?? expect.fail();
    expect(failureOf(refused).errors).toEqual([{ code: "slot_taken", field: "starts_at" }]);
    const [row] = await api.db.query<{ held: number }>(
      "select count(*)::int as held from appointment where starts_at = $1 and desk_id = 'digital'",
      [new Date(starts_at)],
    );
    expect(row?.held).toBe(2);
    expect(await freeStarts(api, "video-tour")).not.toContain(starts_at);
  });

  it("types of one desk share its places: advice cannot overlap what is full", async () => {
    const free = await freeStarts(api, "lighting-advice");
    const starts_at = free[Math.floor(free.length / 2)] ?? "";
    for (let time = 0; time < 2; time += 1)
      expect((await book(api, { type: "lighting-advice", starts_at })).status).toBe(201);
    expect((await book(api, { type: "video-tour", starts_at })).status).toBe(409);
  });

  it("the same key and body make one booking, also when they come together; another body is refused", async () => {
    const key = randomUUID();
    const body = { type: "visit-abuja", starts_at: (await freeStarts(api, "visit-abuja"))[0] };
    const together = await Promise.all(Array.from({ length: 5 }, () => book(api, body, key)));
    const done = together.filter((answer) => answer.status === 201);
    const waiting = together.filter((answer) => answer.status === 409);
    expect(waiting.map((answer) => failureOf(answer).errors[0]?.code)).toEqual(
      waiting.map(() => "idempotency_in_progress"),
    );
    const again = bookedOf(await book(api, body, key)).appointment.reference;
    expect(new Set([...done.map((answer) => bookedOf(answer).appointment.reference), again]).size).toBe(1);
    const other = await book(api, { ...body, name: "Somebody else" }, key);
    expect(failureOf(other)).toEqual({
      status: 422,
      errors: [{ code: "idempotency_key_reused", field: "idempotency-key" }],
    });
  });

  it("a key whose booking was refused may be used again", async () => {
    const key = randomUUID();
    const refused = await book(api, { type: "video-tour", starts_at: "2020-01-06T09:00:00.000Z" }, key);
    expect(refused.status).toBe(409);
    expect((await book(api, { type: "video-tour", starts_at: next() }, key)).status).toBe(201);
  });

  it("a booking is mailed to the visitor and to the shop, with a reminder that waits for the day before", async () => {
    const starts_at = starts.splice(-1)[0] ?? "";
    const { appointment } = bookedOf(await book(api, { type: "video-tour", starts_at }));
    const mails = await mailsOf(appointment.reference);
    expect(mails.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ["appointment_booked", "ada@example.com"],
      ["appointment_booked", "hello@example.com"],
      ["appointment_reminder", "ada@example.com"],
    ]);
    const due = new Date(mails[2]?.due_at ?? 0).getTime();
    expect(Date.parse(starts_at) - due).toBe(24 * 60 * 60_000);
  });

  it("moves by the mail's token: the old place is free again, and the reminder follows", async () => {
    const [from = "", to = ""] = starts.splice(-8, 8).filter((_, at) => at % 4 === 0);
    const { appointment, token } = bookedOf(await book(api, { type: "video-tour", starts_at: from }));
    await book(api, { type: "video-tour", starts_at: from });
    expect(await freeStarts(api, "video-tour")).not.toContain(from);
    for (let time = 0; time < 2; time += 1)
      expect((await act("move", { token, starts_at: to })).starts_at).toBe(to);
    expect(await freeStarts(api, "video-tour")).toContain(from);
    const reminders = (await mailsOf(appointment.reference)).filter(
      (mail) => mail.kind === "appointment_reminder",
    );
    expect(reminders.map((mail) => Date.parse(to) - new Date(mail.due_at).getTime())).toEqual([86_400_000]);
  });

  it("is cancelled by the mail's token, once however often it is asked, and cannot be moved then", async () => {
    const starts_at = next();
    const { appointment, token } = bookedOf(await book(api, { type: "video-tour", starts_at }));
    await Promise.all(Array.from({ length: 4 }, () => api.post("/api/appointments/cancel", { token })));
    const off = await act("cancel", { token });
    expect([off.status, off.may_change]).toEqual(["cancelled", false]);
    const kinds = (await mailsOf(appointment.reference)).map((mail) => mail.kind);
    expect(kinds.filter((each) => each === "appointment_cancelled")).toHaveLength(2);
    expect(kinds).not.toContain("appointment_reminder");
    const moved = await api.post("/api/appointments/move", { token, starts_at: next() });
    expect(failureOf(moved)).toEqual({ status: 409, errors: [{ code: "appointment_over" }] });
  });

  it("is had as a calendar file by its token, and by no other", async () => {
    const { appointment, token } = bookedOf(await book(api, { type: "video-tour", starts_at: next() }));
    const file = await api.get(`/api/appointments/calendar/${token}`);
    expect(file.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(file.text).toContain(`UID:${appointment.reference}@shop.test`);
    expect((await api.get("/api/appointments/calendar/x.y")).status).toBe(404);
    const invoice = api.links.sign("invoice", appointment.reference, new Date(Date.now() + 60_000));
    expect((await api.post("/api/appointments/read", { token: invoice })).status).toBe(404);
  });

  it("an operator closes and opens a day, sets hours, cancels, and all of it is noted", async () => {
    const by = "Ngozi";
    const day = lagosDay(new Date(starts[4] ?? ""));
    const daysOf = async () =>
      (await freeStarts(api, "visit-port-harcourt")).map((start) => lagosDay(new Date(start)));
    expect(await daysOf()).toContain(day);
    await command("appointments.day", { day, closed: true, reason: "Stocktaking", by });
    expect(await daysOf()).not.toContain(day);
    await command("appointments.day", { day, desk: "port-harcourt", closed: false, reason: "Open", by });
    expect(await daysOf()).toContain(day);
    await command("appointments.day", { day, closed: false, reason: "Open", by });
    for (let weekday = 1; weekday <= 7; weekday += 1)
      await command("appointments.hours", { desk: "port-harcourt", weekday, hours: null, by });
    expect(await daysOf()).toEqual([]);
    const { appointment } = bookedOf(await book(api, { type: "video-tour", starts_at: next() }));
    await command("appointments.cancel", { reference: appointment.reference.toLowerCase(), by });
    const [audit] = (await command("audit.list", { limit: 1 })) as { act: string; subject: string }[];
    expect([audit?.act, audit?.subject]).toEqual(["appointments.cancel", appointment.reference]);
  });

  it("a public holiday is closed", async () => {
    const [holiday] = await api.db.query<{ closed: boolean }>(
      "select is_closed as closed from appointment_day where day = $1 and desk_id is null",
      [nextChristmas],
    );
    expect(holiday?.closed).toBe(true);
  });

  it("a request is kept, mailed, listed, and taken off the list", async () => {
    const key = randomUUID();
    const body = { ...visitor, wish: "Video tour", when: "Next week" };
    const post = () => api.post("/api/appointments/requests", body, { "idempotency-key": key });
    const first = z
      .object({ data: z.object({ request: z.object({ reference: z.string() }) }) })
      .parse((await post()).json);
    expect((await post()).json).toEqual(first);
    const { reference } = first.data.request;
    const listed = async () =>
      ((await command("appointments.requests", { all: false, limit: 9 })) as { reference: string }[]).map(
        (row) => row.reference,
      );
    expect(await listed()).toEqual([reference]);
    const mails = await api.db.query(
      "select recipient from mail_outbox where event_key like $1 order by id",
      [`appointment-request:${reference}%`],
    );
    expect(mails).toEqual([{ recipient: "ada@example.com" }, { recipient: "hello@example.com" }]);
    await command("appointments.done", { reference, by: "Ngozi" });
    expect(await listed()).toEqual([]);
  });
});
