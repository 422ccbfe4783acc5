import { describe, expect, it } from "vitest";
import { moneyNews } from "./money-news.ts";

const naira = (value: number) => ({ value });

describe("what a page says of an order's money", () => {
  it.each<[string, string, Omit<Parameters<typeof moneyNews>[0]["payment"], "status">, string[]]>([
    ["awaiting_payment", "pending", {}, []],
    ["confirmed", "paid", { received: naira(63_500), refunded: naira(0) }, []],
    [
      "awaiting_payment",
      "part_paid",
      { received: naira(62_500), refunded: naira(0), missing: naira(1_000) },
      ["We have received ₦62,500. ₦1,000 is still due."],
    ],
    ["fee_pending", "part_paid", { received: naira(62_500) }, ["We have received ₦62,500."]],
    [
      "confirmed",
      "over_paid",
      { received: naira(64_500), excess: naira(1_000) },
      ["We have received ₦1,000 more than the order costs and will refund it."],
    ],
    [
      "cancelled",
      "part_refunded",
      { received: naira(63_500), refunded: naira(13_500), excess: naira(50_000) },
      ["We hold ₦50,000 for this order and will refund it the way you paid.", "We have refunded ₦13,500."],
    ],
    [
      "cancelled",
      "review",
      { received: naira(63_500), excess: naira(63_500) },
      ["We have received ₦63,500 after this order ended. We will e-mail you about it."],
    ],
    ["refunded", "refunded", { refunded: naira(63_500) }, ["We have refunded ₦63,500."]],
    [
      "cancelled",
      "refunding",
      {
        received: naira(63_500),
        excess: naira(63_500),
        refunds: [{ id: "7", amount: naira(63_500), status: "pending" }],
      },
      [],
    ],
  ])("that is %s and %s", (stage, status, money, lines) => {
    expect(moneyNews({ stage, status: "confirmed", payment: { status, ...money } }).lines).toEqual(lines);
  });
});
