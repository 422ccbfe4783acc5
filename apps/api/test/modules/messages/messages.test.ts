import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sweepMessages } from "#api/modules/messages/message-rows.ts";
import { limitRules } from "#api/platform/limits/limit-rules.ts";
import { databaseKinds } from "../../fixtures/database.ts";
import { failureOf, startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { application, contactMessage } from "./message-samples.ts";

describe.each(databaseKinds)("messages to the shop on %s", (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(kind);
  });
  afterAll(() => api.close());

  const someone = () => `${randomUUID()}@example.com`;
  async function send(body: object): Promise<string> {
    const answer = await api.post("/api/contact", { ...contactMessage, email: someone(), ...body });
    expect(answer.status).toBe(201);
    return (answer.json as { data: { reference: string } }).data.reference;
  }
  const mailsAbout = (reference: string) =>
    api.db.query<{ kind: string; recipient: string; content: string }>(
      "select kind, recipient, content::text as content from mail_outbox where event_key like $1 order by kind",
      [`message:${reference}:%`],
    );

  it("are kept, mailed to the shop with all that was typed, and to the sender with nothing of it", async () => {
    const email = someone();
    const reference = await send({ email, order_number: "PR-7K3M9QX1" });
    expect(reference).toMatch(/^M-[0-9A-Z]{8}$/);
    const mails = await mailsAbout(reference);
    expect(mails.map((mail) => [mail.kind, mail.recipient])).toEqual([
      ["message_arrived", "hello@example.com"],
      ["message_received", email],
    ]);
    expect(mails[0]?.content).toContain("Where is my lamp?");
    expect(mails[0]?.content).toContain("PR-7K3M9QX1");
    expect(mails[1]?.content).not.toContain("lamp");
  });

  it("sent twice at once are one message with one reference", async () => {
    const email = someone();
    const references = await Promise.all(Array.from({ length: 4 }, () => send({ email })));
    expect(new Set(references).size).toBe(1);
    expect(await mailsAbout(references[0] ?? "")).toHaveLength(2);
  });

  it("of a program are kept apart, and no one is mailed", async () => {
    const reference = await send({ website: "https://spam.example" });
    expect(await mailsAbout(reference)).toEqual([]);
    const [row] = await api.db.query<{ is_suspect: boolean; content: object }>(
      "select is_suspect, content from shop_message where reference = $1",
      [reference],
    );
    expect(row).toEqual({ is_suspect: true, content: { topic: "order", message: contactMessage.message } });
  });

  it("of an address that has sent enough are refused from every network", async () => {
    const own = await startTestApi(kind, { rules: limitRules, factor: 1 });
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      const message = `${contactMessage.message} ${count}`;
      const headers = { "x-forwarded-for": `102.89.${count}.1` };
      statuses.push((await own.post("/api/contact", { ...contactMessage, message }, headers)).status);
    }
    await own.close();
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  });

  it.each([
    [{ message: "short" }, "message"],
    [{ email: "ada" }, "email"],
    [{ name: "A" }, "name"],
    [{ message: "x".repeat(4001) }, "message"],
    [{ email: "a@example.com\r\nbcc: b@example.com" }, "email"],
  ])("with %j are refused by their field", async (body, field) => {
    const { status, errors } = failureOf(await api.post("/api/contact", { ...contactMessage, ...body }));
    expect([status, errors[0]?.field]).toEqual([400, field]);
  });

  it("are forgotten after a year, applications after two", async () => {
    const message = await send({});
    const answer = await api.post("/api/affiliates", { ...application, email: someone() });
    expect(answer.status).toBe(201);
    const left = async () =>
      (await api.db.query<{ kind: string }>("select distinct kind from shop_message order by kind")).map(
        (row) => row.kind,
      );
    await api.db.query("update shop_message set created_at = now() - interval '13 months'");
    await sweepMessages(api.db);
    expect(await left()).toEqual(["affiliate"]);
    expect(message).not.toBe("");
    await api.db.query("update shop_message set created_at = now() - interval '25 months'");
    await sweepMessages(api.db);
    expect(await left()).toEqual([]);
  });
});
