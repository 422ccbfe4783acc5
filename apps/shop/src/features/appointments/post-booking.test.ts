import { describe, expect, it } from "vitest";
import { fakeApi, formPost, refusal } from "#shop/base/server/fake-api.ts";
import { readDraft } from "./booking-draft.ts";
import { postBooking, postRequest } from "./post-booking.ts";

const attempt = "an-attempt-of-this-very-form";
const fields = {
  type: "video-tour",
  day: "2026-11-23",
  time: "10:00",
  attempt,
  name: "Ada Obi",
  email: "ada@example.com",
  phone: "08031234567",
  note: "",
  time_zone: "Europe/London",
};
const appointment = {
  reference: "AP-7K3M9QX1",
  type: { id: "video-tour", name: "Video tour", description: "", minutes: 30, place: "video" },
  starts_at: "2026-11-23T09:00:00.000Z",
  ends_at: "2026-11-23T09:30:00.000Z",
  status: "booked",
  name: "Ada Obi",
  email: "ada@example.com",
  phone: "+2348031234567",
  note: "",
  time_zone: "Europe/London",
  may_change: true,
};
const kept = (answer: { cookies?: readonly { value: string }[] }) => readDraft(answer.cookies?.[0]?.value);
const post = (answers: Parameters<typeof fakeApi>[0], changed: Record<string, string> = {}) => {
  const { api, seen } = fakeApi(answers);
  return { seen, answer: postBooking(formPost({ api, fields: { ...fields, ...changed } })) };
};

describe("a booking that is posted", () => {
  it("goes out in UTC, and leads to its own page; what was typed is forgotten", async () => {
    const { seen, answer } = post([{ status: 201, body: { data: { appointment, token: "a.b" } } }]);
    const { to, cookies } = await answer;
    expect([to, cookies?.[0]?.maxAgeSeconds]).toEqual(["/appointment-booking/mine/a.b?done=1", 0]);
    expect(seen[0]?.body).toMatchObject({
      starts_at: "2026-11-23T09:00:00.000Z",
      time_zone: "Europe/London",
    });
  });

  it("has the same key when it is sent again, and another one for another time", async () => {
    const keys = [];
    for (const time of ["10:00", "10:00", "11:00"]) {
      const { seen, answer } = post(["lost"], { time });
      await answer;
      keys.push(seen[0]?.headers["idempotency-key"]);
    }
    expect(keys[0]).toBe(keys[1]);
    expect(keys[0]).not.toBe(keys[2]);
  });

  it("of a time that was taken leads to the other times of that day, with what was typed", async () => {
    const answer = await post([refusal(409, "slot_taken")]).answer;
    expect(answer.to).toBe("/appointment-booking?type=video-tour&day=2026-11-23&taken=10%3A00");
    expect(kept(answer).entries).toMatchObject({ name: "Ada Obi", email: "ada@example.com" });
  });

  it("becomes a request while the calendar is down", async () => {
    const answer = await post([refusal(503, "scheduling_unavailable")]).answer;
    expect(answer.to).toBe("/appointment-booking?type=video-tour&request=1");
    expect(kept(answer).entries.phone).toBe("08031234567");
  });

  it("whose answer is lost keeps its attempt, so that a repeat books once", async () => {
    const answer = await post(["lost"]).answer;
    expect(answer.to).toContain("trouble=unreachable");
    expect(kept(answer).attempt).toBe(attempt);
  });

  it("with a wrong entry makes no call, and shows what is wrong", async () => {
    const { seen, answer } = post([], { phone: "12" });
    expect((await answer).to).toContain("check=1");
    expect(seen).toEqual([]);
  });

  it.each([{ time: "25:00" }, { day: "soon" }, { type: "a b" }])("with %j starts again", async (changed) => {
    const { to } = await post([], changed).answer;
    expect(to).toMatch(/^\/appointment-booking(\?type=video-tour)?$/);
  });
});

it("a request says what was wished for, and leads to its reference", async () => {
  const { api, seen } = fakeApi([{ status: 201, body: { data: { request: { reference: "AR-7K3M9QX1" } } } }]);
  const { to } = await postRequest(
    formPost({ api, fields: { ...fields, wish: "Video tour", when: "Next week" } }),
  );
  expect(to).toBe("/appointment-booking/requested/AR-7K3M9QX1");
  expect(seen[0]?.body).toMatchObject({ wish: "Video tour", when: "Next week", email: "ada@example.com" });
});
