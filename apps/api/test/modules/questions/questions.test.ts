import { randomUUID } from "node:crypto";
import { answerInboxMessage, listInboxMessages, readInboxMessage } from "@precise/contract/desk/inbox/inbox";
import {
  listDeskQuestions,
  publishDeskQuestion,
  withdrawDeskQuestion,
} from "@precise/contract/desk/inbox/questions";
import { listProductQuestions } from "@precise/contract/shop/questions";
import { successBody } from "@precise/contract/wire/envelope";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type DeskCaller, staffAs } from "../../desk/open-desk.ts";
import { databaseKinds } from "../../fixtures/database.ts";
import { putProducts } from "../../fixtures/put-products.ts";
import { failureOf, startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";

describe.each(databaseKinds)("questions about articles on %s", (kind) => {
  let api: TestApi;
  let sales: DeskCaller;
  beforeAll(async () => {
    api = await startTestApi(kind);
    sales = await staffAs(api, "sales", { name: "Bisi Ade" });
    await putProducts(api.db, [{ sku: "LAMP", price: 100_000, stock: 5 }]);
  });
  afterAll(() => api.close());

  async function ask(body: object = {}): Promise<string> {
    const question = `Does it hang from concrete, ${randomUUID()}?`;
    const answer = await api.post("/api/questions", { sku: "LAMP", question, ...body });
    expect(answer.status, answer.text).toBe(201);
    return (answer.json as { data: { reference: string } }).data.reference;
  }
  const at = (reference: string, revision = 1) => ({ params: { reference }, ifMatch: revision });
  const mailsOf = async (reference: string) =>
    (
      await api.db.query<{ kind: string; recipient: string }>(
        "select kind, recipient from mail_outbox where event_key like $1 order by id",
        [`message:${reference}:%`],
      )
    ).map(({ kind: mail, recipient }) => [mail, recipient]);
  const shown = async () =>
    successBody(listProductQuestions.data).parse((await api.get("/api/product/questions/lamp")).json).data
      .questions;

  it("come to the inbox with their article, are answered with one mail, and published in words of the staff", async () => {
    const email = `${randomUUID()}@example.com`;
    const reference = await ask({ name: "Ada", email });
    const { messages } = await sales.done(listInboxMessages, { query: { kind: "question" } });
    expect(messages.find((row) => row.reference === reference)).toMatchObject({
      name: "Ada",
      about: "Lamp LAMP",
      state: "open",
    });
    const { message } = await sales.done(readInboxMessage, { params: { reference } });
    expect(message).toMatchObject({ published: null });
    expect(message.facts).toContainEqual({ label: "Article", value: "LAMP" });
    await sales.done(answerInboxMessage, {
      ...at(reference),
      body: { text: "Yes, with the plugs in the box." },
    });
    const mails = await mailsOf(reference);
    expect(mails.filter(([, recipient]) => recipient === email)).toEqual([["message_answered", email]]);
    expect(mails.map(([mail]) => mail)).toEqual(["message_arrived", "message_answered"]);
    expect(await shown()).toEqual([]);
    const after = await sales.done(readInboxMessage, { params: { reference } });
    const body = { question: "Does it hang from concrete?", answer: "Yes, with the plugs in the box." };
    const published = await sales.done(publishDeskQuestion, {
      ...at(reference, after.message.revision),
      body,
    });
    expect(published.message).toMatchObject({ published: body, state: "answered" });
    expect(await shown()).toMatchObject([{ reference, ...body }]);
    expect((await sales.done(listDeskQuestions, { query: { search: "lamp" } })).questions).toMatchObject([
      { reference, sku: "LAMP" },
    ]);
    await sales.done(withdrawDeskQuestion, { params: { reference } });
    expect(await shown()).toEqual([]);
    expect((await sales.call(withdrawDeskQuestion, { params: { reference } })).status).toBe(404);
  });

  it("need no e-mail: then they are answered on the page alone", async () => {
    const reference = await ask();
    const refused = await sales.call(answerInboxMessage, { ...at(reference), body: { text: "Yes." } });
    expect([refused.status, refused.failure?.errors[0]]).toMatchObject([422, { field: "text" }]);
    await sales.done(publishDeskQuestion, {
      ...at(reference),
      body: { question: "Concrete?", answer: "Yes." },
    });
    expect(await mailsOf(reference)).toMatchObject([["message_arrived", expect.any(String)]]);
    expect((await shown()).map((each) => each.reference)).toEqual([reference]);
  });

  it("that look machine-written are kept apart and mail nobody", async () => {
    const reference = await ask({ website: "https://spam.example" });
    expect(await mailsOf(reference)).toEqual([]);
  });

  it("are about articles on sale, and a second press is the same one", async () => {
    const unknown = failureOf(
      await api.post("/api/questions", { sku: "NONE", question: "Is it still made?" }),
    );
    expect([unknown.status, unknown.errors[0]]).toMatchObject([422, { code: "unknown_sku", field: "sku" }]);
    const question = "Which bulbs go into it, please?";
    expect(await ask({ question })).toBe(await ask({ question }));
  });

  it("make the pages of the product anew when they are published", async () => {
    const reference = await ask();
    const changedIn = async () =>
      (
        await api.db.query<{ at: string | null }>(
          "select stock_changed_in::text as at from product where sku = 'LAMP'",
        )
      )[0]?.at;
    const before = await changedIn();
    await sales.done(publishDeskQuestion, {
      ...at(reference),
      body: { question: "Dimmable?", answer: "Yes." },
    });
    expect(await changedIn()).not.toBe(before);
  });
});
