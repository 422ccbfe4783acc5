import { describe, expect, it } from "vitest";
import { needsPerson } from "./order-forgetting.ts";

describe("an order needs its person", () => {
  it.each([
    "placed",
    "fee_pending",
    "fee_proposed",
    "awaiting_payment",
    "confirmed",
    "packed",
    "shipped",
  ] as const)("while it is %s", (stage) => {
    expect(needsPerson({ stage, money: "paid", hasOpenClaim: false })).toBe("under-way");
  });

  it.each([
    ["delivered", "none"],
    ["delivered", "part_paid"],
    ["delivered", "over_paid"],
    ["delivered", "disputed"],
    ["cancelled", "refunding"],
    ["returned", "review"],
  ] as const)("where money of a %s order is %s", (stage, money) => {
    expect(needsPerson({ stage, money, hasOpenClaim: false })).toBe("money");
  });

  it("while a claim of it is open", () => {
    expect(needsPerson({ stage: "delivered", money: "paid", hasOpenClaim: true })).toBe("claim");
  });

  it.each([
    ["delivered", "paid"],
    ["delivered", "part_refunded"],
    ["cancelled", "none"],
    ["cancelled", "part_refunded"],
    ["returned", "refunded"],
    ["refunded", "refunded"],
  ] as const)("no longer once it is %s and its money %s", (stage, money) => {
    expect(needsPerson({ stage, money, hasOpenClaim: false })).toBeUndefined();
  });
});
