import { describe, expect, it } from "vitest";
import { moneyNews } from "./money-news.ts";

const naira = (value: number) => ({ value });

describe("what a page says of an order's money", () => {
  it.each([
    ["awaiting_payment", "pending", {}, []],
    ["confirmed", "paid", { received: naira(63_500), refunded: naira(0) }, []],
    [
      "awaiting_payment",
      "part_paid",
      { received: naira(62_500), refunded: naira(0), missing: naira(1_000) },
      ["We have received ₦62,500. ₦1,000 is still to pay."],
    ],
    ["fee_pending", "part_paid", { received: naira(62_500) }, ["We have received ₦62,500."]],
    [
      "confirmed",
      "over_paid",
      { received: naira(64_500), excess: naira(1_000) },
      ["We have received ₦1,000 more than the order costs. It goes back to you."],
    ],
    [
      "cancelled",
      "part_refunded",
      { received: naira(63_500), refunded: naira(13_500), excess: naira(50_000) },
      [
        "We have ₦50,000 of yours for this order. It goes back to you the way it came.",
        "We have paid ₦13,500 back to you.",
      ],
    ],
    [
      "cancelled",
      "review",
      { received: naira(63_500), excess: naira(63_500) },
      ["We have received ₦63,500 after the order had ended. We see to it and write to you."],
    ],
    ["refunded", "refunded", { refunded: naira(63_500) }, ["We have paid ₦63,500 back to you."]],
  ] as const)("that is %s and %s", (stage, status, money, lines) => {
    expect(moneyNews({ stage, status: "confirmed", payment: { status, ...money } }).lines).toEqual(lines);
  });
});
