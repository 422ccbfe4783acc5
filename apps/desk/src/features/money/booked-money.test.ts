import { describe, expect, it } from "vitest";
import { bookedJustNow, isUndoable, outcomeWords, providerOf } from "./booked-money.ts";

const row = {
  kind: "received",
  provider: "bank",
  reference: "FT26-1",
  amount: { value: 63_500 },
  of: { value: 63_500 },
  payer: null,
  at: "2026-11-27T09:00:00Z",
  actor: "Ngozi",
  noted_at: "2026-11-28T09:00:00Z",
  undone_at: null,
};

describe("money that was booked", () => {
  it.each([
    [{}, "bank"],
    [{ provider: "paystack" }, undefined],
    [{ kind: "refunded" }, undefined],
    [{ undone_at: "2026-11-28T09:01:00Z" }, undefined],
  ])("with %j can be moved as %s", (more, provider) => {
    expect(providerOf({ ...row, ...more })).toBe(provider);
  });

  it.each([
    ["2026-11-28T09:29:59Z", true],
    ["2026-11-28T09:30:00Z", false],
  ])("at %s can be taken back: %s, by when it was booked and not by its day", (now, may) => {
    expect(isUndoable(row, new Date(now))).toBe(may);
  });

  it("of this moment is the newest of its amount and way that can be taken back", () => {
    const now = new Date("2026-11-28T09:10:00Z");
    const before = { ...row, reference: "FT26-0", noted_at: "2026-11-28T08:55:00Z" };
    const rows = [before, row, { ...row, reference: "CASH-1", provider: "cash" }];
    const booked = { provider: "bank", amount: 63_500 } as const;
    expect(bookedJustNow(rows, booked, now)?.reference).toBe("FT26-1");
    expect(bookedJustNow(rows, { ...booked, amount: 1 }, now)).toBeUndefined();
    expect(bookedJustNow([{ ...row, undone_at: row.at }], booked, now)).toBeUndefined();
  });

  it.each([
    [{ missing: { value: 7_500 }, status: "part_paid" }, "Part paid: ₦7,500 is missing."],
    [{ excess: { value: 8_936_500 }, status: "over_paid" }, "Paid too much: ₦8,936,500 is to be paid back."],
    [{ status: "paid" }, "Paid in full."],
  ])("%j is told as: %s", (more, words) => {
    const money = {
      number: "PR-7K3M9QX1",
      stage: "confirmed",
      payable: { value: 63_500 },
      received: { value: 63_500 },
      refunded: { value: 0 },
      ...more,
    };
    expect(outcomeWords(money)).toBe(words);
  });
});
