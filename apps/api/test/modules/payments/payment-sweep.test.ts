import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sweepPayments } from "#api/modules/orders/online/sweep-payments.ts";
import { databaseKinds } from "../../fixtures/database.ts";
import { putProducts } from "../../fixtures/put-products.ts";
import { contact } from "../orders/order-body.ts";
import { type OnlineShop, openOnlineShop, standingOf, startedOf } from "./online-shop.ts";
import { by, operatorAt } from "./payment-calls.ts";

describe.each(databaseKinds)(
  "what an operator and the nightly sweep do with online payments, on %s",
  (kind) => {
    let shop: OnlineShop;
    let ops: ReturnType<typeof operatorAt>;
    beforeAll(async () => {
      shop = await openOnlineShop(kind);
      ops = operatorAt(shop.api, shop.online);
    });
    afterAll(() => shop.close());
    beforeEach(() => putProducts(shop.api.db, [{ sku: "LAMP", price: 5_850_000, stock: 10 }]));

    const begun = async () => {
      const { number } = await shop.place({ LAMP: 1 }, 63_500);
      return { number, reference: startedOf(await shop.press(number, 63_500)).reference };
    };
    const standing = async (number: string) => standingOf(await shop.track(number));
    const sweep = () => sweepPayments(shop.api.db, shop.online, 2);

    it("books what succeeded after the backup that was restored, and once", async () => {
      const { number, reference } = await begun();
      // As the backup of before the success has it, and nothing of it is due: its webhook was answered with 200 long ago.
      await shop.act(reference, { do: "succeed", webhook: "never" });
      await shop.api.db.query("update payment_attempt set next_check_at = null where reference = $1", [
        reference,
      ]);
      expect((await sweep()).booked).toEqual([reference]);
      expect(await standing(number)).toEqual(["confirmed", "paid", 63_500, 0]);
      expect((await sweep()).booked).toEqual([]);
    });

    it("finds money of an order that the restored backup does not have, and mails it to the shop", async () => {
      const reference = "PR-AFTER0BK-1-ZZZZ";
      await fetch(`${shop.url()}/transaction/initialize`, {
        method: "POST",
        headers: { authorization: "Bearer sk_test_local", "content-type": "application/json" },
        body: JSON.stringify({ email: contact.email, amount: "5000000", reference }),
      });
      await shop.act(reference, { do: "succeed", webhook: "never" });
      expect((await sweep()).missing).toEqual([{ reference, amount: 5_000_000 }]);
      await sweep();
      expect((await shop.alarms()).filter((text) => text.includes(reference))).toHaveLength(1);
    });

    it("finds what a bank took back though the attempt is watched no more", async () => {
      const { number, reference } = await begun();
      await shop.act(reference, { do: "succeed" });
      await shop.work();
      await shop.act(reference, { do: "reverse" });
      await shop.api.db.query("update payment_attempt set next_check_at = null where reference = $1", [
        reference,
      ]);
      const found = (await ops.ask("payments.sweep", { days: 2, by })) as { reversed: string[] };
      expect(found.reversed).toEqual([reference]);
      expect((await standing(number)).slice(2)).toEqual([63_500, 63_500]);
      expect(await ops.acts("payments")).toContain("payments.sweep");
    });

    it("refuses an operator's yes to a transfer of an order that was just paid by card, and names that payment", async () => {
      const { number, reference } = await begun();
      await shop.act(reference, { do: "succeed" });
      await shop.work();
      await expect(ops.confirm(number)).rejects.toThrow(`₦63,500 by paystack, ${reference}`);
      expect(await standing(number)).toEqual(["confirmed", "paid", 63_500, 0]);
    });

    it("closes a review once, and a payment that is not in review has none to close", async () => {
      const { number, reference } = await begun();
      await shop.act(reference, { do: "succeed", amount: 6_300_000 });
      await shop.work();
      expect((await standing(number))[1]).toBe("review");
      await ops.ask("payments.reviewed", { reference, by });
      expect((await standing(number))[1]).toBe("pending");
      expect(await ops.acts(number)).toContain("payments.reviewed");
      await expect(ops.ask("payments.reviewed", { reference, by })).rejects.toThrow("not in review");
    });
  },
);
