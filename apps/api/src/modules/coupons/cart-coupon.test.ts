import { naira } from "@precise/cart-core/money";
import { describe, expect, it } from "vitest";
import { belowMinimumText, checkedLater, outdoneText, raiseText } from "./cart-coupon.ts";
import type { Coupon } from "./coupon-rows.ts";

const coupon: Coupon = {
  id: 1,
  code: "GLOW",
  label: "Glow week",
  benefit: { kind: "amount", amount: naira(5_000) },
  minimum: { amount: naira(100_000), isExclusive: false },
  boundEmail: null,
  firstOrderOnly: false,
  maxUsesPerPerson: null,
  isUsable: true,
};

describe("what a shopper reads about a code in the cart", () => {
  it("names a minimum that is reached by itself", () => {
    expect(belowMinimumText(coupon, naira(99_999))).toBe(
      "The code GLOW needs goods of ₦100,000 or more. Yours come to ₦99,999, so it does not apply.",
    );
  });

  it.each([
    [null, naira(522_000)],
    [naira(502_000), null],
  ])(
    "names no total where one of the two has no delivery fee yet (%s, %s)",
    (payableBefore, payableAfter) => {
      const figures = { discount: naira(5_000), payableBefore, payableAfter };
      expect(raiseText("GLOW", { kind: "raises-payable", ...figures })).toBe(
        "The code GLOW takes ₦5,000 off, but we would then need to confirm the delivery fee first. We have not applied it.",
      );
      expect(outdoneText("GLOW", "Rain week", { kind: "outdone", ...figures })).toBe(
        "“Rain week” is better for this cart than the code GLOW. One of the two counts, so you keep GLOW for another order.",
      );
    },
  );

  it("names both totals where a discount without a code is better", () => {
    const totals = { payableBefore: naira(98_000), payableAfter: naira(99_000) };
    expect(outdoneText("GLOW", "Rain week", { kind: "outdone", discount: naira(5_000), ...totals })).toBe(
      "With “Rain week” you pay ₦98,000 with delivery, and with the code GLOW in its place ₦99,000. One of the two counts, so you keep GLOW for another order.",
    );
  });

  it("tells apart a code that is for one e-mail address and one that is for a first order", () => {
    const words = (changes: Partial<Coupon>) =>
      checkedLater({ ...coupon, ...changes }).map((each) => each.message);
    expect(words({ boundEmail: "ada@example.com" })).toEqual([
      "The code GLOW is for the e-mail address we sent it to. We check that when you place your order.",
    ]);
    expect(words({ firstOrderOnly: true })).toEqual([
      "The code GLOW is for a first order. We check that when you place your order.",
    ]);
    expect(words({})).toEqual([]);
  });
});
