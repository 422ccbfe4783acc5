import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { admission, DatabaseBusy } from "#api/platform/database/admission.ts";
import { DeadlinePassed, withDeadline } from "#api/platform/database/with-deadline.ts";
import { allDatabaseKinds, openTestDatabase, type TestDatabase } from "../../fixtures/database.ts";
import { putProducts } from "../../fixtures/put-products.ts";
import { failureOf, startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { cartWith } from "../../modules/orders/order-body.ts";

/** Work that ends on demand. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: () => promise, end: resolve };
}

describe("the queue before the database", () => {
  it("lets in so many at once, keeps so many waiting in order, and turns the next away at once", async () => {
    const admitted = admission({ atOnce: 1, mostWaiting: 2 });
    const first = held();
    const done: string[] = [];
    const running = admitted(first.work).then(() => done.push("first"));
    const waiting = ["second", "third"].map((name) => admitted(async () => done.push(name)));
    await expect(admitted(async () => done.push("fourth"))).rejects.toThrow(DatabaseBusy);
    first.end();
    await Promise.all([running, ...waiting]);
    expect(done.toSorted()).toEqual(["first", "second", "third"]);
    expect(done.indexOf("second")).toBeLessThan(done.indexOf("third"));
    await admitted(async () => done.push("later"));
    expect(done.at(-1)).toBe("later");
  });

  it("gives the place of work that failed to the next", async () => {
    const admitted = admission({ atOnce: 1, mostWaiting: 1 });
    await expect(admitted(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(await admitted(async () => "served")).toBe("served");
  });

  it("is left by work that no longer waits: it is not begun, and its place is free", async () => {
    const admitted = admission({ atOnce: 1, mostWaiting: 1 });
    const first = held();
    const running = admitted(first.work);
    let isBegun = false;
    const late = withDeadline(
      () =>
        admitted(async () => {
          isBegun = true;
        }),
      5,
    );
    await expect(late).rejects.toThrow(DeadlinePassed);
    const next = admitted(async () => "served");
    first.end();
    await running;
    expect(await next).toBe("served");
    expect(isBegun).toBe(false);
  });
});

describe.each(allDatabaseKinds)("a call on %s that was answered 503 because it took too long", (kind) => {
  let opened: TestDatabase;
  let api: TestApi;
  let hasty: TestApi;
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
    await putProducts(opened.db, [{ sku: "LAMP", price: 100_000, stock: 50 }]);
    const open = async () => ({ ...opened, close: async () => undefined });
    api = await startTestApi(kind, { open });
    hasty = await startTestApi(kind, { open, deadlineMilliseconds: 400 });
  });
  afterAll(async () => {
    await hasty.close();
    await api.close();
    await opened.close();
  });

  it("changes nothing afterwards", async () => {
    const cartId = await cartWith(api, { LAMP: 1 });
    await api.db.transaction(async (tx) => {
      await tx.query("select id from cart for update");
      const answer = await hasty.post("/api/cart/update", { cartId, items: [{ sku: "LAMP", quantity: 7 }] });
      expect(failureOf(answer)).toEqual({ status: 503, errors: [{ code: "unavailable" }] });
      expect(answer.headers.get("retry-after")).toBe("2");
    });
    // Waits in line behind whatever the call still does.
    const lines = await api.db.transaction(async (tx) => {
      await tx.query("select id from cart for update");
      return tx.query("select quantity from cart_line");
    });
    expect(lines).toEqual([{ quantity: 1 }]);
  });
});
