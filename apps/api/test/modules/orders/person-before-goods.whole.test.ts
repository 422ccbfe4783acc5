import { changeDeskOrder, quoteOrderChange } from "@precise/contract/desk/orders/order-changes";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lockPerson } from "#api/modules/coupons/lock-person.ts";
import { staffAs } from "../../desk/open-desk.ts";
import { allDatabaseKinds } from "../../fixtures/database.ts";
import { putProducts } from "../../fixtures/put-products.ts";
import { startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { coupon, putCode } from "../coupons/coupon-calls.ts";
import { cartWith, contact, lagos, order, orderBody, orderOf } from "./order-body.ts";

describe.each(allDatabaseKinds.filter((kind) => kind === "postgres"))(
  "orders hold their person before their goods on %s",
  (kind) => {
    let api: TestApi;
    beforeAll(async () => {
      api = await startTestApi(kind);
      await putProducts(api.db, [{ sku: "LAMP", price: 5_000_000, stock: 10 }]);
    });
    afterAll(() => api.close());

    it.each([
      ["changed", changeDeskOrder],
      ["quoted", quoteOrderChange],
    ] as const)(
      "an order that is %s while its person orders again waits without its goods",
      async (_, call) => {
        const cartId = await cartWith(api, { LAMP: 1 });
        await putCode(api, cartId, await coupon(api, { maxUsesPerPerson: 1 }));
        const { number } = orderOf(await order(api, orderBody(cartId, 50_000)));
        const bola = await staffAs(api, "sales");
        const lines = [{ sku: "LAMP", quantity: 2 }];
        let changing: Promise<{ readonly status: number }> | undefined;
        await api.db.transaction(async (tx) => {
          // As an order of the same person does, before it takes its goods.
          await lockPerson(tx, { ...contact, phone: "+2348031234567", address: lagos });
          changing =
            call === quoteOrderChange
              ? bola.call(quoteOrderChange, { params: { number }, body: { lines } })
              : bola.call(changeDeskOrder, {
                  params: { number },
                  body: { lines, reason: "You asked for it.", accepted_total: 100_000 },
                });
          await expect.poll(() => tx.query("select 1 from pg_locks where not granted")).not.toEqual([]);
          await tx.query("select 1 from product where sku = 'LAMP' for no key update nowait");
        });
        expect(await changing).toMatchObject({ status: 200 });
      },
    );
  },
);
