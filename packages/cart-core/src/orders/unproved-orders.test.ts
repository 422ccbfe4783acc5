import { expect, it } from "vitest";
import { kobo } from "../money/money.ts";
import { isHeldUntilPayDay, isTooLargeUnproved } from "./unproved-orders.ts";

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

it.each([
  [undefined, true],
  [{ is_proved: true, goods: "held" }, true],
  [{ is_proved: true, goods: "waiting" }, false],
  [{ is_proved: false, goods: "held" }, false],
])("with the hold %j goods are held until the day to pay by: %s", (hold, isHeld) =>
  expect(isHeldUntilPayDay(hold)).toBe(isHeld),
);
