import { naira } from "@precise/cart-core/money";
import { expect, it } from "vitest";
import { voucherExample } from "./voucher-examples.ts";

it.each([
  // Exactly the minimum does not reach it.
  [100_000, 100_000, 105_000, 105_000, { kind: "below-minimum" }],
  [103_000, 98_000, 118_000, 103_000, { kind: "saves", saves: naira(15_000) }],
  [180_000, 175_000, 195_000, 190_000, { kind: "saves", saves: naira(5_000) }],
  [502_000, 497_000, 502_000, 522_000, { kind: "costs-more", costsMore: naira(20_000) }],
  [504_500, 499_500, 504_500, null, { kind: "needs-confirmation", already: false }],
  [499_500, 494_500, null, 519_500, { kind: "settles-delivery", payable: naira(519_500) }],
  [505_000, 500_000, 505_000, 500_000, { kind: "saves", saves: naira(5_000) }],
] as const)("goods of %i naira", (goods, goodsWith, without, withIt, verdict) => {
  expect(voucherExample(naira(goods))).toEqual({
    goods: naira(goods),
    goodsWith: naira(goodsWith),
    payableWithout: without === null ? null : naira(without),
    payableWith: withIt === null ? null : naira(withIt),
    verdict,
  });
});
