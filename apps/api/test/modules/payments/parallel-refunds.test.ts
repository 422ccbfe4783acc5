import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { allDatabaseKinds } from "../../fixtures/database.ts";
import { putProducts } from "../../fixtures/put-products.ts";
import { startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { track } from "../orders/order-acts-calls.ts";
import { placedOrder } from "../orders/order-body.ts";
import { moneyOf, operatorAt } from "./payment-calls.ts";

describe.each(allDatabaseKinds)("refunds that are noted at once on %s", (kind) => {
  let api: TestApi;
  let ops: ReturnType<typeof operatorAt>;
  beforeAll(async () => {
    api = await startTestApi(kind);
    ops = operatorAt(api);
    await putProducts(api.db, [{ sku: "LAMP", price: 9_500_000, stock: 100 }]);
  });
  afterAll(() => api.close());

  it("never pay back more than came, of ten at a time", async () => {
    const { number } = await placedOrder(api, { LAMP: 1 }, 100_000);
    await ops.confirm(number);
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => ops.refund(number, 30_000)));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    expect(moneyOf(await track(api, number))).toMatchObject({ received: 100_000, refunded: 90_000 });
  });

  it("draw credit notes without gaps, also where some fail after drawing", async () => {
    const numbers: string[] = [];
    for (let count = 0; count < 12; count += 1) {
      const { number } = await placedOrder(api, { LAMP: 1 }, 100_000);
      await ops.confirm(number);
      numbers.push(number);
    }
    await Promise.allSettled(
      numbers.flatMap((number) => [ops.refund(number, 60_000), ops.refund(number, 60_000)]),
    );
    const notes = await api.db.query<{ number: string }>("select number from credit_note order by sequence");
    expect(notes.map((note) => note.number)).toEqual(
      notes.map((_, index) => `CRN-${String(index + 1).padStart(6, "0")}`),
    );
    expect(notes).toHaveLength(15);
  });
});
