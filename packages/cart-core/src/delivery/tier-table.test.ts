import { describe, expect, it } from "vitest";
import { judgeCoupon } from "../cart/coupon-rules.ts";
import { cartTotals } from "../cart/totals.ts";
import { guardVoucher } from "../cart/voucher-guard.ts";
import { naira } from "../money/money.ts";
import { err, ok } from "../result.ts";
import { adviseDelivery } from "./advisor.ts";
import { deliveryFee, deliveryTiers } from "./delivery-fee.ts";
import { isSameTable, rowsOfTiers, tierCliffs, tierFaults, tierGaps, tiersOfRows } from "./tier-table.ts";

const specified = [
  { from: 0, to: 100_000, fee: 5_000 },
  { from: 100_001, to: 250_000, fee: 15_000 },
  { from: 250_001, to: 499_000, fee: 25_000 },
  { from: 500_000, to: null, fee: 0 },
];
/** One fee up to ₦50,000, a dearer one up to ₦200,000, and a fee for everything above. */
const other = [
  { from: 0, to: 50_000, fee: 3_000 },
  { from: 50_001, to: 200_000, fee: 9_000 },
  { from: 200_001, to: null, fee: 1_000 },
];
const tiers = tiersOfRows(other);

describe("another table than the specification's", () => {
  it.each([
    [50_000, 3_000],
    [50_001, 9_000],
    [200_001, 1_000],
    [5_000_000, 1_000],
  ])("charges a total of ₦%i ₦%i", (total, fee) => {
    expect(deliveryFee(naira(total), tiers)).toEqual(ok(naira(fee)));
  });

  it("has no fee where it has no row", () => {
    const withGap = tiersOfRows([{ from: 1_000, to: null, fee: 500 }]);
    expect(deliveryFee(naira(999), withGap)).toEqual(err("no-tier"));
  });

  it("is what totals count", () => {
    const lines = [{ unitPrice: naira(60_000), quantity: 1 }];
    const totals = cartTotals({ lines, delivery: { method: "delivery", tiers } });
    expect([totals.deliveryFee, totals.payable]).toEqual([900_000, 6_900_000]);
  });

  it("is what the advisor goes by", () => {
    expect(adviseDelivery(naira(195_000), tiers)).toMatchObject({
      kind: "pay-less",
      add: 500_100,
      payLess: 299_900,
    });
    expect(adviseDelivery(naira(499_000), tiers)).toEqual({ kind: "none" });
  });

  it("is what vouchers are judged by", () => {
    const voucher = naira(5_000);
    expect(guardVoucher({ grandTotal: naira(502_000), voucher, tiers })).toEqual({
      kind: "saves",
      saves: 500_000,
    });
    const coupon = {
      benefit: { kind: "amount", amount: voucher },
      minimum: null,
      goodsTotal: naira(204_000),
      isWanted: false,
    } as const;
    expect(judgeCoupon({ ...coupon, tiers })).toEqual({
      kind: "raises-payable",
      discount: 500_000,
      payableBefore: 20_500_000,
      payableAfter: 20_800_000,
    });
    expect(judgeCoupon(coupon)).toMatchObject({ kind: "applies" });
  });
});

describe("a table in whole naira", () => {
  it("is the same after a way there and back", () => {
    expect(rowsOfTiers(deliveryTiers)).toEqual(specified);
    expect(isSameTable(tiersOfRows(specified), deliveryTiers)).toBe(true);
    expect(isSameTable(tiers, deliveryTiers)).toBe(false);
  });

  it.each([{ from: 1 }, { to: 49_999 }, { fee: 2_999 }])(
    "is another where a row differs by %j, or is missing",
    (difference) => {
      const [first, ...rest] = other;
      if (!first) throw new Error("a row");
      expect(isSameTable(tiersOfRows([{ ...first, ...difference }, ...rest]), tiers)).toBe(false);
      expect(isSameTable(tiersOfRows([first]), tiers)).toBe(false);
      expect(isSameTable(tiers, tiersOfRows([first]))).toBe(false);
    },
  );

  it("has no faults where it goes up; gaps are allowed", () => {
    expect([tierFaults(specified), tierFaults(other)]).toEqual([[], []]);
    // A row may be a single total.
    expect(tierFaults([{ from: 10, to: 10, fee: 0 }])).toEqual([]);
  });

  it.each([
    [[], { row: 0, field: "from", message: "The table needs a row." }],
    [
      [{ from: 10, to: 9, fee: 0 }],
      { row: 0, field: "to", message: "A row must end where it begins, or above it." },
    ],
    [
      [
        { from: 0, to: 100, fee: 0 },
        { from: 100, to: null, fee: 0 },
      ],
      { row: 1, field: "from", message: "A row must begin above the end of the one before it." },
    ],
    [
      [
        { from: 0, to: null, fee: 0 },
        { from: 0, to: null, fee: 0 },
      ],
      { row: 0, field: "to", message: "Only the last row may have no upper end." },
    ],
  ])("%j is none", (rows, fault) => {
    expect(tierFaults(rows)).toEqual([fault]);
  });

  it("names the totals that have no fee", () => {
    expect(tierGaps(specified)).toEqual([{ from: 499_001, to: 499_999 }]);
    expect(tierGaps(other)).toEqual([]);
    expect(tierGaps([{ from: 5, to: 10, fee: 1 }])).toEqual([
      { from: 0, to: 4 },
      { from: 11, to: null },
    ]);
  });

  it("names where more goods cost less", () => {
    expect(tierCliffs(specified)).toEqual([{ from: 475_001, to: 499_000, reach: 500_000, payLess: 24_000 }]);
    expect(tierCliffs(other)).toEqual([{ from: 192_002, to: 200_000, reach: 200_001, payLess: 7_999 }]);
    // A whole row, and no fall where a higher total costs as much.
    expect(
      tierCliffs([
        { from: 0, to: 10, fee: 0 },
        { from: 11, to: 12, fee: 100 },
        { from: 13, to: 20, fee: 0 },
        { from: 21, to: 30, fee: 50 },
        { from: 31, to: null, fee: 49 },
      ]),
    ).toEqual([{ from: 11, to: 12, reach: 13, payLess: 99 }]);
  });
});
