import { naira } from "@precise/cart-core/money";
import { expect, it } from "vitest";
import { deliveryLines } from "./delivery-lines.ts";

const freeFrom = "Free delivery on orders of ₦500,000 or more.";

it.each([
  [100_000, { alone: "Delivery: ₦5,000 for this item.", freeFrom }],
  [100_001, { alone: "Delivery: ₦15,000 for this item.", freeFrom }],
  [499_000, { alone: "Delivery: ₦25,000 for this item.", freeFrom }],
  [499_500, { alone: "We confirm the delivery fee before you pay.", freeFrom }],
  [500_000, { alone: "Free delivery for this item.", freeFrom: null }],
])("a product of ₦%i says what its delivery costs", (price, lines) => {
  expect(deliveryLines(naira(price))).toEqual(lines);
});
