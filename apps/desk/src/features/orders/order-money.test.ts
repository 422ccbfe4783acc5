import { kobo } from "@precise/cart-core/money";
import { describe, expect, it } from "vitest";
import { entryOf } from "./order-money.tsx";

const row = { at: "2026-11-27T09:00:00Z", reference: "PR-1-1", amount: { value: 7_600 } };

describe("the money of an order", () => {
  it.each([
    ["received", "paystack", 760_000, false],
    ["refunded", "paystack", -760_000, false],
    ["attempt", undefined, 760_000, true],
    ["refund", undefined, 760_000, true],
    ["dispute", undefined, 760_000, true],
  ] as const)("shows a %s as %s %i, as a plan: %s", (kind, provider, amount, isPlan) => {
    expect(entryOf({ ...row, kind, ...(provider && { provider }) })).toMatchObject({
      amount: kobo(amount),
      isPlan,
    });
  });
});
