import { describe, expect, it } from "vitest";
import { kobo } from "../money/money.ts";
import { refundDue } from "./refund-due.ts";

const order = {
  lines: [
    { sku: "LAMP", quantity: 2, unitPrice: kobo(100_000) },
    { sku: "BULB", quantity: 1, unitPrice: kobo(50_000) },
  ],
  discount: kobo(0),
  deliveryFee: kobo(500_000),
};
const back = (sku: string, quantity: number, reason: "changed_mind" | "faulty" = "faulty") => ({
  sku,
  quantity,
  reason,
});

describe("what is due for goods that came back", () => {
  it("is their price, without the delivery fee, for a part of the order", () => {
    expect(refundDue(order, [back("LAMP", 1)])).toBe(100_000);
  });

  it("is everything for all of the order where the shop has to put it right", () => {
    expect(refundDue(order, [back("LAMP", 2), back("BULB", 1)])).toBe(750_000);
  });

  it("leaves the delivery fee out where the shopper has changed their mind about anything", () => {
    expect(refundDue(order, [back("LAMP", 2, "changed_mind"), back("BULB", 1)])).toBe(250_000);
  });

  it("takes the share of the order's discounts off, and rounds for the shopper", () => {
    const discounted = { ...order, discount: kobo(10_001) };
    expect(refundDue(discounted, [back("LAMP", 1)])).toBe(96_000);
    expect(refundDue(discounted, [back("LAMP", 2), back("BULB", 1)])).toBe(739_999);
  });

  it("is nothing for a part of goods that cost nothing", () => {
    const free = { ...order, lines: [{ sku: "LAMP", quantity: 2, unitPrice: kobo(0) }] };
    expect(refundDue(free, [back("LAMP", 1)])).toBe(0);
  });

  it("is nothing for what the order does not have, and no more than it has", () => {
    expect(refundDue(order, [back("OTHER", 5)])).toBe(0);
    expect(refundDue(order, [back("BULB", 9)])).toBe(50_000);
  });
});
