import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Kobo, kobo, naira } from "../money/money.ts";
import {
  bestRule,
  type CategorisedLine,
  type DiscountRule,
  judgeDiscounts,
  ruleDiscount,
} from "./discount-rules.ts";
import { cartTotals } from "./totals.ts";

const goods = (price: number, quantity = 1, ...categoryIds: number[]): CategorisedLine => ({
  unitPrice: naira(price),
  quantity,
  categoryIds,
});
function rule(
  benefit: { percent: number } | { naira: number },
  more: Partial<DiscountRule> = {},
): DiscountRule {
  const off =
    "percent" in benefit
      ? { kind: "percent" as const, percent: benefit.percent }
      : { kind: "amount" as const, amount: naira(benefit.naira) };
  return { id: 1, benefit: off, minimum: null, categoryIds: null, ...more };
}
const ten = rule({ percent: 10 });
const code = (amount: number, isWanted = false) => ({
  benefit: { kind: "amount" as const, amount: naira(amount) },
  minimum: null,
  isWanted,
});

describe("what a rule takes off", () => {
  it.each<[string, DiscountRule, CategorisedLine[], number]>([
    ["10 % of all goods", ten, [goods(20_000, 2), goods(1_000)], 4_100],
    ["an amount", rule({ naira: 3_000 }), [goods(20_000)], 3_000],
    ["never more than the goods", rule({ naira: 3_000 }), [goods(2_000)], 2_000],
    [
      "goods of its category",
      { ...ten, categoryIds: new Set([14, 70]) },
      [goods(20_000, 1, 14), goods(1_000, 1, 3)],
      2_000,
    ],
    [
      "goods of its category that are of another one too",
      { ...ten, categoryIds: new Set([14]) },
      [goods(20_000, 1, 14, 3)],
      2_000,
    ],
    [
      "never more than those cost",
      { ...rule({ naira: 9_000 }), categoryIds: new Set([3]) },
      [goods(20_000, 1, 14), goods(1_000, 1, 3)],
      1_000,
    ],
    ["nothing where none is of it", { ...ten, categoryIds: new Set([5]) }, [goods(20_000, 1, 14)], 0],
    ["nothing below the minimum", { ...ten, minimum: naira(20_001) }, [goods(20_000)], 0],
    ["at the minimum", { ...ten, minimum: naira(20_000) }, [goods(20_000)], 2_000],
    [
      "the minimum is of all goods",
      { ...ten, minimum: naira(21_000), categoryIds: new Set([3]) },
      [goods(20_000, 1, 14), goods(1_000, 1, 3)],
      100,
    ],
    ["nothing off an empty cart", ten, [], 0],
  ])("%s", (_name, discount, lines, off) => {
    expect(ruleDiscount(discount, lines)).toBe(naira(off));
  });
});

