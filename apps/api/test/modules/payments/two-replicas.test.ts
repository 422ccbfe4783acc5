import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { applyDueEvents, checkDueAttempts } from "#api/modules/orders/online/payment-jobs.ts";
import { runRefund } from "#api/modules/orders/online/run-refund.ts";
import { openDatabase } from "#api/platform/database/open-database.ts";
import { allDatabaseKinds } from "../../fixtures/database.ts";
import { putProducts } from "../../fixtures/put-products.ts";
import { startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { contact } from "../orders/order-body.ts";
import { type OnlineShop, openOnlineShop, standingOf, startedOf } from "./online-shop.ts";
import { mailsOf, operatorAt } from "./payment-calls.ts";

describe.each(allDatabaseKinds)("two replicas over one database, on %s", (kind) => {
  let shop: OnlineShop;
  let other: TestApi;
  beforeAll(async () => {
    shop = await openOnlineShop(kind);
    const { databaseUrl, dataFolder } = shop.api;
    const db = databaseUrl ? await openDatabase({ databaseUrl, dataFolder }) : shop.api.db;
    other = await startTestApi(kind, {
      online: shop.online,
      open: async () => ({
        db,
        dataFolder,
        close: async () => void (databaseUrl === undefined || (await db.close())),
      }),
    });
  });
  afterAll(async () => {
    await other.close();
    await shop.close();
  });
  beforeEach(() => putProducts(shop.api.db, [{ sku: "LAMP", price: 5_850_000, stock: 100 }]));

  it("book a success once, told by webhook, return and both their jobs at the same moment: one mail, one invoice", async () => {
    const numbers: string[] = [];
    for (let turn = 0; turn < 8; turn += 1) {
      const { number } = await shop.place({ LAMP: 1 }, 63_500);
      const { reference } = startedOf(await shop.press(number, 63_500));
      await shop.act(reference, { do: "succeed", webhook: "never" });
      await shop.api.db.query("update payment_attempt set next_check_at = now() where reference = $1", [
        reference,
      ]);
      const look = (api: TestApi) =>
        api.post("/api/orders/pay/look", { number, email: contact.email, reference });
      const work = async ({ db }: TestApi) => {
        await applyDueEvents(db, shop.online, () => false);
        await checkDueAttempts(db, shop.online, () => false);
      };
      await Promise.all([
        shop.control("/webhooks/resend", { reference, times: 2 }),
        look(shop.api),
        look(other),
        work(shop.api),
        work(other),
      ]);
      await Promise.all([work(shop.api), work(other)]);
      expect(standingOf(await shop.track(number))).toEqual(["confirmed", "paid", 63_500, 0]);
      expect(await mailsOf(shop.api, number)).toEqual(["order_placed", "payment_confirmed"]);
      numbers.push(number);
    }
    const invoices = await shop.api.db.query<{ number: string }>(
      "select number from invoice order by number",
    );
    expect(invoices.map(({ number }) => number)).toEqual(
      numbers.map((_, index) => `INV-${String(index + 1).padStart(6, "0")}`),
    );
  });

  it("ask for a refund once, also where it became due again while the other was asking", async () => {
    const { number } = await shop.place({ LAMP: 1 }, 63_500);
    const { reference } = startedOf(await shop.press(number, 63_500));
    await shop.act(reference, { do: "succeed" });
    await shop.work();
    await operatorAt(shop.api, shop.online).refund(number, 10_000);
    const [refund] = await shop.api.db.query<{ id: number }>("select max(id)::int as id from payment_refund");
    const id = refund?.id ?? 0;
    await Promise.all([
      runRefund(shop.api.db, shop.online, id),
      runRefund(other.db, shop.online, id),
      runRefund(shop.api.db, shop.online, id),
    ]);
    const sent = (await shop.control("/refunds")) as readonly { readonly transaction_reference: string }[];
    expect(sent.filter((each) => each.transaction_reference === reference)).toHaveLength(1);
  });

  it("give one page when Pay is pressed at both", async () => {
    const { number } = await shop.place({ LAMP: 1 }, 63_500);
    const press = (api: TestApi) =>
      api.post(
        "/api/orders/pay",
        { number, email: contact.email, accepted_total: 63_500 },
        { "idempotency-key": randomUUID() },
      );
    const [one, two] = await Promise.all([press(shop.api), press(other)]);
    expect(startedOf(two)).toEqual(startedOf(one));
  });
});
