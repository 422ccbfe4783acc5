import { orderStages } from "@precise/cart-core/order-stages";
import { expect, it } from "vitest";
import { isUsualMove } from "./usual-moves.ts";

it("fills no button that takes an order back, ends it or reopens it", () => {
  for (const stage of orderStages)
    for (const to of ["cancelled", "returned", "refunded"])
      expect(isUsualMove({ stage }, { to, is_held: false }), `${stage} → ${to}`).toBe(false);
  for (const to of orderStages)
    expect(isUsualMove({ stage: "cancelled" }, { to, is_held: false })).toBe(false);
});

it("fills the confirming of a payment that is waited for", () => {
  expect(isUsualMove({ stage: "awaiting_payment" }, { to: "confirmed", is_held: false })).toBe(true);
});

it("fills nothing that sends goods on which the money holds", () => {
  expect(isUsualMove({ stage: "packed" }, { to: "shipped", is_held: true })).toBe(false);
  expect(isUsualMove({ stage: "packed" }, { to: "shipped", is_held: false })).toBe(true);
});
