import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../fixtures/database.ts";
import { judgeSending } from "./sent-once.ts";

let shop: TestDatabase;
beforeAll(async () => {
  shop = await openTestDatabase("pglite");
});
afterAll(() => shop?.close());
beforeEach(() => shop.db.query("delete from mail_outbox", []));

const judge = (...taken: string[]) => judgeSending(shop.db, "mail", "event_key", () => taken);
const keep = (key: string, attempts: number, state = "sent") =>
  shop.db.query(
    `insert into mail_outbox (event_key, kind, recipient, content, state, attempts, sent_at)
     values ($1, 'order_placed', 'ada@example.com', '{}', $2, $3, case when $2 = 'sent' then now() end)`,
    [key, state, attempts],
  );

it("takes once for each, and again where an attempt got no answer", async () => {
  await keep("one", 1);
  await keep("two", 2);
  expect(await judge("one", "two", "two")).toEqual({
    words: expect.stringMatching(/^2 queued, .*; 1 taken again/),
    broken: [],
  });
});

it("names what was lost, what was given up, and what came more often than it was tried", async () => {
  await keep("lost", 1);
  await keep("dead", 14, "dead");
  await keep("thrice", 2);
  const { broken } = await judge("thrice", "thrice", "thrice");
  expect(broken.toSorted()).toEqual([
    "the mail dead is dead",
    "the mail lost counts as sent and was not taken",
    "the mail thrice was taken 3 times in 2 attempts",
  ]);
});
