import { naira } from "@precise/cart-core/money";
import { expect, it } from "vitest";
import { deliveryLines } from "./delivery-lines.ts";

const freeLine = "Orders of ₦500,000 or more are delivered free.";

it.each([
  [100_000, ["Delivery of this alone costs ₦5,000.", freeLine]],
  [100_001, ["Delivery of this alone costs ₦15,000.", freeLine]],
  [499_000, ["Delivery of this alone costs ₦25,000.", freeLine]],
  [499_500, ["Delivery for this total is confirmed before payment.", freeLine]],
  [500_000, ["Delivery of this is free."]],
])("a product of ₦%i says what its delivery costs", (price, lines) => {
  expect(deliveryLines(naira(price))).toEqual(lines);
});
