import { expect, it } from "vitest";
import { askedPrices } from "./asked-prices.ts";

it("says what is asked about prices, and names a few of the products", () => {
  const skus = ["A", "B", "C", "D", "E", "F", "G"];
  expect(
    askedPrices("prices.change", { skus, field: "trade_price", percent: -20, beyondLimit: 7, seen: "x" }),
  ).toBe("trade price: −20 % · A, B, C, D, E and 2 more · 7 beyond ±15 %");
  expect(
    askedPrices("prices.sale", {
      skus: ["A"],
      percent: 30,
      endsAt: "2026-11-30T22:59:00.000Z",
      inSaleCategory: true,
    }),
  ).toBe("Off the price: −30 % · A · to 30 Nov 2026, 23:59");
  expect(askedPrices("prices.change", { edits: [{ sku: "A", price: 5000, special_price: null }] })).toBe(
    "A: price ₦5,000, special price none",
  );
  expect(askedPrices("payments.refund", { amount: 5 })).toBeUndefined();
});
