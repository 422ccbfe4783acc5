import { naira } from "@precise/cart-core/money";
import { expect, it } from "vitest";
import { deliveryLines } from "./delivery-lines.ts";

const freeFrom = "Orders of ₦500,000 or more are delivered free.";

it.each([
  [100_000, { alone: "Delivery of this alone costs ₦5,000.", freeFrom }],
  [100_001, { alone: "Delivery of this alone costs ₦15,000.", freeFrom }],
  [499_000, { alone: "Delivery of this alone costs ₦25,000.", freeFrom }],
  [499_500, { alone: "Delivery for this total is confirmed before payment.", freeFrom }],
  [500_000, { alone: "Delivery of this is free.", freeFrom: null }],
])("a product of ₦%i says what its delivery costs", (price, lines) => {
  expect(deliveryLines(naira(price))).toEqual(lines);
});
