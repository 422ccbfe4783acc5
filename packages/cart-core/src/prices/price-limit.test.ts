import { describe, expect, it } from "vitest";
import { naira } from "../money/money.ts";
import { isBeyondOwnChange, isBeyondOwnDiscount, largestHandDiscount } from "./price-limit.ts";

const lamp = { list: naira(100_000), special: null, trade: naira(80_000), cost: null };

describe("what someone below the owner changes alone", () => {
  it.each([
    [115_000, false],
    [115_000.01, true],
    [85_000, false],
    [84_999.99, true],
  ])("a list price of ₦100,000 to ₦%d goes beyond: %s", (list, isBeyond) => {
    expect(isBeyondOwnChange(lamp, lamp, { ...lamp, list: naira(list) })).toBe(isBeyond);
  });

  it("is held against the price of the day before, so that two changes come no further than one", () => {
    const raised = { ...lamp, list: naira(112_000) };
    expect(isBeyondOwnChange(lamp, raised, { ...raised, list: naira(115_000) })).toBe(false);
    expect(isBeyondOwnChange(lamp, raised, { ...raised, list: naira(116_000) })).toBe(true);
    expect(isBeyondOwnChange(lamp, raised, { ...raised, list: naira(90_000) })).toBe(false);
  });

  it("counts a special price by what a shopper pays with it", () => {
    expect(isBeyondOwnChange(lamp, lamp, { ...lamp, special: naira(85_000) })).toBe(false);
    expect(isBeyondOwnChange(lamp, lamp, { ...lamp, special: naira(84_000) })).toBe(true);
    const reduced = { ...lamp, special: naira(80_000) };
    expect(isBeyondOwnChange(reduced, reduced, lamp)).toBe(true);
    // The list price counts too, though nobody pays it now.
    expect(isBeyondOwnChange(reduced, reduced, { ...reduced, list: naira(120_000) })).toBe(true);
  });

  it("counts the trade price; a first one takes the owner, taking it away does not", () => {
    expect(isBeyondOwnChange(lamp, lamp, { ...lamp, trade: naira(68_000) })).toBe(false);
    expect(isBeyondOwnChange(lamp, lamp, { ...lamp, trade: naira(67_999) })).toBe(true);
    const none = { ...lamp, trade: null };
    expect(isBeyondOwnChange(none, none, lamp)).toBe(true);
    expect(isBeyondOwnChange(lamp, lamp, none)).toBe(false);
  });

  it("is no matter of what the shop pays, nor of prices that stay as they are", () => {
    expect(isBeyondOwnChange(lamp, lamp, { ...lamp, cost: naira(1) })).toBe(false);
    const moved = { ...lamp, list: naira(150_000) };
    expect(isBeyondOwnChange(lamp, moved, { ...moved, trade: naira(81_000) })).toBe(false);
  });
});

describe("what someone below the owner takes off by a voucher or a discount", () => {
  it.each([
    [{ kind: "percent", percent: 15 }, null, false],
    [{ kind: "percent", percent: 16 }, naira(1_000_000), true],
    [{ kind: "amount", amount: naira(15_000) }, naira(100_000), false],
    [{ kind: "amount", amount: naira(15_000.01) }, naira(100_000), true],
    [{ kind: "amount", amount: naira(1) }, null, true],
    [{ kind: "free_delivery" }, null, false],
  ] as const)("%j from %j: beyond is %j", (benefit, minimum, isBeyond) => {
    expect(isBeyondOwnDiscount(benefit, minimum)).toBe(isBeyond);
  });
});

describe("what is taken off one order by hand", () => {
  it.each([
    ["the owner", ["owner"], 100_000],
    ["a manager", ["manager"], 15_000],
    ["sales", ["sales"], 5_000],
    ["who has both", ["sales", "manager"], 15_000],
    ["the showroom", ["showroom"], 0],
    ["nobody", [], 0],
  ])("%s takes at most ₦%3$d off goods of ₦100,000", (_who, roles, most) => {
    expect(largestHandDiscount(roles, naira(100_000))).toBe(naira(most));
  });

  it("is whole naira, rounded down, but for all of the goods", () => {
    expect(largestHandDiscount(["sales"], naira(999))).toBe(naira(49));
    expect(largestHandDiscount(["owner"], naira(999.5))).toBe(naira(999.5));
  });
});
