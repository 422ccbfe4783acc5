import { setTimeout as wait } from "node:timers/promises";
import { lamp } from "../order-promises.ts";
import { placingShopper } from "../placing-shopper.ts";

/** Each of them orders once a second, and asks again a second later while no answer comes. */
export function openShoppers(count: number, urls: readonly string[]) {
  const shoppers = Array.from({ length: count }, () => placingShopper(lamp.sku, lamp.payable));
  /** Moments at which an order was acknowledged, and how long it had been asked for. */
  const orders: { readonly at: number; readonly waited: number }[] = [];
  let isOpen = true;

  const shopping = shoppers.map(async (shopper, at) => {
    const url = urls[at % urls.length] ?? "";
    await wait((1000 * at) / count);
    let since = Date.now();
    let turn = Date.now();
    while (isOpen || shopper.isWaiting()) {
      const before = shopper.acknowledged.length;
      await shopper.orderOnce(url, isOpen ? "more" : "only-open").catch(() => undefined);
      if (shopper.acknowledged.length > before) orders.push({ at: Date.now(), waited: Date.now() - since });
      turn = Math.max(turn + 1000, Date.now());
      await wait(Math.max(0, turn - Date.now()));
      if (!shopper.isWaiting()) since = Date.now();
    }
  });

  return {
    orders,
    acknowledged: () => shoppers.flatMap((shopper) => shopper.acknowledged),
    surprises: () => shoppers.flatMap((shopper) => shopper.surprises),
    /** No new orders; whoever waits for an answer gets it. */
    async close(): Promise<void> {
      isOpen = false;
      await Promise.all(shopping);
    },
  };
}
