import { randomUUID } from "node:crypto";
import {
  answerInboxMessage,
  assignInboxMessage,
  closeInboxMessage,
  closeInboxMessages,
  deleteInboxMessage,
  listInboxMessages,
  noteInboxMessage,
  readInboxMessage,
  readInboxPicture,
  reopenInboxMessage,
} from "@precise/contract/desk/inbox/inbox";
import { readDeskJob } from "@precise/contract/desk/kit/jobs";
import { readToday } from "@precise/contract/desk/today";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runDeskJobs } from "#api/main/run-desk-jobs.ts";
import { filesInFolder } from "#api/platform/files/open-files.ts";
import { startTestApi, type TestApi } from "../fixtures/start-test-api.ts";
import { application, brief, contactMessage } from "../modules/messages/message-samples.ts";
import { type DeskCaller, staffAs } from "./open-desk.ts";

describe("the inbox of the desk", () => {
  let api: TestApi;
  let owner: DeskCaller;
  let ada: DeskCaller;
  let bola: DeskCaller;
  beforeAll(async () => {
    api = await startTestApi("pglite");
    owner = await staffAs(api, "owner");
    ada = await staffAs(api, "sales", { name: "Ada Obi" });
    bola = await staffAs(api, "showroom", { name: "Bola Ige" });
  });
  afterAll(() => api.close());

  async function send(body: object = {}, path = "/api/contact", sample: object = contactMessage) {
    const answer = await api.post(path, { ...sample, email: `${randomUUID()}@example.com`, ...body });
    expect(answer.status).toBe(201);
    return (answer.json as { data: { reference: string } }).data.reference;
  }
  const at = (reference: string) => ({ params: { reference } });
  const errorOf = (answer: { failure: { errors: readonly object[] } | undefined }) =>
    answer.failure?.errors[0];
  const mailsOf = (reference: string) =>
    api.db.query<{ kind: string; recipient: string; content: Record<string, unknown> }>(
      "select kind, recipient, content from mail_outbox where event_key like $1 order by id",
      [`message:${reference}:%`],
    );

  it("lists what waits the oldest first, then what is done the newest first, by kind, state and suspicion", async () => {
    const first = await send();
    const done = await send();
    const second = await send({}, "/api/affiliates", application);
    const program = await send({ website: "https://spam.example" });
    await ada.done(closeInboxMessage, { ...at(done), ifMatch: 1 });
    const all = await bola.done(listInboxMessages);
    expect(all.messages.map(({ reference }) => reference)).toEqual([first, second, program, done]);
    expect(all).toMatchObject({ total: 4, next: null });
    expect(all.messages[0]).toMatchObject({
      kind: "contact",
      about: "An order",
      begins: contactMessage.message,
    });
    const found = async (query: object) => {
      const { messages, total } = await ada.done(listInboxMessages, { query });
      expect(total).toBe(messages.length);
      return messages.map(({ reference }) => reference);
    };
    expect(await found({ kind: "affiliate,design" })).toEqual([second]);
    expect(await found({ state: "closed" })).toEqual([done]);
    expect(await found({ suspect: "true" })).toEqual([program]);
    expect(await found({ suspect: "true,false", state: "open" })).toEqual([first, second, program]);
    expect(await found({ assignee: "me" })).toEqual([]);
    const { today } = await bola.done(readToday);
    expect(today.find(({ kind }) => kind === "messages_to_answer")).toMatchObject({ count: 2 });
    expect((await ada.call(listInboxMessages, { query: { state: "lost" } })).status).toBe(400);
    const finance = await staffAs(api, "finance");
    expect((await finance.call(listInboxMessages)).status).toBe(403);
    // Nothing that waits is left for the tests that follow.
    for (const reference of [first, second])
      await ada.done(closeInboxMessage, { ...at(reference), ifMatch: 1 });
  });

  it("finds a message by reference, name, e-mail and words, without accents", async () => {
    const email = `${randomUUID()}@lekki.example`;
    const reference = await send({ name: "Ọlá Adé", email, message: "Does the Adire lantern dim?" });
    for (const search of [reference.slice(0, 6), "ola ade", email, "adire LANTERN", "lekki.exam"]) {
      const { messages } = await ada.done(listInboxMessages, { query: { search } });
      expect([search, messages.map((each) => each.reference)]).toEqual([search, [reference]]);
    }
    expect((await ada.done(listInboxMessages, { query: { search: "lantern brass" } })).total).toBe(0);
  });

  it("mails an answer over what was sent, and keeps it with the message", async () => {
    const email = `${randomUUID()}@example.com`;
    const reference = await send({ email });
    const body = { text: "It leaves Lagos on Friday.\n\nRegards" };
    const { message } = await ada.done(answerInboxMessage, { ...at(reference), ifMatch: 1, body });
    expect(message).toMatchObject({
      state: "answered",
      assignee: { name: "Ada Obi", is_me: true },
      thread: [{ kind: "answer", author: "Ada Obi", text: body.text, mail: "waiting" }],
    });
    const mail = (await mailsOf(reference)).at(-1);
    expect(mail).toMatchObject({
      kind: "message_answered",
      recipient: email,
      content: { text: body.text, author: "Ada Obi", sent: { text: contactMessage.message } },
    });
    // The second of two who answer at the same time is told, and nothing of theirs is sent.
    const late = await bola.call(answerInboxMessage, { ...at(reference), ifMatch: 1, body });
    expect([late.status, errorOf(late)]).toMatchObject([
      409,
      { message: "Ada Obi has answered it meanwhile. Nothing of yours was sent or changed." },
    ]);
    expect((await mailsOf(reference)).filter(({ kind }) => kind === "message_answered")).toHaveLength(1);
    const empty = await ada.call(answerInboxMessage, { ...at(reference), ifMatch: 3, body: { text: " " } });
    expect([empty.status, errorOf(empty)]).toMatchObject([400, { field: "text" }]);
    const none = await ada.call(answerInboxMessage, { ...at("M-99999999"), ifMatch: 1, body });
    expect(none.status).toBe(404);
  });

  it("is taken by one, given back, noted on, closed and opened again", async () => {
    const reference = await send();
    const taken = await ada.done(assignInboxMessage, { ...at(reference), ifMatch: 1, body: { to: "me" } });
    expect(taken.message.assignee).toEqual({ name: "Ada Obi", is_me: true });
    const { messages } = await ada.done(listInboxMessages, { query: { assignee: "me", state: "open" } });
    expect(messages).toMatchObject([{ reference, assignee: "Ada Obi" }]);
    const late = await bola.call(assignInboxMessage, { ...at(reference), ifMatch: 1, body: { to: "me" } });
    expect(errorOf(late)).toMatchObject({ message: expect.stringContaining("Ada Obi answers it") });
    const noted = await bola.done(noteInboxMessage, {
      ...at(reference),
      body: { text: "Called: no answer" },
    });
    expect(noted.message).toMatchObject({
      revision: 2,
      thread: [{ kind: "note", author: "Bola Ige", mail: null }],
    });
    const back = await bola.done(assignInboxMessage, {
      ...at(reference),
      ifMatch: 2,
      body: { to: "nobody" },
    });
    expect(back.message).toMatchObject({ assignee: null, revision: 3 });
    await ada.done(closeInboxMessage, { ...at(reference), ifMatch: 3 });
    const twice = await ada.call(closeInboxMessage, { ...at(reference), ifMatch: 4 });
    expect(errorOf(twice)).toMatchObject({ message: `${reference} is closed already.` });
    const again = await ada.done(reopenInboxMessage, { ...at(reference), ifMatch: 4 });
    expect(again.message.state).toBe("open");
    const acts = await api.db.query<{ act: string }>(
      "select act from audit_entry where subject = $1 order by id",
      [reference],
    );
    expect(acts.map(({ act }) => act)).toEqual(
      ["assign", "note", "assign", "close", "reopen"].map((act) => `messages.${act}`),
    );
    await ada.done(closeInboxMessage, { ...at(reference), ifMatch: 5 });
  });

  it("closes many at once, after a look at what would happen to each", async () => {
    const [open, other] = [await send(), await send()];
    await ada.done(closeInboxMessage, { ...at(other), ifMatch: 1 });
    const references = [open, other, "M-99999999"];
    const { dry_run } = await ada.done(closeInboxMessages, { body: { references, dry_run: true } });
    expect(dry_run).toMatchObject({
      would: 1,
      would_not: 2,
      rows: [
        { number: open, outcome: "done" },
        { number: other, reason: `${other} is closed already.` },
        { number: "M-99999999", reason: "There is no message M-99999999." },
      ],
    });
    const { job } = await ada.done(closeInboxMessages, { body: { references } });
    await runDeskJobs(
      { db: api.db, files: filesInFolder(api.dataFolder), unpaidOrderHours: 72 },
      () => false,
    );
    const ended = await ada.done(readDeskJob, { params: { id: job?.id ?? "" } });
    expect(ended.job.rows.map(({ outcome }) => outcome)).toEqual(["done", "refused", "refused"]);
    expect((await ada.done(readInboxMessage, at(open))).message.state).toBe("closed");
    expect((await ada.call(closeInboxMessages, { body: { references: [] } })).status).toBe(400);
  });

  it("counts what looked machine-written as a person's once somebody takes it up", async () => {
    const reference = await send({ website: "https://spam.example" });
    const { message } = await ada.done(reopenInboxMessage, { ...at(reference), ifMatch: 1 });
    expect(message).toMatchObject({ is_suspect: false, state: "open" });
    expect((await ada.call(reopenInboxMessage, { ...at(reference), ifMatch: 2 })).status).toBe(409);
  });

  it("shows a brief with its pictures to whoever may read it, and to nobody else", async () => {
    const jpeg = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#a40" } })
      .jpeg()
      .toBuffer();
    const uploaded = await api.post("/api/design-briefs/pictures", { content: jpeg.toString("base64") });
    const { picture } = (uploaded.json as { data: { picture: string } }).data;
    const reference = await send({ pictures: [picture] }, "/api/design-briefs", brief);
    const { message } = await bola.done(readInboxMessage, at(reference));
    expect(message).toMatchObject({ kind: "design", pictures: 1, thread: [] });
    expect(message.facts).toContainEqual({ label: "Rooms", value: brief.rooms.join(", ") });
    const read = (caller: DeskCaller, position: number) =>
      caller.call(readInboxPicture, { params: { reference, position } });
    expect((await read(bola, 0)).data?.picture).toMatchObject({ width: 40, height: 30 });
    expect((await read(bola, 1)).status).toBe(404);
    expect((await read(await staffAs(api, "warehouse"), 0)).status).toBe(403);
  });

  it("goes at its sender's request with notes, answers and the texts of its e-mails", async () => {
    const reference = await send();
    await ada.done(answerInboxMessage, { ...at(reference), ifMatch: 1, body: { text: "Thank you." } });
    await api.db.query("update mail_outbox set state = 'sent' where event_key like $1", [
      `message:${reference}:%`,
    ]);
    expect((await ada.call(deleteInboxMessage, at(reference))).status).toBe(403);
    const late = await staffAs(api, "owner", { minutesSinceCode: 11 });
    expect(errorOf(await late.call(deleteInboxMessage, at(reference)))).toMatchObject({
      code: "second_factor_required",
    });
    expect(await owner.done(deleteInboxMessage, at(reference))).toEqual({ deleted: reference });
    expect((await owner.call(readInboxMessage, at(reference))).status).toBe(404);
    expect(await mailsOf(reference)).toMatchObject(Array(3).fill({ recipient: "", content: {} }));
    const left = await api.db.query("select 1 from shop_message_entry where text = 'Thank you.'");
    expect(left).toEqual([]);
  });
});
