import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { adjustStock } from "#api/modules/stock/adjust-stock.ts";
import { mailBackInStock } from "#api/modules/stock-notices/mail-notices.ts";
import { limitRules } from "#api/platform/limits/limit-rules.ts";
import { daysAhead } from "#api/platform/signed-links/signed-links.ts";
import { allDatabaseKinds } from "../../fixtures/database.ts";
import { putProducts } from "../../fixtures/put-products.ts";
import { failureOf, startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { sweepOf } from "../../fixtures/sweep-of.ts";

const sweepStockNotices = sweepOf("stock_notices");

describe.each(allDatabaseKinds)("stock notices on %s", (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(kind);
  });
  afterAll(() => api.close());

  /** A sold out article of its own. */
  async function soldOut(): Promise<string> {
    const sku = `L${randomUUID().slice(0, 8).toUpperCase()}`;
    await putProducts(api.db, [{ sku, price: 100_000, stock: 0 }]);
    return sku;
  }
  const ask = (sku: string, email: string) =>
    api.post("/api/stock-notices", { sku, email, consent: "2026-11" });
  const raise = (sku: string, pieces: number) => api.db.transaction((tx) => adjustStock(tx, sku, pieces));
  const work = () => mailBackInStock(api.db, () => false);
  const notices = (sku: string) =>
    api.db.query<{ public_id: string; state: string; email: string; consent_text: string }>(
      "select public_id, state, email, consent_text from stock_notice where sku = $1 order by id",
      [sku],
    );
  const mails = (sku: string) =>
    api.db.query<{ recipient: string; content: { name: string } }>(
      `select recipient, content from mail_outbox where kind = 'back_in_stock'
         and split_part(event_key, ':', 2) in (select public_id::text from stock_notice where sku = $1) order by id`,
      [sku],
    );

  it("keeps the words and the time of the consent, and answers alike for an address that waits already", async () => {
    const sku = await soldOut();
    const first = await ask(sku, "Ngozi@Example.com");
    expect([first.status, first.json]).toEqual([200, { data: { noted: true } }]);
    const again = await ask(sku.toLowerCase(), "ngozi@example.com");
    expect([again.status, again.json]).toEqual([first.status, first.json]);
    expect(await notices(sku)).toMatchObject([
      {
        state: "waiting",
        email: "Ngozi@Example.com",
        consent_text:
          "We send you one e-mail when this light is back in stock. It has a link to stop, and we use your address for nothing else.",
      },
    ]);
  });

  it("is for sold out articles alone, and names the field", async () => {
    const sku = await soldOut();
    await raise(sku, 1);
    const inStock = failureOf(await ask(sku, "ada@example.com"));
    expect([inStock.status, inStock.errors[0]]).toMatchObject([422, { code: "in_stock", field: "sku" }]);
    const unknown = failureOf(await ask("NO-SUCH", "ada@example.com"));
    expect([unknown.status, unknown.errors[0]]).toMatchObject([422, { code: "unknown_sku", field: "sku" }]);
    const bad = failureOf(
      await api.post("/api/stock-notices", { sku, email: "ada@example.com", consent: "1999" }),
    );
    expect([bad.status, bad.errors[0]?.field]).toEqual([400, "consent"]);
  });

  it("sends one mail when the stock comes back, however often it rises and however many replicas look", async () => {
    const sku = await soldOut();
    await ask(sku, "ada@example.com");
    await ask(sku, "bola@example.com");
    await work();
    expect(await mails(sku)).toEqual([]);
    await raise(sku, 2);
    await Promise.all([work(), work(), work()]);
    await raise(sku, -2);
    await raise(sku, 5);
    await work();
    expect((await mails(sku)).map(({ recipient }) => recipient).sort()).toEqual([
      "ada@example.com",
      "bola@example.com",
    ]);
    expect((await notices(sku)).map(({ state }) => state)).toEqual(["mailed", "mailed"]);
  });

  it("tells nobody of what sold out again or left the shop, and waits for the next time", async () => {
    const sku = await soldOut();
    await ask(sku, "ada@example.com");
    await raise(sku, 1);
    await raise(sku, -1);
    await work();
    await api.db.query("update product set withdrawn_at = now() where sku = $1", [sku]);
    await api.db.query("update product set stock_qty = 4 where sku = $1", [sku]);
    await work();
    expect(await mails(sku)).toEqual([]);
    // Back on sale with its stock.
    await api.db.query("update product set withdrawn_at = null where sku = $1", [sku]);
    await work();
    expect(await mails(sku)).toHaveLength(1);
  });

  it("loses neither mail nor notice when its transaction does not end", async () => {
    const sku = await soldOut();
    await ask(sku, "ada@example.com");
    await raise(sku, 1);
    const dying = {
      ...api.db,
      transaction: <Value>(act: Parameters<typeof api.db.transaction<Value>>[0]) =>
        api.db.transaction<Value>(async (tx) => {
          await act(tx);
          throw new Error("killed");
        }),
    };
    await expect(mailBackInStock(dying, () => false)).rejects.toThrow("killed");
    expect(await mails(sku)).toEqual([]);
    await work();
    expect(await mails(sku)).toHaveLength(1);
  });

  it("stops all that an address waits for by the link of one mail, and opens nothing for a made-up one", async () => {
    const [told, other] = [await soldOut(), await soldOut()];
    const email = `${randomUUID()}@example.com`;
    await ask(told, email);
    await ask(other, email);
    await raise(told, 1);
    await work();
    const [notice] = await notices(told);
    const token = api.links.sign("stock-notice-stop", notice?.public_id ?? "", daysAhead(1));
    for (const _ of [1, 2]) {
      const stopped = await api.post("/api/stock-notices/unsubscribe", { token });
      expect([stopped.status, stopped.json]).toEqual([200, { data: { unsubscribed: true } }]);
    }
    await raise(other, 1);
    await work();
    expect(await mails(other)).toEqual([]);
    expect((await notices(other)).map(({ state }) => state)).toEqual(["stopped"]);
    const newsletters = api.links.sign("newsletter-unsubscribe", notice?.public_id ?? "", daysAhead(1));
    expect(failureOf(await api.post("/api/stock-notices/unsubscribe", { token: newsletters }))).toMatchObject(
      {
        status: 404,
        errors: [{ code: "link_not_valid" }],
      },
    );
  });

  it("forgets what waited a year, and what is over after ninety days", async () => {
    const [old, over, young] = [await soldOut(), await soldOut(), await soldOut()];
    for (const sku of [old, over, young]) await ask(sku, `${randomUUID()}@example.com`);
    await api.db.query("update stock_notice set consented_at = now() - interval '13 months' where sku = $1", [
      old,
    ]);
    await api.db.query(
      "update stock_notice set state = 'mailed', ended_at = now() - interval '91 days' where sku = $1",
      [over],
    );
    await sweepStockNotices(api.db);
    expect([await notices(old), await notices(over)]).toEqual([[], []]);
    expect(await notices(young)).toHaveLength(1);
  });
});

describe("limits of stock notices", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi("pglite", { rules: limitRules, factor: 1 });
    await putProducts(api.db, [{ sku: "LAMP-OUT", price: 100_000, stock: 0 }]);
  });
  afterAll(() => api.close());

  it.each([
    ["a caller", () => `${randomUUID()}@example.com`, () => "198.51.100.1"],
    ["an address, whoever asks", () => "target@example.com", (call: number) => `203.0.113.${call}`],
  ])("let %s ask twenty times an hour", async (_, emailOf, callerOf) => {
    const statuses: number[] = [];
    for (let call = 0; call <= 20; call += 1) {
      const body = { sku: "LAMP-OUT", email: emailOf(), consent: "2026-11" };
      statuses.push(
        (await api.post("/api/stock-notices", body, { "x-forwarded-for": callerOf(call) })).status,
      );
    }
    expect(statuses).toEqual([...Array<number>(20).fill(200), 429]);
  });
});
