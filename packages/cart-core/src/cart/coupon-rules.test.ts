import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deliveryTierOf } from "../delivery/delivery-fee.ts";
import { type Kobo, kobo, naira } from "../money/money.ts";
import {
  type CouponBenefit,
  couponDiscount,
  judgeCoupon,
  personOfBuyer,
  personOfEmail,
  reachesMinimum,
} from "./coupon-rules.ts";
import { welcomeVoucher } from "./welcome-voucher-terms.ts";

const fiveThousand: CouponBenefit = { kind: "amount", amount: naira(5_000) };
const judge = (goods: number, changes: Partial<Parameters<typeof judgeCoupon>[0]> = {}) =>
  judgeCoupon({
    benefit: fiveThousand,
    minimum: null,
    goodsTotal: naira(goods),
    isWanted: false,
    ...changes,
  });

describe("what a coupon takes off", () => {
  it.each<[CouponBenefit, number, number]>([
    [fiveThousand, 20_000, 5_000],
    [fiveThousand, 3_000, 3_000],
    [{ kind: "percent", percent: 10 }, 20_000, 2_000],
    [{ kind: "percent", percent: 100 }, 999, 999],
    [{ kind: "percent", percent: 15 }, 0.1, 0.02],
    [{ kind: "percent", percent: 1 }, 90_000_000_000_000, 900_000_000_000],
    [{ kind: "free_delivery" }, 20_000, 0],
  ])("%j on goods of N%d is N%d", (benefit, goods, off) => {
    expect(couponDiscount(benefit, naira(goods))).toBe(naira(off));
  });

  it.each([0, 101, 2.5])("%d per cent is refused", (percent) => {
    expect(() => couponDiscount({ kind: "percent", percent }, naira(1))).toThrow(
      new RangeError(`not whole per cents from 1 to 100: ${percent}`),
    );
  });

  it("abuse 12: is never more than the goods and never negative", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), fc.integer({ min: 1, max: 100 }), (goods, percent) => {
        const off = couponDiscount({ kind: "percent", percent }, kobo(goods));
        return off >= 0 && off <= goods;
      }),
    );
  });
});

describe("a minimum", () => {
  it.each([
    [100_000, true, 100_000, false],
    [100_000, true, 100_000.01, true],
    [50_000, false, 50_000, true],
    [50_000, false, 49_999.99, false],
  ])("of N%d, exclusive: %s, is reached by N%d: %s", (amount, isExclusive, goods, reached) => {
    expect(reachesMinimum({ amount: naira(amount), isExclusive }, naira(goods))).toBe(reached);
    expect(judge(goods, { minimum: { amount: naira(amount), isExclusive } }).kind).toBe(
      reached ? "applies" : "below-minimum",
    );
  });
});

describe("a coupon that raises what is paid", () => {
  it("is reported with both amounts: N502,000 would become N522,000", () => {
    expect(judge(502_000)).toEqual({
      kind: "raises-payable",
      discount: naira(5_000),
      payableBefore: naira(502_000),
      payableAfter: naira(522_000),
    });
  });

  it("is reported where delivery would first have to be confirmed", () => {
    expect(judge(504_500)).toEqual({
      kind: "raises-payable",
      discount: naira(5_000),
      payableBefore: naira(504_500),
      payableAfter: null,
    });
  });

  it.each([
    ["is wanted all the same", { isWanted: true }],
    ["is used for a pick-up", { method: "pickup" as const }],
  ])("applies when it %s", (_why, changes) => {
    expect(judge(502_000, changes)).toEqual({
      kind: "applies",
      discount: naira(5_000),
      isDeliveryFree: false,
    });
  });

  it.each([101_000, 105_000, 110_000, 499_500, 505_000])("is not one on goods of N%d", (goods) => {
    expect(judge(goods).kind).toBe("applies");
  });

  it("never is one that pays for delivery", () => {
    expect(judge(30_000, { benefit: { kind: "free_delivery" } })).toEqual({
      kind: "applies",
      discount: kobo(0),
      isDeliveryFree: true,
    });
  });

  it("abuse 11: is never applied unasked, whatever the goods cost", () => {
    const paid = (total: number) => {
      const fee = deliveryTierOf(kobo(total))?.fee;
      return fee === undefined ? Number.POSITIVE_INFINITY : total + fee;
    };
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60_000_000 }),
        fc.integer({ min: 1, max: 10_000_000 }),
        (goods, off) => {
          const benefit = { kind: "amount", amount: off as Kobo } as const;
          const verdict = judgeCoupon({ benefit, minimum: null, goodsTotal: kobo(goods), isWanted: false });
          return verdict.kind !== "applies" || paid(goods - verdict.discount) <= paid(goods);
        },
      ),
    );
  });
});

it("the newsletter's voucher takes N5,000 off goods of more than N100,000, for 90 days", () => {
  const { amount, over, days } = welcomeVoucher;
  const minimum = { amount: over, isExclusive: true };
  expect(judge(100_000, { benefit: { kind: "amount", amount }, minimum }).kind).toBe("below-minimum");
  expect(judge(100_001, { benefit: { kind: "amount", amount }, minimum })).toMatchObject({
    discount: naira(5_000),
  });
  expect(days).toBe(90);
});

it.each([
  [{ email: "ada+x@example.com", phone: "+2348030000001" }, "ada@example.com"],
  [{ email: "", phone: "+2348030000001" }, "+2348030000001"],
  [{ email: "", phone: null }, ""],
])("once per person, %j counts as %j", (buyer, person) => expect(personOfBuyer(buyer)).toBe(person));

describe("the person behind an e-mail", () => {
  it.each([
    ["Ada.Obi@Example.com", "ada.obi@example.com"],
    ["ada+lamps@example.com", "ada@example.com"],
    ["A.d.a+x@gmail.com", "ada@gmail.com"],
    ["ada@googlemail.com", "ada@gmail.com"],
  ])("abuse 9: %s is %s", (email, person) => {
    expect(personOfEmail(email)).toBe(person);
  });
});