describe("the rule that counts", () => {
  it("is the one with which the least is paid", () => {
    const rules = [ten, rule({ naira: 5_000 }, { id: 2 })];
    expect(bestRule(rules, [goods(40_000)])).toMatchObject({ rule: { id: 2 }, discount: 500_000 });
    expect(bestRule(rules, [goods(60_000)])).toMatchObject({ rule: { id: 1 }, discount: 600_000 });
  });

  it("looks at delivery too, not at the discount alone", () => {
    // 530,000 − 40,000 costs 25,000 of delivery: 515,000. With 29,000 off delivery is free: 501,000.
    const rules = [rule({ naira: 40_000 }), rule({ naira: 29_000 }, { id: 2 })];
    expect(bestRule(rules, [goods(530_000)])?.rule.id).toBe(2);
  });

  it("is the oldest of equals", () => {
    const rules = [rule({ naira: 5_000 }, { id: 9 }), rule({ percent: 10 }, { id: 4 })];
    expect(bestRule(rules, [goods(50_000)])?.rule.id).toBe(4);
  });

  it.each([
    // 502,000 − 10,000 = 492,000, and delivery of 25,000: 517,000.
    [502_000, 10_000, null],
    // 500,000 − 25,000 = 475,000, and 25,000: as much as before.
    [500_000, 25_000, 25_000],
    [500_000, 25_001, 25_001],
    // 499,600 would have to be confirmed.
    [504_600, 5_000, null],
    // Is to be confirmed before and after.
    [499_900, 200, 200],
    // 499,500 + a fee that may be nothing, against 474,500 + 25,000, and 474,499 + 25,000.
    [499_500, 24_999, null],
    [499_500, 25_000, 25_000],
    // Out of a dearer tier: 101,000 + 15,000 against 99,000 + 5,000.
    [101_000, 2_000, 2_000],
  ])("on goods of N%i, N%i off: N%s", (total, off, expected) => {
    const found = bestRule([rule({ naira: off })], [goods(total)]);
    expect(found?.discount ?? null).toBe(expected === null ? null : naira(expected));
  });

  it("counts on any goods where a code pays for delivery", () => {
    expect(bestRule([rule({ naira: 10_000 })], [goods(502_000)], true)?.discount).toBe(1_000_000);
  });

  it("is, where a code pays for delivery, the one that takes most off", () => {
    const rules = [rule({ naira: 1_000 }), rule({ naira: 10_000 }, { id: 2 })];
    expect(bestRule(rules, [goods(502_000)])?.rule.id).toBe(1);
    expect(bestRule(rules, [goods(502_000)], true)?.rule.id).toBe(2);
  });

  it("leaves a delivery that must be confirmed behind, though the goods cost more", () => {
    // 499,300 and a fee that is not known, against 474,900 + 25,000.
    const [open, known] = [rule({ naira: 600 }), rule({ naira: 25_000 }, { id: 2 })];
    expect(bestRule([open, known], [goods(499_900)])?.rule.id).toBe(2);
    expect(bestRule([known, open], [goods(499_900)])?.rule.id).toBe(2);
  });

  it("is none of none, and none that takes nothing off", () => {
    expect(bestRule([], [goods(1)])).toBeNull();
    expect(bestRule([{ ...ten, minimum: naira(2) }], [goods(1)])).toBeNull();
  });
});

describe("rules and a code", () => {
  const judge = (
    total: number,
    rules: DiscountRule[],
    coupon: Parameters<typeof judgeDiscounts>[0]["code"],
  ) => judgeDiscounts({ lines: [goods(total)], rules, code: coupon });

  it("leaves a code alone where no rule counts", () => {
    expect(judge(50_000, [], code(5_000))).toEqual({
      rule: null,
      code: { kind: "applies", discount: 500_000, isDeliveryFree: false },
    });
  });

  it("takes the better of the two, and keeps a code that is not", () => {
    expect(judge(40_000, [ten], code(5_000))).toMatchObject({ rule: null, code: { kind: "applies" } });
    expect(judge(60_000, [ten], code(5_000))).toEqual({
      rule: { rule: ten, discount: 600_000 },
      // 54,000 and 55,000, with 5,000 of delivery.
      code: { kind: "outdone", discount: 500_000, payableBefore: 5_900_000, payableAfter: 6_000_000 },
    });
  });

  it("is the rule alone without a code", () => {
    expect(judge(60_000, [ten], null)).toEqual({ rule: { rule: ten, discount: 600_000 }, code: null });
    // 492,000 + 25,000.
    expect(judge(502_000, [rule({ naira: 10_000 })], null)).toEqual({ rule: null, code: null });
  });

  it("keeps a code that would leave delivery to be confirmed", () => {
    // The rule: 501,000. The code: 499,500 and a fee that is not known.
    expect(judge(502_000, [rule({ naira: 1_000 })], code(2_500))).toMatchObject({
      rule: { discount: 100_000 },
      code: { kind: "outdone", payableBefore: 50_100_000, payableAfter: null },
    });
  });

  it.each([
    [100, 300, "applies"],
    [200, 200, "outdone"],
    [300, 100, "outdone"],
  ])(
    "takes the lower goods where delivery must be confirmed anyway: N%i off or N%i with a code: %s",
    (off, byCode, kind) => {
      expect(judge(499_900, [rule({ naira: off })], code(byCode)).code?.kind).toBe(kind);
    },
  );

  it("keeps the code where both come to the same", () => {
    expect(judge(50_000, [ten], code(5_000)).code?.kind).toBe("outdone");
  });

  it("says of a code that would make the order dearer how it stands beside the rule", () => {
    // The rule: 502,000 − 1,000. The code: 497,000 + 25,000.
    expect(judge(502_000, [rule({ naira: 1_000 })], code(5_000))).toMatchObject({
      rule: { discount: 100_000 },
      code: { kind: "outdone", payableBefore: 50_100_000, payableAfter: 52_200_000 },
    });
  });

  it("lets a code that the shopper wants all the same take the rule's place", () => {
    expect(judge(502_000, [rule({ naira: 1_000 })], code(5_000, true))).toMatchObject({
      rule: null,
      code: { kind: "applies", discount: 500_000 },
    });
  });

  it("counts both where the code pays for delivery", () => {
    const free = { benefit: { kind: "free_delivery" as const }, minimum: null, isWanted: false };
    expect(judge(502_000, [rule({ naira: 10_000 })], free)).toMatchObject({
      rule: { discount: 1_000_000 },
      code: { kind: "applies", isDeliveryFree: true },
    });
  });

  it("counts the rule alone where the goods cost too little for the code", () => {
    const dearCode = { ...code(50_000), minimum: { amount: naira(100_000), isExclusive: true } };
    expect(judge(60_000, [ten], dearCode)).toMatchObject({
      rule: { discount: 600_000 },
      code: { kind: "below-minimum" },
    });
  });
});

