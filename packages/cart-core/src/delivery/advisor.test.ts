import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { kobo, naira } from "../money/money.ts";
import { adviseDelivery } from "./advisor.ts";
import { deliveryFee } from "./delivery-fee.ts";

describe("adviseDelivery", () => {
  it.each([
    [475_001, 24_999, 1],
    [480_000, 20_000, 5_000],
    [499_000, 1_000, 24_000],
  ])("at ₦%i: add ₦%i and pay ₦%i less", (total, add, less) => {
    expect(adviseDelivery(naira(total))).toEqual({
      kind: "pay-less",
      add: add * 100,
      payLess: less * 100,
      reach: 50_000_000,
      fee: 0,
      payable: 50_000_000,
    });
  });

  it.each([
    [499_001, 999],
    [499_500, 500],
    [499_999, 1],
  ])("at ₦%i, in the gap: add ₦%i and delivery is free", (total, add) => {
    expect(adviseDelivery(naira(total))).toEqual({
      kind: "leave-gap",
      add: add * 100,
      reach: 50_000_000,
      fee: 0,
      payable: 50_000_000,
    });
  });

  it.each([0, 99_000, 100_000, 100_001, 250_000, 250_001, 474_999, 475_000, 500_000, 2_000_000])(
    "has no advice at ₦%i",
    (total) => {
      expect(adviseDelivery(naira(total))).toEqual({ kind: "none" });
    },
  );

  it.each([
    [47_500_000, "none"],
    [47_500_001, "pay-less"],
    [49_900_049, "pay-less"],
    [49_900_050, "leave-gap"],
    [49_999_949, "leave-gap"],
    [49_999_950, "none"],
  ])("at %i kobo the advice is %s", (total, kind) => {
    expect(adviseDelivery(kobo(total)).kind).toBe(kind);
  });

  it("finds what trying every larger total finds: each naira where the table turns, every 97th between", () => {
    const edges = [0, 100_000, 250_000, 475_000, 499_000, 500_000];
    const isNearEdge = (total: number) => edges.some((edge) => Math.abs(total - edge) < 200);
    const wrong: number[] = [];
    let cheapestAbove = Number.POSITIVE_INFINITY;
    let cheapestAt = Number.NaN;
    for (let total = 600_000; total >= 0; total -= isNearEdge(total) ? 1 : 97) {
      const fee = deliveryFee(naira(total));
      const now = fee.ok ? total + fee.value / 100 : null;
      const advice = adviseDelivery(naira(total));
      const expected =
        now === null
          ? "leave-gap"
          : cheapestAbove < now
            ? `add ${cheapestAt - total}, ${now - cheapestAbove} less`
            : "none";
      const advised =
        advice.kind === "pay-less" ? `add ${advice.add / 100}, ${advice.payLess / 100} less` : advice.kind;
      if (advised !== expected) wrong.push(total);
      if (now !== null && now < cheapestAbove) {
        cheapestAbove = now;
        cheapestAt = total;
      }
    }
    expect(wrong).toEqual([]);
  });

  it("keeps its word: after adding, the fee and the payable total are those that it named", () => {
    fc.assert(
      fc.property(fc.integer({ min: 45_000_000, max: 50_000_000 }), (total) => {
        const advice = adviseDelivery(kobo(total));
        fc.pre(advice.kind !== "none");
        const then = kobo(total + advice.add);
        expect(then).toBe(advice.reach);
        expect(deliveryFee(then)).toEqual({ ok: true, value: advice.fee });
        expect(then + advice.fee).toBe(advice.payable);
        const now = deliveryFee(kobo(total));
        expect(now.ok ? total + now.value - advice.payable : null).toBe(
          advice.kind === "pay-less" ? advice.payLess : null,
        );
      }),
    );
  });
});
