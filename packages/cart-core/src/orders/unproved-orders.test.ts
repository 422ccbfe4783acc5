import { expect, it } from "vitest";
import { kobo } from "../money/money.ts";
import { isTooLargeUnproved } from "./unproved-orders.ts";

const lamp = (quantity: number) => ({ sku: "LAMP", quantity });

it.each([
  [[lamp(20)], 100_000_000, false],
  [[lamp(21)], 100, true],
  [[lamp(1)], 100_000_001, true],
  [[lamp(10), { sku: "BULB", quantity: 20 }], 100, false],
  [[lamp(10), lamp(11)], 100, true],
  [[], 0, false],
])("an unproved order of %j for %i kobo is too large to be set aside: %s", (lines, goods, expected) => {
  expect(isTooLargeUnproved(lines, kobo(goods))).toBe(expected);
});
