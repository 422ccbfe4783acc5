import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Kobo, kobo, naira } from "../money/money.ts";
import { err, ok } from "../result.ts";
import {
  changePrice,
  chargedPrice,
  highestPrice,
  newPrice,
  type PriceRounding,
  type ProductPrices,
  priceRoundings,
  salePrices,
} from "./price-change.ts";

const lamp: ProductPrices = {
  list: naira(100_000),
  special: naira(90_000),
  trade: naira(70_000),
  cost: null,
};
const percent = (amount: number) => ({ kind: "percent", percent: amount }) as const;
const set = (amount: number) => ({ kind: "set", to: naira(amount) }) as const;

describe("a new price", () => {
  it.each<[number, number, PriceRounding, number]>([
    [100_000, 8, 50, 108_000],
    [94_300, 8, 50, 101_850],
    [94_300, 8, 1, 101_844],
    [94_300, 8, 1000, 102_000],
    [94_300, -12.5, 500, 82_500],
    [100_025, 0, 50, 100_050],
    [100_024.99, 0, 50, 100_000],
    [250, 100, 1000, 1_000],
    [385_000, 7.25, 100, 412_900],
  ])("of ₦%d by %d %%, to the nearest ₦%d, is ₦%d", (before, by, step, after) => {
    expect(newPrice(naira(before), percent(by), step)).toEqual(ok(naira(after)));
  });

  it("moves by naira, up and down", () => {
    expect(newPrice(naira(5_020), { kind: "by", amount: naira(1_000) }, 50)).toEqual(ok(naira(6_000)));
    expect(newPrice(naira(5_025), { kind: "by", amount: naira(-1_000) }, 50)).toEqual(ok(naira(4_050)));
  });

  it("is what it is set to, rounded only where that is asked for", () => {
    expect(newPrice(naira(1), set(4_999.5), null)).toEqual(ok(naira(4_999.5)));
    expect(newPrice(naira(1), set(4_999.5), 50)).toEqual(ok(naira(5_000)));
  });

  it("is never nothing or less, also where rounding makes it so", () => {
    expect(newPrice(naira(24), percent(0), 50)).toEqual(err("not-above-zero"));
    expect(newPrice(naira(1_000), { kind: "by", amount: naira(-1_000) }, 1)).toEqual(err("not-above-zero"));
    expect(newPrice(naira(1_000), percent(-100), 1)).toEqual(err("not-above-zero"));
    expect(newPrice(naira(1_000), { kind: "by", amount: naira(-1_001) }, 50)).toEqual(err("not-above-zero"));
    expect(newPrice(naira(1_000), { kind: "by", amount: naira(-9_000) }, 50)).toEqual(err("not-above-zero"));
  });

  it("is never more than the wire holds", () => {
    expect(newPrice(highestPrice, percent(1), 1)).toEqual(err("too-high"));
    expect(newPrice(highestPrice, percent(0), null)).toEqual(ok(highestPrice));
  });

  const price = fc.integer({ min: 1, max: 10_000_000_000_000 }).map((count): Kobo => kobo(count));
  const step = fc.constantFrom(...priceRoundings);

  it("lies on its step, and no further than half of it from the exact price", () => {
    fc.assert(
      fc.property(price, fc.integer({ min: -9_900, max: 10_000 }), step, (before, hundredths, to) => {
        const after = newPrice(before, percent(hundredths / 100), to);
        if (!after.ok) return;
        expect(after.value % (to * 100)).toBe(0);
        const exact = (BigInt(before) * BigInt(10_000 + hundredths)) / 10_000n;
        expect(Math.abs(Number(BigInt(after.value) - exact))).toBeLessThanOrEqual(to * 50);
      }),
    );
  });

  it("never falls where the percentage rises", () => {
    fc.assert(
      fc.property(price, fc.integer({ min: -99, max: 99 }), step, (before, by, to) => {
        const [less, more] = [newPrice(before, percent(by), to), newPrice(before, percent(by + 1), to)];
        expect(more.ok ? more.value : 0).toBeGreaterThanOrEqual(less.ok ? less.value : 0);
      }),
    );
  });
});

