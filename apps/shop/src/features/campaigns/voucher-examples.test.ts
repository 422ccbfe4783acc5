import { naira } from "@precise/cart-core/money";
import { expect, it } from "vitest";
import { voucherExample } from "./voucher-examples.ts";

it.each([
  [103_000, 118_000, 103_000, 15_000],
  [180_000, 195_000, 190_000, 5_000],
  [505_000, 505_000, 500_000, 5_000],
] as const)("goods of %i naira cost %i, with it %i: %i saved", (goods, without, withIt, saves) => {
  expect(voucherExample(naira(goods))).toEqual({
    goods: naira(goods),
    without: naira(without),
    withIt: naira(withIt),
    saves: naira(saves),
  });
});

// Exactly the minimum, a dearer delivery fee, and fees that would have to be confirmed.
it.each([100_000, 502_000, 504_500, 499_500])("goods of %i naira are no example", (goods) => {
  expect(voucherExample(naira(goods))).toBeUndefined();
});