describe("whatever the goods, the tiers and the code", () => {
  const nearTheSteps = fc
    .tuple(
      fc.constantFrom(0, 100_000, 250_000, 475_000, 499_000, 500_000, 505_000, 530_000),
      fc.integer({ min: -900_000, max: 900_000 }),
    )
    .map(([step, off]) => Math.max(0, step * 100 + off));
  const line = fc.record({
    unitPrice: nearTheSteps.map((count) => kobo(count)),
    quantity: fc.integer({ min: 1, max: 3 }),
    categoryIds: fc.subarray([1, 2]),
  });
  const benefit = fc.oneof(
    fc.record({ kind: fc.constant("percent" as const), percent: fc.integer({ min: 1, max: 100 }) }),
    fc.record({
      kind: fc.constant("amount" as const),
      amount: fc.integer({ min: 1, max: 6_000_000 }).map((count) => kobo(count)),
    }),
  );
  const rules = fc.array(
    fc.record({
      id: fc.integer({ min: 1, max: 9 }),
      benefit,
      minimum: fc.option(nearTheSteps.map((count) => kobo(count))),
      categoryIds: fc.option(fc.constantFrom(new Set([1]), new Set([1, 2]))),
    }),
    { maxLength: 3 },
  );
  const codes = fc.option(
    fc.record({
      benefit: fc.oneof(benefit, fc.constant({ kind: "free_delivery" as const })),
      minimum: fc.constant(null),
      isWanted: fc.boolean(),
    }),
  );

  it("nobody pays more because there are rules, and none opens a fee that is known", () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 3 }), rules, codes, (lines, offered, coupon) => {
        const paid = (all: readonly DiscountRule[], method: "delivery" | "pickup") => {
          const judged = judgeDiscounts({ lines, rules: all, code: coupon });
          const applied = judged.code?.kind === "applies" ? judged.code : null;
          const discounts: Kobo[] = [judged.rule?.discount ?? kobo(0), applied?.discount ?? kobo(0)];
          const isPaidByCoupon = applied?.isDeliveryFree ?? false;
          return cartTotals({ lines, discounts, delivery: { method, isPaidByCoupon } });
        };
        const [withRules, without] = [paid(offered, "delivery"), paid([], "delivery")];
        expect(withRules.payable).toBeLessThanOrEqual(without.payable);
        if (without.deliveryFee !== null) expect(withRules.deliveryFee).not.toBeNull();
        if (coupon === null)
          expect(paid(offered, "pickup").payable).toBeLessThanOrEqual(paid([], "pickup").payable);
      }),
      { numRuns: 1_000 },
    );
  });
});
