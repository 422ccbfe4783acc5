import fc from "fast-check";
import { describe, expect, expectTypeOf, it } from "vitest";
import { type Kobo, kobo, naira, parsePrice, wireValue } from "../money/money.ts";
import { err, ok } from "../result.ts";
import { deliveryFee, deliveryFor, deliveryTiers, feeOf } from "./delivery-fee.ts";

function priced(text: string): Kobo {
  const price = parsePrice(text);
  if (!price.ok) throw new Error(`no price: ${text}`);
  return price.value;
}

describe("deliveryFee", () => {
  it("abuse 12: changes at these totals and nowhere else: each naira near them, every 97th from 0 to 600,000", () => {
    const edges = [100_000, 250_000, 475_000, 499_000, 500_000];
    const isNearEdge = (total: number) => edges.some((edge) => Math.abs(total - edge) < 200);
    const changes: [number, number | string][] = [];
    for (let total = 0; total <= 600_000; total += isNearEdge(total) ? 1 : 97) {
      const result = deliveryFee(naira(total));
      const fee = result.ok ? result.value / 100 : result.code;
      if (changes.at(-1)?.[1] !== fee) changes.push([total, fee]);
    }
    expect(changes).toEqual([
      [0, 5_000],
      [100_001, 15_000],
      [250_001, 25_000],
      [499_001, "no-tier"],
      [500_000, 0],
    ]);
  });

  it.each([
    ["0", 5_000],
    ["0.49", 5_000],
    ["99999.99", 5_000],
    ["100000.49", 5_000],
    ["100000.50", 15_000],
    ["250000.49", 15_000],
    ["250000.50", 25_000],
    ["499000.49", 25_000],
    ["499999.50", 0],
    ["500000.49", 0],
    ["90071992547409.91", 0],
  ])("a total of ₦%s is charged ₦%i", (total, fee) => {
    expect(deliveryFee(priced(total))).toEqual(ok(naira(fee)));
  });

  it.each(["499000.50", "499001", "499500", "499999", "499999.49"])(
    "a total of ₦%s matches no tier",
    (total) => {
      expect(deliveryFee(priced(total))).toEqual(err("no-tier"));
    },
  );

  it("has no fee for a total below zero, which no cart has", () => {
    expect(deliveryFee(naira(-1))).toEqual(err("no-tier"));
  });

  it("takes money only", () => {
    expectTypeOf(deliveryFee).parameter(0).toEqualTypeOf<Kobo>();
    // @ts-expect-error A number of naira is no total.
    deliveryFee(wireValue(naira(100_000)));
    // @ts-expect-error A plain number is no total.
    deliveryFee(100_000);
  });
});

describe("deliveryTiers", () => {
  it("is the table of spec §9", () => {
    expect(
      deliveryTiers.map(({ from, to, fee }) => [from / 100, to === null ? null : to / 100, fee / 100]),
    ).toEqual([
      [0, 100_000, 5_000],
      [100_001, 250_000, 15_000],
      [250_001, 499_000, 25_000],
      [500_000, null, 0],
    ]);
  });
});

describe("deliveryFor", () => {
  const lines = ["a line"];

  it("charges the tier of the grand total", () => {
    expect(deliveryFor({ lines, method: "delivery", grandTotal: naira(100_001) })).toEqual({
      kind: "fee",
      fee: 1_500_000,
      tier: { from: 10_000_100, to: 25_000_000, fee: 1_500_000 },
    });
  });

  it("names the tier that is free from 500,000, rather than call it an exception", () => {
    expect(deliveryFor({ lines, method: "delivery", grandTotal: naira(500_000) })).toMatchObject({
      kind: "fee",
      fee: 0,
    });
  });

  it("says so in the gap", () => {
    expect(deliveryFor({ lines, method: "delivery", grandTotal: naira(499_500) })).toEqual({
      kind: "no-tier",
    });
  });

  it("charges nothing for an empty cart", () => {
    expect(deliveryFor({ lines: [], method: "delivery", grandTotal: naira(0) })).toEqual({
      kind: "free",
      reason: "no-lines",
    });
    expect(deliveryFor({ lines: [], method: "pickup", grandTotal: naira(0) })).toEqual({
      kind: "free",
      reason: "no-lines",
    });
  });

  it("charges a cart whose goods cost nothing after discounts", () => {
    expect(deliveryFor({ lines, method: "delivery", grandTotal: naira(0) })).toMatchObject({
      kind: "fee",
      fee: 500_000,
    });
  });

  it.each([99_000, 499_500, 500_000])("charges nothing for pick-up of ₦%i, in the gap too", (total) => {
    expect(deliveryFor({ lines, method: "pickup", grandTotal: naira(total) })).toEqual({
      kind: "free",
      reason: "pickup",
    });
  });

  it.each([0, 99_000, 499_000, 499_500, 500_000])("is forced to zero by a cart load at ₦%i", (total) => {
    const delivery = deliveryFor({ lines, method: "delivery", grandTotal: naira(total), asked: "load" });
    expect(delivery).toEqual({ kind: "forced-zero" });
    expect(feeOf(delivery)).toBe(0);
  });

  it("is asked by a page unless said otherwise", () => {
    const cart = { lines, method: "delivery", grandTotal: naira(99_000) } as const;
    expect(deliveryFor(cart)).toEqual(deliveryFor({ ...cart, asked: "page" }));
  });

  it("agrees with deliveryFee wherever delivery is charged", () => {
    fc.assert(
      fc.property(fc.nat({ max: 60_000_000 }), (count) => {
        const grandTotal = kobo(count);
        const fee = deliveryFee(grandTotal);
        expect(feeOf(deliveryFor({ lines, method: "delivery", grandTotal }))).toBe(fee.ok ? fee.value : null);
      }),
    );
  });
});
