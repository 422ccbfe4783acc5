import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { kobo, naira } from "../money/money.ts";
import { cartTotals, rowTotal } from "./totals.ts";

const delivery = { method: "delivery" } as const;
const anyLine = fc.record({
  unitPrice: fc.nat({ max: 10_000_000_00 }).map(kobo),
  quantity: fc.integer({ min: 1, max: 999 }),
});
const anyLines = fc.array(anyLine, { maxLength: 20 });
const anyDiscounts = fc.array(fc.nat({ max: 1_000_000_00 }).map(kobo), { maxLength: 5 });
const anyDelivery = fc.record({
  method: fc.constantFrom("delivery" as const, "pickup" as const),
  asked: fc.constantFrom("page" as const, "load" as const),
});

function oneLine(unitPrice: number, quantity = 1) {
  return [{ unitPrice: naira(unitPrice), quantity }];
}

describe("rowTotal", () => {
  it("is the price times the pieces", () => {
    expect(rowTotal(naira(4_999.5), 3)).toBe(1_499_850);
    expect(rowTotal(naira(4_999.5), 0)).toBe(0);
  });

  it.each([
    [100, -1, "no cart line: -1 at 100 kobo"],
    [-100, 1, "no cart line: 1 at -100 kobo"],
    [100, 1.5, "not a whole number of times: 1.5"],
    [100, Number.NaN, "not a whole number of times: NaN"],
  ])("refuses %i kobo times %d", (price, quantity, message) => {
    expect(() => rowTotal(kobo(price), quantity)).toThrow(new RangeError(message));
  });
});

describe("cartTotals", () => {
  it("adds lines, takes discounts off and puts delivery on", () => {
    const totals = cartTotals({
      lines: [...oneLine(45_000, 2), ...oneLine(20_500.5)],
      discounts: [naira(5_000), naira(500)],
      delivery,
    });
    expect(totals).toEqual({
      totalQuantity: 3,
      subtotal: 11_050_050,
      discountTotal: 550_000,
      grandTotal: 10_500_050,
      delivery: { kind: "fee", fee: 1_500_000, tier: { from: 10_000_100, to: 25_000_000, fee: 1_500_000 } },
      deliveryFee: 1_500_000,
      payable: 12_000_050,
    });
  });

  it.each([
    [99_000, 104_000],
    [100_000, 105_000],
    [100_001, 115_001],
    [499_000, 524_000],
    [500_000, 500_000],
  ])("goods of ₦%i cost ₦%i delivered", (goods, payable) => {
    expect(cartTotals({ lines: oneLine(goods), delivery }).payable).toBe(payable * 100);
  });

  it("drops at 500,000: more goods may cost less, and that is the table's own law", () => {
    const below = cartTotals({ lines: oneLine(499_000), delivery }).payable;
    const above = cartTotals({ lines: oneLine(500_000), delivery }).payable;
    expect(below - above).toBe(2_400_000);
  });

  it("leaves the fee open in the gap, and the payable total without it", () => {
    expect(cartTotals({ lines: oneLine(499_500), delivery })).toMatchObject({
      delivery: { kind: "no-tier" },
      deliveryFee: null,
      payable: 49_950_000,
    });
  });

  it("chooses the tier after discounts", () => {
    const totals = cartTotals({ lines: oneLine(102_000), discounts: [naira(5_000)], delivery });
    expect([totals.grandTotal, totals.deliveryFee, totals.payable]).toEqual([9_700_000, 500_000, 10_200_000]);
  });

  it("never takes off more than the goods cost", () => {
    const totals = cartTotals({ lines: oneLine(3_000), discounts: [naira(2_000), naira(5_000)], delivery });
    expect([totals.discountTotal, totals.grandTotal, totals.payable]).toEqual([300_000, 0, 500_000]);
  });

  it("asks nothing of an empty cart", () => {
    expect(cartTotals({ lines: [], discounts: [naira(5_000)], delivery })).toEqual({
      totalQuantity: 0,
      subtotal: 0,
      discountTotal: 0,
      grandTotal: 0,
      delivery: { kind: "free", reason: "no-lines" },
      deliveryFee: 0,
      payable: 0,
    });
  });

  it("charges no delivery for pick-up or on a cart load", () => {
    expect(cartTotals({ lines: oneLine(499_500), delivery: { method: "pickup" } }).payable).toBe(49_950_000);
    const loaded = cartTotals({ lines: oneLine(99_000), delivery: { method: "delivery", asked: "load" } });
    expect([loaded.deliveryFee, loaded.payable]).toEqual([0, 9_900_000]);
  });

  it("refuses a negative discount", () => {
    expect(() => cartTotals({ lines: oneLine(3_000), discounts: [naira(-1)], delivery })).toThrow(
      new RangeError("a discount is never negative"),
    );
  });

  it("gives whole kobo from 0, never NaN, and parts that add up", () => {
    fc.assert(
      fc.property(anyLines, anyDiscounts, anyDelivery, (lines, discounts, how) => {
        const totals = cartTotals({ lines, discounts, delivery: how });
        const { subtotal, discountTotal, grandTotal, deliveryFee, payable, totalQuantity } = totals;
        for (const amount of [
          subtotal,
          discountTotal,
          grandTotal,
          deliveryFee ?? 0,
          payable,
          totalQuantity,
        ]) {
          expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
        }
        expect(grandTotal + discountTotal).toBe(subtotal);
        expect(grandTotal + (deliveryFee ?? 0)).toBe(payable);
      }),
    );
  });

  it("has no fee where a coupon pays for delivery, in the gap of the table too", () => {
    for (const price of [30_000, 499_500]) {
      const totals = cartTotals({ lines: oneLine(price), delivery: { ...delivery, isPaidByCoupon: true } });
      expect(totals.delivery).toEqual({ kind: "free", reason: "coupon" });
      expect([totals.deliveryFee, totals.payable]).toEqual([0, naira(price)]);
    }
  });

  it("does not ask for the order of lines or discounts", () => {
    fc.assert(
      fc.property(anyLines, anyDiscounts, (lines, discounts) => {
        expect(
          cartTotals({ lines: lines.toReversed(), discounts: discounts.toReversed(), delivery }),
        ).toEqual(cartTotals({ lines, discounts, delivery }));
      }),
    );
  });

  it("never lowers the goods total when a line is added", () => {
    fc.assert(
      fc.property(anyLines, anyLine, anyDiscounts, (lines, line, discounts) => {
        const before = cartTotals({ lines, discounts, delivery });
        const after = cartTotals({ lines: [...lines, line], discounts, delivery });
        expect(after.subtotal).toBeGreaterThanOrEqual(before.subtotal);
        expect(after.grandTotal).toBeGreaterThanOrEqual(before.grandTotal);
      }),
    );
  });
});
