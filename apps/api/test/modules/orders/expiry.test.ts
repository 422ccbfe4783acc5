import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { expireOrders } from "#api/modules/orders/expire-orders.ts";
import { allDatabaseKinds } from "../../fixtures/database.ts";
import { putProducts, stockOf } from "../../fixtures/put-products.ts";
import { startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { confirmByMail, mailsFor, move, proposeFee, track } from "./order-acts-calls.ts";
import { placedOrder } from "./order-body.ts";

const run = promisify(execFile);
const program = new URL("../../fixtures/expire-orders-once.ts", import.meta.url).pathname;

describe.each(allDatabaseKinds)("orders that are not paid on %s", (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(kind);
  });
  afterAll(() => api.close());
  beforeEach(() =>
    putProducts(api.db, [
      { sku: "LAMP", price: 100_000, stock: 100 },
      { sku: "GAP", price: 49_950_000, stock: 100 },
    ]),
  );
  const place = async () => (await placedOrder(api, { LAMP: 1 }, 6_000)).number;
  const later = (hours: number) =>
    api.db.query("update shop_order set respond_by = respond_by - make_interval(hours => $1)", [hours]);
  const expire = () => expireOrders(api.db);

  it("are cancelled after three days and not before; their goods are free again and the shopper is mailed", async () => {
    const number = await place();
    await later(71);
    expect([await expire(), await stockOf(api.db, "LAMP")]).toEqual([0, 99]);
    await later(1);
    expect([await expire(), await stockOf(api.db, "LAMP")]).toEqual([1, 100]);
    const { stage, timeline } = await track(api, number);
    expect([stage, timeline.at(-1)?.text]).toEqual([
      "cancelled",
      "The order was cancelled because no payment arrived in time.",
    ]);
    expect(await mailsFor(api, number)).toEqual(["order_placed", "cancelled"]);
    expect(await expire()).toBe(0);
  });

  it("are kept once they are paid, and while we owe the fee", async () => {
    const paid = await place();
    await move(api, paid, { to: "confirmed" });
    const inGap = (await placedOrder(api, { GAP: 1 }, 499_500)).number;
    await confirmByMail(api, inGap);
    await later(1000);
    expect(await expire()).toBe(0);
    await proposeFee(api, inGap, 10_000);
    await later(1000);
    expect(await expire()).toBe(1);
    expect((await track(api, inGap)).timeline.at(-1)?.text).toContain("was not accepted in time");
  });

  it("are each released once, also by two sweeps at the same moment", async () => {
    const numbers = [];
    for (let count = 0; count < 20; count += 1) numbers.push(await place());
    await later(100);
    const counts = api.databaseUrl
      ? await Promise.all(
          [1, 2].map(async () =>
            Number((await run(process.execPath, [program, api.databaseUrl ?? ""])).stdout),
          ),
        )
      : await Promise.all([expire(), expire()]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(20);
    expect(await stockOf(api.db, "LAMP")).toBe(100);
    for (const number of numbers) expect(await mailsFor(api, number)).toEqual(["order_placed", "cancelled"]);
  });

  it("end one way when the payment is confirmed at the moment they expire", async () => {
    const number = await place();
    await later(100);
    const [moved, expired] = await Promise.all([move(api, number, { to: "confirmed" }), expire()]);
    expect(moved.ok ? 0 : 1).toBe(expired);
    expect(await stockOf(api.db, "LAMP")).toBe(99 + expired);
  });
});
