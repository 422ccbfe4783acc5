import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operatorCommands } from "#api/main/operator-commands.ts";
import { filesInFolder } from "#api/platform/files/open-files.ts";
import { allDatabaseKinds } from "../fixtures/database.ts";
import { failureOf, startTestApi, type TestApi } from "../fixtures/start-test-api.ts";
import { callSamples, type Sample } from "../main/call-samples.ts";
import { fakePayments } from "../modules/payments/fake-provider.ts";

interface Schema {
  readonly format?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
}
interface Operation {
  readonly operationId: string;
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema?: Schema }>> };
}
const document: { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> } =
  JSON.parse(readFileSync(new URL("../../openapi.json", import.meta.url), "utf8"));
/** Every field of every call in which a caller names a day or a moment. */
const inputs = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.values(methods).flatMap(({ operationId: id, requestBody }) =>
    Object.entries(requestBody?.content["application/json"]?.schema?.properties ?? {})
      .filter(([, { format }]) => format === "date" || format === "date-time")
      .map(([field, { format }]) => ({ path, id, field, isMoment: format === "date-time" })),
  ),
);

/** None of these is a day on which a shop of our time does anything. */
const outOfReach = ["0000-01-01", "0001-01-01", "1969-12-31", "1999-12-31", "2100-01-01", "9999-12-31"];
const noDays = [
  "-000001-01-01",
  "+010000-01-01",
  "2026-02-29",
  "2026-13-01",
  "2026-00-10",
  "2026-1-1",
  "infinity",
];
/** Such a day there is; whether something is offered on it is another question. */
const inReach = ["2000-01-01", "2024-02-29", "2099-12-31"];

describe.each(allDatabaseKinds)("days and moments on %s", (kind) => {
  let api: TestApi;
  let samples: Record<string, Sample>;
  beforeAll(async () => {
    api = await startTestApi(kind, { online: fakePayments });
    ({ samples } = await callSamples(api));
  });
  afterAll(() => api.close());

  async function send({ path, id, field, isMoment }: (typeof inputs)[number], day: string, clock: string) {
    const sample = samples[id] ?? expect.fail(`no sample of ${id}`);
    const cookie =
      typeof sample.clientCookie === "function" ? await sample.clientCookie() : (sample.clientCookie ?? "");
    const body = { ...(sample.body as object), [field]: isMoment ? `${day}T${clock}Z` : day };
    return api.post(path, body, { cookie, "idempotency-key": randomUUID() });
  }

  it("are asked for in four fields: a new one is tried here by itself", () => {
    expect(inputs.map(({ id, field }) => `${id}.${field}`).sort()).toEqual([
      "bookAppointment.starts_at",
      "listAppointmentSlots.from",
      "moveAppointment.starts_at",
      "placeClientOrder.delivery_date",
    ]);
  });

  it.each(inputs)("$id says 400 and names $field for what is no day of our time", async (input) => {
    for (const day of [...outOfReach, ...noDays]) {
      for (const clock of ["00:00:00", "23:30:00.000"]) {
        const refused = failureOf(await send(input, day, clock));
        expect([day, refused.status, refused.errors[0]?.field]).toEqual([day, 400, input.field]);
      }
    }
  });

  it.each(inputs)("$id has no fault for $field on the first, the last and a leap day", async (input) => {
    for (const day of inReach) {
      for (const clock of ["00:00:00", "23:59:59"]) {
        const { status, text } = await send(input, day, clock);
        expect([day, status < 500, text]).toEqual([day, true, text]);
      }
    }
  });

  it("of an operator are refused by their field", async () => {
    const commands = operatorCommands({
      db: api.db,
      files: filesInFolder(api.dataFolder),
      unpaidOrderHours: 72,
    });
    const ask = async (name: string, input: object) =>
      commands[name]?.({ ...input, by: "Ngozi" }, () => undefined);
    for (const day of outOfReach) {
      await expect(ask("appointments.day", { day, closed: true, reason: "Stocktaking" })).rejects.toThrow(
        "must be a day of the years 2000 to 2099",
      );
      const coupon = {
        code: "LATE-1",
        label: "Late",
        benefit: { kind: "percent", percent: 5 },
        firstOrderOnly: false,
      };
      await expect(ask("coupons.create", { ...coupon, endsAt: `${day}T00:00:00+01:00` })).rejects.toThrow(
        "must be a moment of the years 2000 to 2099",
      );
    }
  });
});
