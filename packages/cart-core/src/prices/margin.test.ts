import { describe, expect, it } from "vitest";
import { naira } from "../money/money.ts";
import { marginOf } from "./margin.ts";

const lamp = { list: naira(107_500), special: null, trade: null, cost: naira(60_000) };

describe("the margin", () => {
  it("of ₦107,500 with VAT, which cost ₦60,000, is 40 % of ₦100,000", () => {
    expect(marginOf(lamp, 75)).toEqual({ percent: 40, isBelowCost: false });
  });

  it("is smaller at a higher rate of VAT", () => {
    expect(marginOf({ ...lamp, list: naira(110_000) }, 100)).toEqual({ percent: 40, isBelowCost: false });
  });

  it("is that of the special price where there is one", () => {
    expect(marginOf({ ...lamp, special: naira(86_000) }, 75)).toEqual({ percent: 25, isBelowCost: false });
  });

  it.each([
    [100_000, 0, false],
    [100_000.01, 0, true],
    [125_000, -25, true],
    [66_666, 33.3, false],
  ])("with a cost of ₦%d is %d %%; below cost: %s", (cost, percent, isBelowCost) => {
    expect(marginOf({ ...lamp, cost: naira(cost) }, 75)).toEqual({ percent, isBelowCost });
  });

  it("is below cost for a trade price that is, which has no VAT in it", () => {
    expect(marginOf({ ...lamp, trade: naira(59_999) }, 75)).toEqual({ percent: 40, isBelowCost: true });
    expect(marginOf({ ...lamp, trade: naira(60_000) }, 75)).toEqual({ percent: 40, isBelowCost: false });
  });

  it("is not known where the cost is not", () => {
    expect(marginOf({ ...lamp, cost: null }, 75)).toBeUndefined();
  });
});
