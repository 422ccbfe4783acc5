import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { kobo, naira } from "../money/money.ts";
import { adviseDelivery } from "./advisor.ts";
import { type DeliveryTier, deliveryFee, deliveryFor, deliveryTiers } from "./delivery-fee.ts";
import { freeDeliveryOf, freeForGoodFrom } from "./free-delivery.ts";
import { tiersOfRows } from "./tier-table.ts";

function freeAt(totalKobo: number, options: Parameters<typeof optionsOf>[0] = {}) {
  return freeDeliveryOf(optionsOf(options, totalKobo));
}
function optionsOf(
  options: {
    readonly tiers?: readonly DeliveryTier[];
    readonly hasDiscount?: boolean;
    readonly method?: "delivery" | "pickup";
    readonly isPaidByCoupon?: boolean;
    readonly lines?: readonly unknown[];
  },
  totalKobo: number,
) {
  const { tiers, hasDiscount = false, method = "delivery", isPaidByCoupon = false, lines = [1] } = options;
  const grandTotal = kobo(totalKobo);
  const delivery = deliveryFor({ lines, method, grandTotal, isPaidByCoupon, tiers });
  return { delivery, grandTotal, hasDiscount, tiers };
}

describe("how much more until delivery is free", () => {
  it.each([
    [0, 500_000],
    [1, 499_999],
    [469_500, 30_500],
    [475_001, 24_999],
    [499_000, 1_000],
    [499_001, 999],
    [499_999, 1],
  ])("at ₦%i it is ₦%i", (total, more) => {
    expect(freeAt(total * 100)).toMatchObject({ kind: "to-go", more: more * 100, reach: 50_000_000 });
  });

  it.each([500_000, 500_001, 9_000_000])("at ₦%i it is free", (total) => {
    expect(freeAt(total * 100)).toEqual({ kind: "free", reach: 50_000_000 });
  });

  it("half a naira below counts as there, as the fee does", () => {
    expect(freeAt(49_999_949)).toMatchObject({ kind: "to-go", more: 51 });
    expect(freeAt(49_999_950).kind).toBe("free");
  });

  it("says how much of the way is gone", () => {
    expect(freeAt(12_500_000)).toMatchObject({ part: 0.25 });
  });

  it("with a discount the total is named, and no amount to add: a percentage takes its part of that too", () => {
    expect(freeAt(46_950_000, { hasDiscount: true })).toMatchObject({
      kind: "to-go",
      more: null,
      reach: 50_000_000,
    });
  });
});

describe("nothing is said", () => {
  it("to who collects, of an empty cart, and where a voucher pays for delivery", () => {
    expect(freeAt(46_950_000, { method: "pickup" }).kind).toBe("none");
    expect(freeAt(0, { lines: [] }).kind).toBe("none");
    expect(freeAt(46_950_000, { isPaidByCoupon: true }).kind).toBe("none");
  });

  it("where a load forces the fee to zero", () => {
    const forced = { delivery: { kind: "forced-zero" } as const, grandTotal: naira(1), hasDiscount: false };
    expect(freeDeliveryOf(forced).kind).toBe("none");
  });

  it.each([
    ["no total is free", [{ from: 0, to: null, fee: 7_500 }]],
    ["every total is free", [{ from: 0, to: null, fee: 0 }]],
    [
      "the free row ends again",
      [
        { from: 0, to: 10_000, fee: 500 },
        { from: 10_001, to: 20_000, fee: 0 },
        { from: 20_001, to: null, fee: 900 },
      ],
    ],
    [
      "the last row ends",
      [
        { from: 0, to: 10_000, fee: 500 },
        { from: 10_001, to: 20_000, fee: 0 },
      ],
    ],
  ])("where %s", (_, rows) => {
    for (const total of [0, 5_000, 10_000, 15_000, 20_000, 30_000])
      expect(freeAt(total * 100, { tiers: tiersOfRows(rows) }).kind).toBe("none");
  });

  it("in a free row that ends again before delivery is free for good", () => {
    const tiers = tiersOfRows([
      { from: 0, to: 10_000, fee: 500 },
      { from: 10_001, to: 20_000, fee: 0 },
      { from: 20_001, to: 30_000, fee: 900 },
      { from: 30_001, to: null, fee: 0 },
    ]);
    expect(freeAt(1_500_000, { tiers })).toEqual({ kind: "none" });
  });

  it("while the advisor leads to a cheaper row that still costs something", () => {
    const tiers = tiersOfRows([
      { from: 0, to: 100_000, fee: 9_000 },
      { from: 100_001, to: 300_000, fee: 1_000 },
      { from: 300_001, to: null, fee: 0 },
    ]);
    expect(adviseDelivery(naira(95_000), tiers)).toMatchObject({ kind: "pay-less", fee: 100_000 });
    expect(freeAt(9_500_000, { tiers }).kind).toBe("none");
    expect(freeAt(5_000_000, { tiers })).toMatchObject({ kind: "to-go", more: 25_000_100 });
  });
});

