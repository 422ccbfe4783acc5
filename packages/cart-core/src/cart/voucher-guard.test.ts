import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { kobo, naira } from "../money/money.ts";
import { cartTotals } from "./totals.ts";
import { guardVoucher } from "./voucher-guard.ts";

function guard(grandTotal: number, voucher: number, method: "delivery" | "pickup" = "delivery") {
  return guardVoucher({ grandTotal: naira(grandTotal), voucher: naira(voucher), method });
}

describe("guardVoucher", () => {
  it.each([
    [100_001, 5_000, 15_000],
    [120_000, 5_000, 5_000],
    [250_001, 5_000, 15_000],
    [600_000, 5_000, 5_000],
    [3_000, 5_000, 3_000],
  ])("on ₦%i a voucher of ₦%i saves ₦%i, delivery counted in", (total, voucher, saves) => {
    expect(guard(total, voucher)).toEqual({ kind: "saves", saves: saves * 100 });
  });

  it.each([
    [502_000, 5_000, 20_000],
    [500_000, 5_000, 20_000],
    [500_000, 1_000, 24_000],
    [504_000, 5_000, 20_000],
    [500_000, 24_999, 1],
  ])("on ₦%i a voucher of ₦%i costs ₦%i more", (total, voucher, costsMore) => {
    expect(guard(total, voucher)).toEqual({ kind: "costs-more", costsMore: costsMore * 100 });
  });

  it("makes no difference where the lost free delivery eats it exactly", () => {
    expect(guard(500_000, 25_000)).toEqual({ kind: "no-difference" });
  });

  it("makes no difference when it is worth nothing, or there is nothing to take it off", () => {
    expect(guard(99_000, 0)).toEqual({ kind: "no-difference" });
    expect(guard(0, 5_000)).toEqual({ kind: "no-difference" });
  });

  it.each([
    [504_001, 5_000],
    [504_999, 5_000],
    [500_000, 1],
  ])("on ₦%i a voucher of ₦%i would have delivery confirmed first", (total, voucher) => {
    expect(guard(total, voucher)).toEqual({ kind: "needs-confirmation", already: false });
  });

  it("says that delivery must be confirmed anyway when both totals lie in the gap", () => {
    expect(guard(499_900, 100)).toEqual({ kind: "needs-confirmation", already: true });
  });

  it("settles delivery when it brings a total down out of the gap", () => {
    expect(guard(499_500, 5_000)).toEqual({ kind: "settles-delivery", payable: 51_950_000 });
  });

  it.each([499_500, 502_000, 504_500])("always saves on pick-up of ₦%i", (total) => {
    expect(guard(total, 5_000, "pickup")).toEqual({ kind: "saves", saves: 500_000 });
  });

  it("expects delivery unless pick-up is given", () => {
    expect(guardVoucher({ grandTotal: naira(502_000), voucher: naira(5_000) }).kind).toBe("costs-more");
  });

  it("refuses a negative voucher", () => {
    expect(() => guard(99_000, -1)).toThrow(new RangeError("a voucher is never negative: -100 kobo"));
  });

  it("agrees with the cart's own totals, and never calls a dearer order a saving", () => {
    const nearTheSteps = fc
      .tuple(
        fc.constantFrom(100_000, 250_000, 475_000, 499_000, 500_000, 505_000),
        fc.integer({ min: -600_000, max: 600_000 }),
      )
      .map(([step, off]) => step * 100 + off);
    const method = fc.constantFrom("delivery" as const, "pickup" as const);
    const anyVoucher = fc.oneof(
      fc.nat({ max: 3_000_000 }),
      fc.constant(500_000),
      fc.nat({ max: 60_000_000 }),
    );
    fc.assert(
      fc.property(nearTheSteps, anyVoucher, method, (total, voucher, how) => {
        const lines = [{ unitPrice: kobo(total), quantity: 1 }];
        const withIt = cartTotals({ lines, discounts: [kobo(voucher)], delivery: { method: how } });
        const withoutIt = cartTotals({ lines, delivery: { method: how } });
        const verdict = guardVoucher({ grandTotal: kobo(total), voucher: kobo(voucher), method: how });
        const difference = withoutIt.payable - withIt.payable;
        switch (verdict.kind) {
          case "saves":
            expect([verdict.saves > 0, verdict.saves]).toEqual([true, difference]);
            break;
          case "costs-more":
            expect([verdict.costsMore > 0, -verdict.costsMore]).toEqual([true, difference]);
            break;
          case "no-difference":
            expect(difference).toBe(0);
            break;
          case "settles-delivery":
            expect([withoutIt.deliveryFee, verdict.payable]).toEqual([null, withIt.payable]);
            break;
          case "needs-confirmation":
            expect([withIt.deliveryFee, withoutIt.deliveryFee === null]).toEqual([null, verdict.already]);
        }
        const bothKnown = withIt.deliveryFee !== null && withoutIt.deliveryFee !== null;
        expect(["saves", "costs-more", "no-difference"].includes(verdict.kind)).toBe(bothKnown);
      }),
      { numRuns: 2_000 },
    );
  });
});