describe("a change of one of a product's prices", () => {
  it("leaves the others as they are", () => {
    expect(changePrice(lamp, "list", percent(10), 50)).toEqual(ok({ ...lamp, list: naira(110_000) }));
    expect(changePrice(lamp, "cost", set(40_000), null)).toEqual(ok({ ...lamp, cost: naira(40_000) }));
  });

  it("is refused where the special price would not be below the list price any more", () => {
    expect(changePrice(lamp, "list", percent(-10), 1)).toEqual(err("special-not-below-list"));
    expect(changePrice(lamp, "list", percent(-9.99), 1)).toEqual(ok({ ...lamp, list: naira(90_010) }));
    expect(changePrice(lamp, "special", set(100_000), null)).toEqual(err("special-not-below-list"));
  });

  it("takes a price away, but for the list price", () => {
    expect(changePrice(lamp, "special", null, null)).toEqual(ok({ ...lamp, special: null }));
    expect(changePrice(lamp, "list", null, null)).toEqual(err("list-price-needed"));
  });

  it("is refused where nothing would be left of it", () => {
    const plain = { ...lamp, special: null };
    expect(changePrice(plain, "list", percent(-100), 1)).toEqual(err("not-above-zero"));
    expect(salePrices(plain, percent(100), 1)).toEqual(err("not-above-zero"));
  });

  it("cannot raise a price that is not there", () => {
    expect(changePrice(lamp, "cost", percent(5), 1)).toEqual(err("no-price"));
  });
});

describe("a sale", () => {
  it("takes its percentage off the list price, whatever the special price was", () => {
    expect(salePrices(lamp, percent(20), 100)).toEqual(ok({ ...lamp, special: naira(80_000) }));
    expect(salePrices({ ...lamp, list: naira(94_300) }, percent(15), 500)).toEqual(
      ok({ ...lamp, list: naira(94_300), special: naira(80_000) }),
    );
  });

  it("is refused where it would reduce nothing", () => {
    expect(salePrices(lamp, percent(10), 100)).toEqual(err("cheaper-already"));
    expect(salePrices(lamp, percent(5), 100)).toEqual(err("cheaper-already"));
    expect(salePrices(lamp, set(100_000), null)).toEqual(err("special-not-below-list"));
    expect(salePrices({ ...lamp, list: naira(120), special: null }, percent(5), 100)).toEqual(
      ok({ ...lamp, list: naira(120), special: naira(100) }),
    );
    expect(salePrices({ ...lamp, list: naira(100) }, percent(5), 100)).toEqual(err("special-not-below-list"));
  });

  it("is what a shopper pays, else the list price", () => {
    expect(chargedPrice(lamp)).toBe(naira(90_000));
    expect(chargedPrice({ ...lamp, special: null })).toBe(naira(100_000));
  });
});

describe("a list price that others move with", () => {
  const rise = (prices: ProductPrices, share: number, also: readonly ("special" | "trade")[]) =>
    changePrice(prices, "list", percent(share), 500, also);

  it("moves them by the same rule, up and down alike", () => {
    expect(rise(lamp, 7, ["special", "trade"])).toEqual(
      ok({ list: naira(107_000), special: naira(96_500), trade: naira(75_000), cost: null }),
    );
    expect(rise(lamp, -20, ["special"])).toEqual(
      ok({ ...lamp, list: naira(80_000), special: naira(72_000) }),
    );
  });

  it("leaves alone what a product has not, and what was not named", () => {
    const plain = { ...lamp, special: null };
    expect(rise(plain, 7, ["special"])).toEqual(ok({ ...plain, list: naira(107_000) }));
  });

  it("keeps the special price below it", () => {
    expect(rise(lamp, -20, [])).toEqual(err("special-not-below-list"));
  });
});
