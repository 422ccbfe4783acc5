import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { badgeCount, badgeCountOfSnapshot } from "./badge-count.ts";
import { encodeSnapshot } from "./session-snapshot.ts";

const items = [
  { quantity: 2, product: { sku: "A", price: "1000.00" } },
  { quantity: 3, product: { sku: "__proto__", price: "250.50" } },
];

describe("badgeCount", () => {
  it("counts pieces, not lines", () => {
    expect(badgeCount(items)).toBe(5);
  });

  it("counts nothing for entries that have no whole quantity from 1", () => {
    const odd = [
      null,
      4,
      "4",
      {},
      { quantity: "4" },
      { quantity: -1 },
      { quantity: 1.5 },
      { quantity: Number.NaN },
    ];
    expect(badgeCount([...odd, { quantity: 2 }])).toBe(2);
  });

  it.each([undefined, null, 5, "5", {}, { length: 1, 0: { quantity: 1 } }])(
    "is 0 for %o, which is no list",
    (value) => {
      expect(badgeCount(value)).toBe(0);
    },
  );

  it("is a number from 0 for anything", () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(badgeCount([value])).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe("badgeCountOfSnapshot", () => {
  it("counts what is stored as the cart itself is counted", () => {
    expect(badgeCountOfSnapshot(encodeSnapshot(items))).toBe(5);
  });

  it.each([null, "", "{}", "nonsense", '{"A":{"quantity":4}}'])("is 0 for %j", (text) => {
    expect(badgeCountOfSnapshot(text)).toBe(0);
  });
});
