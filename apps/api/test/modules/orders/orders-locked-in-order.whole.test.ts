import { AsyncLocalStorage } from "node:async_hooks";
import { kobo } from "@precise/cart-core/money";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { movePayment } from "#api/modules/orders/money/move-payment.ts";
import { lockShares, lockWithOrder } from "#api/modules/orders/online/lock-attempt.ts";
import { allDatabaseKinds } from "../../fixtures/database.ts";
import { putProducts } from "../../fixtures/put-products.ts";
import { type OnlineShop, openOnlineShop, startedOf } from "../payments/online-shop.ts";

describe.each(allDatabaseKinds.filter((kind) => kind === "postgres"))(
  "who needs several orders locks the oldest of them first on %s",
  (kind) => {
    let shop: OnlineShop;
    beforeAll(async () => {
      shop = await openOnlineShop(kind);
      await putProducts(shop.api.db, [{ sku: "LAMP", price: 5_850_000, stock: 20 }]);
    });
    afterAll(() => shop.close());

    let older: string;
    let newer: string;
    beforeEach(async () => {
      older = (await shop.place({ LAMP: 1 }, 63_500)).number;
      newer = (await shop.place({ LAMP: 1 }, 63_500)).number;
    });

    /** Does what needs both while somebody holds the older one, who may still have the newer one, too. */
    async function besideOlder<Result>(work: () => Promise<Result>): Promise<Result> {
      let done: Promise<Result> | undefined;
      const elsewhere = AsyncLocalStorage.snapshot();
      await shop.api.db.transaction(async (tx) => {
        await tx.query("select 1 from shop_order where number = $1 for update", [older]);
        done = elsewhere(work);
        await expect.poll(() => tx.query("select 1 from pg_locks where not granted")).not.toEqual([]);
        await tx.query("select 1 from shop_order where number = $1 for update nowait", [newer]);
      });
      return done ?? expect.fail("nothing was begun");
    }

    it("a move of money to an order whose place another took", async () => {
      // As their numbers go, the newer one comes first.
      await shop.api.db.query("update shop_order set number = 'PR-22222222' where number = $1", [newer]);
      newer = "PR-22222222";
      await shop.api.db.query(
        `insert into order_change (order_id, made_by, reason, wish, expires_at, ended_at, ended_as, new_order_id)
         select one.id, 'a test', 'a test', '{}', now(), now(), 'applied', other.id
         from shop_order one, shop_order other where one.number = $1 and other.number = $2`,
        [older, newer],
      );
      const plan = { provider: "bank", reference: "REF-1", from: newer, to: older, actor: "a test" } as const;
      const moved = await besideOlder(() =>
        shop.api.db.transaction((tx) => movePayment(tx, plan, shop.online.respondHours)),
      );
      expect(moved).toEqual({ ok: false, why: `${newer} took the place of ${older}.` });
    });

    it("a payment that several orders have", async () => {
      const { reference } = startedOf(await shop.press(newer, 63_500));
      await shop.act(reference, { do: "succeed" });
      await shop.work();
      const part = { from: newer, to: older, amount: kobo(100_000), actor: "a test" };
      await shop.api.db.transaction((tx) =>
        movePayment(
          tx,
          { ...part, provider: shop.online.provider.name, reference },
          shop.online.respondHours,
        ),
      );
      const shares = await besideOlder(() =>
        shop.api.db.transaction(async (tx) => lockShares(tx, (await lockWithOrder(tx, reference)).attempt)),
      );
      expect(shares.map(({ order }) => order?.number)).toEqual([newer, older]);
    });
  },
);
