import fc from "fast-check";
import { describe, expect, expectTypeOf, it } from "vitest";
import { err, ok, type Result } from "../result.ts";
import {
  addKobo,
  formatNaira,
  fromWirePrice,
  fromWireValue,
  inNaira,
  isWholeKobo,
  type Kobo,
  kobo,
  type Naira,
  naira,
  nairaText,
  parsePrice,
  roundToNaira,
  subtractKobo,
  sumOfWire,
  timesKobo,
  wireAmount,
  wirePrice,
  wireValue,
} from "./money.ts";

/** Up to ten million million naira either way: far beyond any cart, within what a wire number holds exactly. */
const anyAmount = fc.integer({ min: -(10 ** 15), max: 10 ** 15 }).map(kobo);
const anyPrice = fc.nat({ max: 10 ** 15 }).map(kobo);

describe("kobo", () => {
  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, -(2 ** 53)])("refuses %d", (count) => {
    expect(() => kobo(count)).toThrow(new RangeError(`not a whole, safe number of kobo: ${count}`));
  });

  it("knows one zero only", () => {
    expect(Object.is(kobo(-0), 0)).toBe(true);
  });
});

describe("naira", () => {
  it.each([
    [385_000, 38_500_000],
    [4_999.5, 499_950],
    [0.1 + 0.2, 30],
    [1.005, 101],
    [1.004999, 100],
    [2.675, 268],
    [0.005, 1],
    [0.0049, 0],
    [-0.005, 0],
    [-0.006, -1],
    [1e-7, 0],
    [-1e-7, 0],
    [90_071_992_547_409.9, 9_007_199_254_740_990],
  ])("%d naira are %i kobo", (amount, count) => {
    expect(naira(amount)).toBe(count);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 90_071_992_547_410, 1e21, -1e300])(
    "refuses %d",
    (amount) => {
      expect(() => naira(amount)).toThrow(RangeError);
    },
  );
});

describe("parsePrice", () => {
  it.each([
    ["385000.00", 38_500_000],
    ["385000", 38_500_000],
    ["385000.5", 38_500_050],
    ["0", 0],
    ["0.01", 1],
    ["007.10", 710],
    ["90071992547409.91", 9_007_199_254_740_991],
  ])("reads %s as %i kobo", (text, count) => {
    expect(parsePrice(text)).toEqual(ok(count));
  });

  it.each([
    "",
    " ",
    " 5",
    "5 ",
    "5\n",
    "+5",
    "-5",
    "1e3",
    "0x10",
    "1,000",
    "1_000",
    "₦5",
    ".5",
    "5.",
    "5.001",
    "5.0.0",
    "NaN",
    "Infinity",
    "٣",
    "90071992547409.92",
    "9".repeat(400),
  ])("refuses %j", (text) => {
    expect(parsePrice(text)).toEqual(err("bad-price"));
  });

  it("never throws, and gives whole kobo from 0 or a refusal", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.double().map(String), fc.stringMatching(/^\d{0,20}\.?\d{0,3}$/)),
        (text) => {
          const price = parsePrice(text);
          expect(price.ok ? Number.isSafeInteger(price.value) && price.value >= 0 : price.code).toBe(
            price.ok ? true : "bad-price",
          );
        },
      ),
    );
  });
});

describe("formatNaira", () => {
  it.each([
    [0, "₦0"],
    [5, "₦0.05"],
    [50, "₦0.50"],
    [99_999, "₦999.99"],
    [100_000, "₦1,000"],
    [38_500_000, "₦385,000"],
    [123_456_750, "₦1,234,567.50"],
    [100_000_000_000, "₦1,000,000,000"],
    [-50_000, "-₦500"],
    [-123_456_701, "-₦1,234,567.01"],
  ])("shows %i kobo as %s", (count, text) => {
    expect(formatNaira(kobo(count))).toBe(text);
  });

  it("shows a wire amount in the same way", () => {
    expect(nairaText(191_500)).toBe("₦191,500");
  });

  it("loses nothing: without sign and separators it reads back as the amount", () => {
    fc.assert(
      fc.property(anyPrice, (amount) => {
        expect(parsePrice(formatNaira(amount).replace(/[₦,]/g, ""))).toEqual(ok(amount));
      }),
    );
  });
});

