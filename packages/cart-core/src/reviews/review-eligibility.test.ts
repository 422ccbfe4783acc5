import { describe, expect, it } from "vitest";
import { type ReviewedOrder, whyNotReviewable } from "./review-eligibility.ts";

const delivered: ReviewedOrder = {
  stage: "delivered",
  money: "paid",
  isSample: false,
  isCompany: false,
  skus: ["LAMP", "BULB"],
};

describe("whether a buyer may write about an article", () => {
  it("is so from its delivery on, for each article of the order", () => {
    expect(whyNotReviewable(delivered, "LAMP")).toBeUndefined();
    expect(whyNotReviewable(delivered, "BULB")).toBeUndefined();
  });

  it.each([
    "placed",
    "fee_pending",
    "fee_proposed",
    "awaiting_payment",
    "confirmed",
    "packed",
    "shipped",
  ] as const)("is not so while the order is %s", (stage) =>
    expect(whyNotReviewable({ ...delivered, stage }, "LAMP")).toBe("not-delivered"),
  );

  it.each(["cancelled", "returned", "refunded"] as const)("is not so for an order that is %s", (stage) =>
    expect(whyNotReviewable({ ...delivered, stage }, "LAMP")).toBe("undone"),
  );

  it.each([
    ["refunded", "undone"],
    ["refunding", "undone"],
    ["part_refunded", undefined],
    ["none", undefined],
    ["disputed", undefined],
  ] as const)("of money that is %s says %s", (money, why) =>
    expect(whyNotReviewable({ ...delivered, money }, "LAMP")).toBe(why),
  );

  it("is not so for what the order does not hold", () =>
    expect(whyNotReviewable(delivered, "CHAIR")).toBe("not-bought"));

  it("is never so for a sample, whatever else is true", () =>
    expect(whyNotReviewable({ ...delivered, isSample: true }, "LAMP")).toBe("sample"));

  it("is not so for companies", () =>
    expect(whyNotReviewable({ ...delivered, isCompany: true }, "LAMP")).toBe("company"));
});
