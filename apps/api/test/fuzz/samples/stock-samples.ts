import { changePrices } from "@precise/contract/desk/prices/prices";
import { expectIncoming } from "@precise/contract/desk/stock";
import { lagosDay } from "@precise/contract/nigeria/lagos-days";
import { putProducts } from "../../fixtures/put-products.ts";
import type { FreshSamples, FuzzShop } from "./fuzz-shop.ts";

/** Pieces and prices of products, and how they change. */
export function stockSamples({ api, about, next, openOwner, putGoods }: FuzzShop): FreshSamples {
  const sku = "FUZZ-LAMP";
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

  async function lamp() {
    await putGoods();
    return { params: { sku } };
  }
  const lines = [{ sku, quantity: 12 }];
  const twelve = { supplier: "Glow Ltd", lines };
  /** What a supplier is to bring today. */
  async function incoming() {
    await putGoods();
    const body = { ...twelve, expected_on: lagosDay(new Date()) };
    const { delivery } = await (await openOwner()).done(expectIncoming, { body });
    return { params: { id: delivery.id } };
  }
  /** Of a product of its own: `putGoods` would put back what a change has written. */
  async function priceChange(at: { readonly effective_at?: string } = {}) {
    const own = next("FUZZ-PRICED");
    await putProducts(api.db, [{ sku: own, price: 100_000, stock: 10 }]);
    const body = { skus: [own], percent: 8, round_to: 50 as const, ...at };
    const { change } = await (await openOwner()).done(changePrices, { body });
    return { params: { id: change?.id ?? 0 } };
  }

  return {
    ...about(lamp, ["readStockItem", "readPriceItem"]),
    ...about(async () => {
      await putGoods();
      return { body: { sku, by: -2, kind: "damaged", reason: "Broken glass in box 4" } };
    }, ["adjustStock"]),
    ...about(async () => {
      await putGoods();
      return { body: { sku, pieces: 5 } };
    }, ["setStockThreshold"]),
    ...about(async () => {
      await putGoods();
      return { body: { ...twelve, expected_on: lagosDay(inDays(7)) } };
    }, ["expectIncoming"]),
    ...about(incoming, ["readIncoming", "cancelIncoming"]),
    ...about(async () => ({ ...(await incoming()), body: { lines } }), ["receiveIncoming"]),
    ...about(
      async () => ({ ...(await incoming()), body: { expected_on: lagosDay(inDays(7)) } }),
      ["postponeIncoming"],
    ),
    ...about(priceChange, ["readPriceChange", "undoPriceChange", "reviewPriceChange"]),
    ...about(() => priceChange({ effective_at: inDays(1).toISOString() }), ["cancelPriceChange"]),
  };
}
