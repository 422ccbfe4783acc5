import { naira } from "@precise/cart-core/money";
import { describe, expect, it } from "vitest";
import { columnName } from "#api/platform/sheets/column-name.ts";
import { readAmount } from "#api/platform/sheets/read-amount.ts";
import { dayOrderOf, isEitherOrder, readDay } from "#api/platform/sheets/read-day.ts";

describe("an amount of a cell", () => {
  it.each([
    ["125,000.00", 125_000, undefined],
    ["₦125,000.00", 125_000, undefined],
    ["NGN 125000.5", 125_000.5, undefined],
    ["NGN125,000", 125_000, undefined],
    ["N18,250", 18_250, undefined],
    ["-₦18,250", 18_250, "debit"],
    ["₦-18,250", 18_250, "debit"],
    ["2500 NGN", 2_500, undefined],
    ["2,500.00 NGN CR", 2_500, "credit"],
    ["125000.00 CR", 125_000, "credit"],
    ["125000.00DR", 125_000, "debit"],
    ["5028.00 Cr.", 5_028, "credit"],
    ["'5027.00", 5_027, undefined],
    ["(500.00)", 500, "debit"],
    ["-500", 500, "debit"],
    ["500-", 500, "debit"],
    ["+500", 500, "credit"],
    ["5000.0000", 5_000, undefined],
    ["0.5", 0.5, undefined],
    ["385 000", 385_000, undefined],
  ])("%s", (cell, amount, way) => {
    expect(readAmount(cell)).toEqual({ ok: true, value: { amount: naira(amount), way } });
  });

  it.each([
    "",
    "-",
    "1,25",
    "12.345",
    "about 500",
    "1.250,00",
    "0,500",
    "00,500",
    "(500",
    "99999999999999999",
    "1e5",
    "12NGN500",
    "12 naira",
    "$5",
  ])("%s is none", (cell) => {
    expect(readAmount(cell)).toEqual({ ok: false, code: "not-a-number" });
  });

  it("of a file that does not prove its marks is uncertain with one comma, but beside a currency or as a number", () => {
    expect(readAmount("2,700", "unproven")).toEqual({ ok: false, code: "uncertain" });
    const thousands = { ok: true, value: { amount: naira(2_700), way: undefined } };
    expect(readAmount("₦2,700", "unproven")).toEqual(thousands);
    expect(readAmount({ kind: "number", value: "2700", text: "02700" }, "unproven")).toEqual(thousands);
  });
});

describe("a day of a cell", () => {
  it.each([
    ["24/11/2026", "2026-11-24", undefined],
    ["04/11/26", "2026-11-04", undefined],
    ["24-Nov-2026", "2026-11-24", undefined],
    ["4-NOV-26", "2026-11-04", undefined],
    ["24 November 2026", "2026-11-24", undefined],
    ["24th November 2026", "2026-11-24", undefined],
    ["1st of Sept 2026", "2026-09-01", undefined],
    ["Tuesday, 24 November 2026", "2026-11-24", undefined],
    ["Tue 24 Nov 2026", "2026-11-24", undefined],
    ["Nov 24, 2026", "2026-11-24", undefined],
    ["November 24th, 2026", "2026-11-24", undefined],
    ["2026 Nov 24 09:15:10", "2026-11-24", "09:15:10"],
    ["2026-11-24T14:05:00", "2026-11-24", "14:05:00"],
    ["2026-11-24T23:30:00Z", "2026-11-25", "00:30:00"],
    ["2026-11-24T00:30:00+01:00", "2026-11-24", "00:30:00"],
    ["24/11/2026 14:05", "2026-11-24", "14:05:00"],
    ["24/11/2026 02:05 PM", "2026-11-24", "14:05:00"],
    ["24/11/2026, 12:05 a.m.", "2026-11-24", "00:05:00"],
    ["20261124", "2026-11-24", undefined],
  ])("%s", (cell, day, time) => {
    expect(readDay(cell)).toEqual({ day, time });
  });

  it.each([
    "31/02/2026",
    "11/24/2026",
    "Opening balance",
    "",
    "24 Maybe 2026",
    "24/11/2026 - 25/11/2026",
    "46036",
    "24/11/2026 25:00",
  ])("%s is none", (cell) => {
    expect(readDay(cell)).toBeUndefined();
  });

  it("is read month first where the file proves it", () => {
    expect(readDay("11/05/2026", "month-first")?.day).toBe("2026-11-05");
    expect(readDay("24/11/2026", "month-first")).toBeUndefined();
    expect(readDay("24 Nov 2026", "month-first")?.day).toBe("2026-11-24");
  });
});

describe("the days of a file", () => {
  it.each([
    [["05/11/2026", "24/11/2026"], { order: "day-first" }],
    [["05/11/2026", "11/24/2026 9:00 AM"], { order: "month-first" }],
    [["05/11/2026", "24 Nov 2026"], { order: undefined }],
    [["24/11/2026", "11/24/2026"], { order: undefined, contradiction: ["24/11/2026", "11/24/2026"] }],
  ])("%j", (cells, proven) => {
    expect(dayOrderOf(cells)).toEqual(proven);
  });

  it.each([
    ["05/11/2026", true],
    ["05/05/2026", false],
    ["24/11/2026", false],
    ["05 Nov 2026", false],
  ])("of which %s can be read in two ways: %s", (cell, isEither) => {
    expect(isEitherOrder(cell)).toBe(isEither);
  });
});

it.each([
  ["Credit (₦)", "credit"],
  ["CREDIT_AMOUNT (NGN)", "creditamount"],
  ["TransactionDate", "transactiondate"],
  ["Trans. Date", "transdate"],
  ["Debit/Credit(₦)", "debitcredit"],
  ["Net [NGN]", "net"],
  ["Amount in Naira", "amount"],
  ["Ending", "ending"],
])("the column %s is %s", (title, name) => {
  expect(columnName(title)).toBe(name);
});