it("free rows that follow each other count as one, and a gap between them ends it", () => {
  const rows = [
    { from: 0, to: 100, fee: 5 },
    { from: 101, to: 200, fee: 0 },
    { from: 201, to: null, fee: 0 },
  ];
  expect(freeForGoodFrom(tiersOfRows(rows))).toBe(10_100);
  const [first, second, last] = rows;
  if (!first || !second || !last) throw new Error("three rows");
  expect(freeForGoodFrom(tiersOfRows([first, { ...second, to: 199 }, last]))).toBe(20_100);
});

describe("for every total and table", () => {
  /** Tables of up to five rows in naira, with gaps and free rows among them; the last may end. */
  const tables = fc
    .array(
      fc.record({
        gap: fc.constantFrom(0, 0, 0, 1, 700),
        length: fc.integer({ min: 0, max: 9_000 }),
        fee: fc.constantFrom(0, 0, 100, 900, 5_000),
      }),
      { minLength: 1, maxLength: 5 },
    )
    .chain((parts) =>
      fc.boolean().map((isOpen) => {
        let next = 0;
        return parts.map(({ gap, length, fee }, place) => {
          const from = next + gap;
          next = from + length + 1;
          return { from, to: isOpen && place === parts.length - 1 ? null : from + length, fee };
        });
      }),
    )
    .map(tiersOfRows);
  const totals = fc.integer({ min: 0, max: 5_000_000 });

  it("what is said is true: the fee is nothing there and above, and something or unknown before", () => {
    fc.assert(
      fc.property(tables, totals, fc.integer({ min: 0, max: 5_000_000 }), (tiers, total, beyond) => {
        const said = freeAt(total, { tiers });
        if (said.kind === "none") return;
        const now = deliveryFee(kobo(total), tiers);
        expect(now.ok && now.value === 0).toBe(said.kind === "free");
        const reached = said.kind === "to-go" ? total + (said.more ?? 0) : total;
        expect(deliveryFee(kobo(reached + beyond), tiers)).toEqual({ ok: true, value: 0 });
      }),
    );
  });

  it("the advisor beside it names the same amount and says free as well", () => {
    fc.assert(
      fc.property(tables, totals, (tiers, total) => {
        const said = freeAt(total, { tiers });
        const advice = adviseDelivery(kobo(total), tiers);
        if (said.kind === "none" || advice.kind === "none") return;
        expect(said).toMatchObject({ kind: "to-go", more: advice.add, reach: advice.reach });
        expect(advice.fee).toBe(0);
      }),
    );
  });

  it("with the specification's table something is said at every total, and the advisor never contradicts it", () => {
    const wrong: number[] = [];
    // Each naira where the table turns, every 97th between.
    const edges = [0, 100_000, 250_000, 475_000, 499_000, 500_000];
    const isNearEdge = (total: number) => edges.some((edge) => Math.abs(total - edge) < 200);
    for (let total = 0; total <= 600_000; total += isNearEdge(total) ? 1 : 97) {
      const said = freeAt(total * 100, { tiers: deliveryTiers });
      const advice = adviseDelivery(naira(total));
      const isRight =
        total < 500_000
          ? said.kind === "to-go" &&
            said.more === (500_000 - total) * 100 &&
            (advice.kind === "none" || advice.add === said.more)
          : said.kind === "free" && advice.kind === "none";
      if (!isRight) wrong.push(total);
    }
    expect(wrong).toEqual([]);
  });
});
