import fc from "fast-check";
import { expect, it } from "vitest";
import { insideWorld } from "../../faults/payments/inside-world.ts";
import { type PlayedOrder, playOrder } from "../../faults/payments/order-player.ts";
import { brokenBooks } from "../../faults/payments/payment-books.ts";
import { paymentSteps } from "../../faults/payments/payment-steps.ts";
import { putProducts } from "../../fixtures/put-products.ts";
import { openOnlineShop } from "./online-shop.ts";

/** Ten thousand orders with real kills are `pnpm faults payments`; here it is shown that the rule, and its check, still hold. */
it("whatever happens to an order in whatever order, its books are the payment service's, or someone was told", async () => {
  const shop = await openOnlineShop("pglite");
  const { inside, settle } = insideWorld(shop.api.db, shop.online, shop.api.dataFolder);
  const world = { apiUrl: shop.api.url, control: shop.control, inside };
  const clearFaults = async () => void (await fetch(`${shop.url()}/control/faults`, { method: "DELETE" }));
  const played: PlayedOrder[] = [];
  await fc.assert(
    fc.asyncProperty(paymentSteps, async (steps) => {
      await clearFaults();
      await putProducts(shop.api.db, [{ sku: "LAMP", price: 5_850_000, stock: 1_000 }]);
      const { number } = await shop.place({ LAMP: 1 }, 63_500);
      const order = playOrder(world, number);
      for (const step of steps) await order.play(step);
      await order.findPayments();
      const standIn = await settle(shop.control, clearFaults);
      expect(await brokenBooks(shop.api.db, standIn, [order])).toEqual([]);
      played.push(order);
    }),
    {
      numRuns: Number(process.env.PROPERTY_RUNS ?? (process.env.TEST_DEPTH === "short" ? 12 : 40)),
      seed: Number(process.env.PROPERTY_SEED ?? 20_261_124),
    },
  );
  // What came later must not have touched an earlier order.
  const standIn = await settle(shop.control, clearFaults);
  expect(await brokenBooks(shop.api.db, standIn, played)).toEqual([]);
  await shop.close();
}, 300_000);
