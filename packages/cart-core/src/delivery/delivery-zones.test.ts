import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { kobo, naira } from "../money/money.ts";
import { adviseDelivery } from "./advisor.ts";
import { deliveryFee, deliveryTiers } from "./delivery-fee.ts";
import { dependsOnState, freeEverywhereFrom, tiersForState, zoneFaults } from "./delivery-zones.ts";
import { tiersOfRows } from "./tier-table.ts";

const flat = (fee: number) => [{ from: 0, to: null, fee }];
const north = { name: "North", states: ["Kano", "Kaduna"], tiers: tiersOfRows(flat(9_000)) };
const lagos = {
  name: "Lagos",
  states: ["Lagos"],
  tiers: tiersOfRows([
    { from: 0, to: 49_999, fee: 3_000 },
    { from: 50_000, to: null, fee: 0 },
  ]),
};
const rates = { tiers: deliveryTiers, zones: [lagos, north] };

describe("delivery by state", () => {
  it.each([
    ["Lagos", 49_999, 3_000],
    ["Lagos", 50_000, 0],
    ["Kano", 2_000_000, 9_000],
    ["Ogun", 100_000, 5_000],
    [undefined, 100_000, 5_000],
  ])("to %s a total of ₦%d is charged ₦%d", (state, total, fee) => {
    expect(deliveryFee(naira(total), tiersForState(rates, state))).toEqual({ ok: true, value: naira(fee) });
  });

  it("keeps the gap of the specification where no zone is", () => {
    expect(deliveryFee(naira(499_500), tiersForState(rates, "Ogun")).ok).toBe(false);
    expect(deliveryFee(naira(499_500), tiersForState(rates, "Kano")).ok).toBe(true);
  });

  it("depends on the state only while there are zones and it is not known", () => {
    expect([
      dependsOnState(rates, undefined),
      dependsOnState(rates, "Ogun"),
      dependsOnState({ tiers: deliveryTiers, zones: [] }, undefined),
      dependsOnState({ tiers: deliveryTiers }, undefined),
    ]).toEqual([true, false, false, false]);
    expect(tiersForState({ tiers: deliveryTiers }, "Lagos")).toBe(deliveryTiers);
  });

  it("is free everywhere from the highest total of all tables, or nowhere", () => {
    expect(freeEverywhereFrom({ tiers: deliveryTiers, zones: [lagos] })).toBe(naira(500_000));
    expect(freeEverywhereFrom({ tiers: lagos.tiers })).toBe(naira(50_000));
    expect(freeEverywhereFrom(rates)).toBeNull();
  });

  it.each([
    [
      "a state in two zones",
      [zone("A", ["Lagos"]), zone("B", ["Ogun", "Lagos"])],
      "1.states.1",
      "Lagos is in “A” already: a state has one fee.",
    ],
    [
      "a state twice in one",
      [zone("A", ["Lagos", "Lagos"])],
      "0.states.1",
      "Lagos is in “A” already: a state has one fee.",
    ],
    ["a name twice", [zone("A", ["Lagos"]), zone("a ", ["Ogun"])], "1.name", "There are two zones “a ”."],
    [
      "totals below the first row",
      [zone("A", ["Lagos"], [{ from: 1, to: null, fee: 5 }])],
      "0.tiers.0.from",
      "“A”: totals of ₦0 to ₦0 have no fee.",
    ],
    [
      "totals above the last row",
      [zone("A", ["Lagos"], [{ from: 0, to: 9, fee: 5 }])],
      "0.tiers.0.to",
      "“A”: totals from ₦10 have no fee.",
    ],
    [
      "totals between two rows",
      [
        zone(
          "A",
          ["Lagos"],
          [
            { from: 0, to: 9, fee: 5 },
            { from: 12, to: null, fee: 0 },
          ],
        ),
      ],
      "0.tiers.0.to",
      "“A”: totals of ₦10 to ₦11 have no fee.",
    ],
    [
      "two fees for a total",
      [
        zone(
          "A",
          ["Lagos"],
          [
            { from: 0, to: 9, fee: 5 },
            { from: 9, to: null, fee: 0 },
          ],
        ),
      ],
      "0.tiers.1.from",
      "“A”, row 2: A row must begin above the end of the one before it.",
    ],
    [
      "a row that ends before it begins, before any gap",
      [
        zone(
          "A",
          ["Lagos"],
          [
            { from: 5, to: 9, fee: 5 },
            { from: 20, to: 19, fee: 0 },
          ],
        ),
      ],
      "0.tiers.1.to",
      "“A”, row 2: A row must end where it begins, or above it.",
    ],
  ])("refuses %s, at its field", (_what, zones, path, message) => {
    expect(zoneFaults(zones)).toEqual([{ path, message }]);
  });

  it("takes zones that give each address one answer", () => {
    expect(zoneFaults([zone("A", ["Lagos"]), zone("B", ["Ogun", "Kano"])])).toEqual([]);
  });

  it("has no fall that the advisor does not explain", () => {
    const table = fc
      .uniqueArray(fc.integer({ min: 1, max: 2_000 }), { maxLength: 5 })
      .map((ends) => ends.toSorted((a, b) => a - b))
      .chain((ends) =>
        fc
          .array(fc.integer({ min: 0, max: 500 }), { minLength: ends.length + 1, maxLength: ends.length + 1 })
          .map((fees) =>
            fees.map((fee, row) => ({
              from: row === 0 ? 0 : (ends[row - 1] ?? 0) + 1,
              to: ends[row] ?? null,
              fee,
            })),
          ),
      );
    fc.assert(
      fc.property(
        table,
        fc.integer({ min: 0, max: 2_500 }),
        fc.integer({ min: 1, max: 2_500 }),
        (rows, total, more) => {
          expect(zoneFaults([zone("A", ["Lagos"], rows)])).toEqual([]);
          const tiers = tiersOfRows(rows);
          const payable = (at: number) => {
            const fee = deliveryFee(naira(at), tiers);
            return fee.ok ? kobo(naira(at) + fee.value) : null;
          };
          const [now, then] = [payable(total), payable(total + more)];
          if (now === null || then === null || then >= now) return;
          expect(adviseDelivery(naira(total), tiers).kind).toBe("pay-less");
        },
      ),
    );
  });
});

function zone(
  name: string,
  states: readonly string[],
  tiers: readonly { from: number; to: number | null; fee: number }[] = flat(1),
) {
  return { name, states, tiers };
}
