import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { kobo, naira } from "./money.ts";
import { percentText, shareOfVat, vatIncluded } from "./vat.ts";

describe("vatIncluded", () => {
  it.each([
    [0, 0],
    [7, 0],
    [8, 1],
    [1_075, 75],
    [10_750_000, 750_000],
    [10_000_000, 697_674],
    [52_400_000, 3_655_814],
    [-10_750_000, -750_000],
    [9_007_199_254_740_991, 628_409_250_330_767],
  ])("of %i kobo is %i kobo", (gross, vat) => {
    expect(vatIncluded(kobo(gross), 75)).toBe(vat);
  });

  it("is the nearest whole kobo to three forty-thirds of any amount", () => {
    fc.assert(
      fc.property(fc.nat({ max: Number.MAX_SAFE_INTEGER }), (gross) => {
        const distance = BigInt(vatIncluded(kobo(gross), 75)) * 43n - BigInt(gross) * 3n;
        expect(distance >= -21n && distance <= 21n).toBe(true);
      }),
    );
  });

  it("leaves a net amount of which it is 7.5 %", () => {
    expect(vatIncluded(naira(107_500), 75)).toBe(naira(7_500));
  });

  it.each([
    [110_000, 100, 10_000],
    [107_500, 0, 0],
    [11, 100, 1],
    [56, 120, 6],
  ])("of %i kobo at %i thousandths is %i kobo", (gross, rate, vat) => {
    expect(vatIncluded(kobo(gross), rate)).toBe(vat);
  });
});

describe("the VAT of a part", () => {
  it.each([
    [107_500, 7_500, 0, 0],
    [107_500, 7_500, 107_500, 7_500],
    [107_500, 7_500, 43_000, 3_000],
    // 2.5 and 2.49 kobo.
    [100, 10, 25, 3],
    [1_000, 83, 30, 2],
    // Beyond what a product of two numbers holds.
    [9_007_199_254_740_990, 628_409_250_330_766, 4_503_599_627_370_495, 314_204_625_165_383],
  ])("of %i kobo with %i of VAT, %i kobo, is %i", (gross, vat, part, share) => {
    expect(shareOfVat({ gross: kobo(gross), vat: kobo(vat) }, kobo(part))).toBe(share);
  });
});

it.each([
  [75, "7.5 %"],
  [100, "10 %"],
  [0, "0 %"],
])("%i thousandths are %s", (rate, words) => {
  expect(percentText(rate)).toBe(words);
});
