import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Kobo, kobo, naira } from "./money.ts";
import {
  chargedTiers,
  grossOf,
  netWithin,
  type TradeTier,
  tiersByRule,
  tradeLine,
  unitNetFor,
  vatOn,
} from "./trade-prices.ts";

/** Tiers from pairs of pieces and whole naira. */
const tiers = (...pairs: readonly (readonly [number, number])[]): TradeTier[] =>
  pairs.map(([fromQuantity, net]) => ({ fromQuantity, net: naira(net) }));
const ring = tiers([1, 300_300], [3, 291_300], [6, 285_300], [12, 276_300]);
const shopPrice = naira(385_000);
const project = { factorPerThousand: 940, roundingKobo: 5_000 };

describe("the price of a piece", () => {
  it.each([
    [1, 300_300],
    [2, 300_300],
    [3, 291_300],
    [5, 291_300],
    [6, 285_300],
    [11, 285_300],
    [12, 276_300],
    [999, 276_300],
  ])("of %i pieces is ₦%i without VAT", (quantity, net) => {
    expect(unitNetFor(ring, quantity)).toBe(naira(net));
  });

  it("of no pieces is none", () => {
    expect(unitNetFor(ring, 0)).toBeUndefined();
    expect(unitNetFor([], 1)).toBeUndefined();
  });
});

describe("VAT of 7.5 %", () => {
  it.each([
    [30_030_000, 2_252_250, 32_282_250],
    [1, 0, 1],
    [6, 0, 6],
    [7, 1, 8],
    [20, 2, 22],
    [100, 8, 108],
  ])("on %i kobo is %i, together %i", (net, vat, gross) => {
    expect(vatOn(kobo(net), 75)).toBe(vat);
    expect(grossOf(kobo(net), 75)).toBe(gross);
  });

  it("leaves the most that a gross price can hold", () => {
    expect(netWithin(naira(74_500), 75)).toBe(6_930_233);
    expect(grossOf(netWithin(naira(74_500), 75), 75)).toBe(naira(74_500));
  });

  it("is never passed by the net that it leaves, and one kobo more would pass it", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), (gross) => {
        const net = netWithin(kobo(gross), 75);
        expect(grossOf(net, 75)).toBeLessThanOrEqual(gross);
        expect(grossOf(kobo(net + 1), 75)).toBeGreaterThan(gross);
      }),
    );
  });
});

describe("a price list", () => {
  it("of 94 % to the nearest 50 naira makes its prices of the catalogue's", () => {
    expect(tiersByRule(ring, project)).toEqual(
      tiers([1, 282_300], [3, 273_800], [6, 268_200], [12, 259_700]),
    );
  });

  it("of the whole price to the kobo changes nothing", () => {
    expect(tiersByRule(ring, { factorPerThousand: 1000, roundingKobo: 1 })).toEqual(ring);
  });

  it("never gives anything away", () => {
    expect(tiersByRule(tiers([1, 10]), project)).toEqual([{ fromQuantity: 1, net: 1 }]);
  });
});

describe("what is charged", () => {
  it("are the tiers as they are, by rising quantity", () => {
    expect(chargedTiers(ring.toReversed(), shopPrice, 75)).toEqual(ring);
  });

  it("is never more than everyone pays in the shop", () => {
    const reduced = chargedTiers(tiers([1, 71_750], [3, 69_600], [6, 68_150]), naira(74_500), 75);
    expect(reduced.map(({ fromQuantity, net }) => [fromQuantity, net])).toEqual([
      [1, 6_930_233],
      [6, 6_815_000],
    ]);
    expect(grossOf(reduced[0]?.net ?? kobo(0), 75)).toBe(naira(74_500));
  });

  it("leaves out a tier that is no cheaper than the one before", () => {
    expect(chargedTiers(tiers([1, 100], [3, 100], [6, 110], [12, 90]), naira(1_000), 75)).toEqual(
      tiers([1, 100], [12, 90]),
    );
  });

  it("is nothing where no price begins at one piece", () => {
    expect(chargedTiers([], shopPrice, 75)).toEqual([]);
    expect(chargedTiers(tiers([3, 100]), shopPrice, 75)).toEqual([]);
  });
});

describe("a line", () => {
  it("of three rings has the price of three, and the VAT of the whole", () => {
    expect(tradeLine(ring, 3, 75)).toEqual({
      unitNet: naira(291_300),
      unitGross: naira(313_147.5),
      net: naira(873_900),
      vat: 6_554_250,
      gross: 93_944_250,
    });
  });

  it("rounds its VAT once: seven pieces of 7 kobo have 4 kobo, not seven times one", () => {
    expect(tradeLine([{ fromQuantity: 1, net: kobo(7) }], 7, 75)).toMatchObject({
      net: 49,
      vat: 4,
      gross: 53,
    });
  });

  it("takes the price of all pieces of its article, and has the VAT of its own net", () => {
    const tiers = [
      { fromQuantity: 1, net: kobo(1_007) },
      { fromQuantity: 5, net: kobo(907) },
    ];
    expect(tradeLine(tiers, 2, 75, 5)).toMatchObject({ unitNet: 907, net: 1_814, vat: 136, gross: 1_950 });
    expect(tradeLine(tiers, 2, 75)).toMatchObject({ unitNet: 1_007, net: 2_014 });
    expect(tradeLine(tiers, 0, 75, 5)).toBeUndefined();
  });

  const anyTiers = fc
    .array(fc.tuple(fc.integer({ min: 2, max: 999 }), fc.integer({ min: 1, max: 1e8 })), { maxLength: 5 })
    .chain((more) =>
      fc.tuple(fc.integer({ min: 1, max: 1e8 }), fc.integer({ min: 1000, max: 2e8 })).map(([first, shop]) =>
        chargedTiers(
          [[1, first] as const, ...more].map(([fromQuantity, net]) => ({ fromQuantity, net: kobo(net) })),
          kobo(shop) satisfies Kobo,
          75,
        ),
      ),
    );

  it("of more pieces never costs more for each", () => {
    fc.assert(
      fc.property(anyTiers, fc.integer({ min: 1, max: 998 }), (list, quantity) => {
        const [fewer, more] = [unitNetFor(list, quantity), unitNetFor(list, quantity + 1)];
        expect(more).toBeLessThanOrEqual(fewer ?? Number.NaN);
      }),
    );
  });

  it("is its net and its VAT, whatever the list", () => {
    fc.assert(
      fc.property(anyTiers, fc.integer({ min: 1, max: 999 }), (list, quantity) => {
        const line = tradeLine(list, quantity, 75);
        expect(line && line.net + line.vat).toBe(line?.gross);
        expect(line?.net).toBe((line?.unitNet ?? Number.NaN) * quantity);
      }),
    );
  });
});
