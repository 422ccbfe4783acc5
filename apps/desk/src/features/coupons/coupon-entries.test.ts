import { describe, expect, it } from "vitest";
import { bodyOf, couponEntries, emptyCoupon, termsOf } from "./coupon-entries.ts";

const typed = { ...emptyCoupon, label: "Open day", amount: "5,000" };
const faultsOf = (entries: typeof typed) => {
  const read = couponEntries.safeParse(entries);
  return read.success ? [] : read.error.issues.map(({ path }) => path[0]);
};

describe("a voucher as it is typed", () => {
  it("is a call's body, with the code in capitals and days as they are", () => {
    const more = {
      minimum: "100,000",
      minimum_kind: "over",
      last_day: "2099-12-24",
      uses: " 200 ",
      code: " open-day ",
    };
    expect(faultsOf({ ...typed, ...more })).toEqual([]);
    expect(bodyOf({ ...typed, ...more })).toEqual({
      label: "Open day",
      benefit: { kind: "amount", naira: 5_000 },
      minimum: { naira: 100_000, is_exclusive: true },
      last_day: "2099-12-24",
      uses: 200,
      first_order: false,
      code: "OPEN-DAY",
    });
  });

  it.each([
    ["amount", { amount: "0" }],
    ["percent", { kind: "percent", percent: "101" }],
    ["last_day", { from: "2099-01-02", last_day: "2099-01-01" }],
    ["email", { mails: true }],
    ["uses", { uses: "0" }],
    ["code", { code: "no" }],
    ["label", { label: " " }],
  ])("is refused by its %s", (field, change) => {
    expect(faultsOf({ ...typed, ...change })).toEqual([field]);
  });

  it("can be tried as soon as it says what it is worth", () => {
    expect(termsOf(emptyCoupon)).toBeUndefined();
    expect(termsOf({ ...emptyCoupon, kind: "free_delivery", email: "ada@" })).toEqual({
      label: "Voucher",
      benefit: { kind: "free_delivery" },
      first_order: false,
    });
  });
});