describe("the wire", () => {
  it.each([
    [0, "0.00"],
    [7, "0.07"],
    [38_500_000, "385000.00"],
    [499_950, "4999.50"],
    [9_007_199_254_740_991, "90071992547409.91"],
  ])("%i kobo are the price %s", (count, text) => {
    expect(wirePrice(kobo(count))).toBe(text);
  });

  it("has no negative price", () => {
    expect(() => wirePrice(kobo(-1))).toThrow(new RangeError("a price is never negative: -1 kobo"));
  });

  it.each([
    [52_400_000, 524_000],
    [499_950, 4_999.5],
    [1, 0.01],
    [-2_000_000, -20_000],
  ])("%i kobo are the value %d", (count, value) => {
    expect(wireValue(kobo(count))).toBe(value);
  });

  it("reads back every price that it writes", () => {
    fc.assert(
      fc.property(fc.nat({ max: Number.MAX_SAFE_INTEGER }).map(kobo), (amount) => {
        expect(parsePrice(wirePrice(amount))).toEqual(ok(amount));
        expect(fromWirePrice(wirePrice(amount))).toBe(amount);
      }),
    );
  });

  it("takes no unreadable price from an answer", () => {
    expect(() => fromWirePrice("1,000")).toThrow(new RangeError('no price: "1,000"'));
  });

  it("reads back every value that it writes, through JSON too", () => {
    fc.assert(
      fc.property(anyAmount, (amount) => {
        expect(fromWireValue(JSON.parse(JSON.stringify(wireValue(amount))))).toBe(amount);
      }),
    );
  });
});

describe("amounts of the wire", () => {
  it("are objects of naira, and sum up in kobo", () => {
    expect(wireAmount(kobo(499_950))).toEqual({ value: 4_999.5 });
    // 0.1 + 0.2 is no sum of two binary numbers.
    expect(sumOfWire([{ value: 0.1 }, { value: 0.2 }])).toBe(30);
    expect(sumOfWire([])).toBe(0);
  });

  it("stand where the kobo of a row stood, none stays none, and the rest of the row is left", () => {
    const row = { sku: "LAMP-1", amount: kobo(30_050), minimum: null, uses: 3 };
    const read = inNaira(row, "amount", "minimum");
    expect(JSON.stringify(read)).toBe('{"sku":"LAMP-1","amount":300.5,"minimum":null,"uses":3}');
  });

  it.each([
    [4_999.5, true],
    [4_999.55, true],
    [-3, true],
    [1_000_000_000.01, true],
    [4_999.555, false],
    [0.001, false],
    [1e300, false],
    [Number.NaN, false],
    [Number.POSITIVE_INFINITY, false],
  ])("%d counts whole kobo: %s", (value, isWhole) => {
    expect(isWholeKobo(value)).toBe(isWhole);
  });
});

describe("roundToNaira", () => {
  it.each([
    [10_000_049, 100_000],
    [10_000_050, 100_001],
    [10_000_099, 100_001],
    [10_000_100, 100_001],
    [0, 0],
    [-49, 0],
    [-50, 0],
    [-51, -1],
    [9_007_199_254_740_949, 90_071_992_547_409],
    [9_007_199_254_740_950, 90_071_992_547_410],
  ])("%i kobo are %i whole naira", (count, whole) => {
    expect(roundToNaira(kobo(count)) + 0).toBe(whole);
  });
});

describe("sums", () => {
  it("adds, takes away and multiplies", () => {
    expect(addKobo(kobo(150), kobo(250), kobo(1))).toBe(401);
    expect(addKobo()).toBe(0);
    expect(subtractKobo(kobo(100), kobo(250))).toBe(-150);
    expect(timesKobo(kobo(1_250), 4)).toBe(5_000);
    expect(Object.is(timesKobo(kobo(-5), 0), 0)).toBe(true);
  });

  it("stops rather than lose a kobo", () => {
    const largest = kobo(Number.MAX_SAFE_INTEGER);
    expect(() => addKobo(largest, kobo(1))).toThrow(RangeError);
    expect(() => timesKobo(largest, 2)).toThrow(RangeError);
    expect(() => timesKobo(kobo(100), 1.5)).toThrow(new RangeError("not a whole number of times: 1.5"));
    expect(() => timesKobo(kobo(100), Number.NaN)).toThrow(RangeError);
  });
});

describe("types", () => {
  it("keep kobo, naira and plain numbers apart", () => {
    expectTypeOf<number>().not.toExtend<Kobo>();
    expectTypeOf<number>().not.toExtend<Naira>();
    expectTypeOf<Naira>().not.toExtend<Kobo>();
    expectTypeOf<Kobo>().not.toExtend<Naira>();
    expectTypeOf(naira).returns.toEqualTypeOf<Kobo>();
    expectTypeOf(wireValue).returns.toEqualTypeOf<Naira>();
    expectTypeOf(roundToNaira).returns.toEqualTypeOf<Naira>();
    expectTypeOf(parsePrice).returns.toEqualTypeOf<Result<Kobo, "bad-price">>();

    const price = kobo(100_000);
    // @ts-expect-error A plain number is no money.
    addKobo(price, 1_000);
    // @ts-expect-error Naira do not add to kobo.
    addKobo(price, wireValue(price));
    // @ts-expect-error Naira are not shown without being turned into money first.
    formatNaira(wireValue(price));
    // @ts-expect-error Arithmetic on money leaves it; only this module gives it back.
    formatNaira(price + price);
    // @ts-expect-error Rounded naira are no amount in kobo.
    subtractKobo(price, roundToNaira(price));
    // @ts-expect-error Kobo are no wire value.
    const value: Naira = price;
    expect(value).toBe(100_000);
  });
});
