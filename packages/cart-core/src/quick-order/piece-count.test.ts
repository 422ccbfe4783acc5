import { describe, expect, it } from "vitest";
import { readPieceCount } from "./piece-count.ts";

describe("a number of pieces", () => {
  it.each([
    ["12", 12],
    [" 7 ", 7],
    ["+3", 3],
    ["007", 7],
    ["1,000", 1000],
    ["12,345,678", 12_345_678],
    ["1 000", 1000],
    ["1  000", 1000],
    ["1\u00a0000", 1000],
    ["1'000", 1000],
    ["2.0", 2],
    ["2.00", 2],
    ["2,00", 2],
    ["12,00", 12],
    ["1234.000", 1234],
    ["1.0000", 1],
    ["999999999", 999_999_999],
    ["1,000.00", 1000],
    ["12 pcs", 12],
    [" \u00a0 12  pcs ", 12],
    ["12pcs.", 12],
    ["3 Pieces", 3],
    ["4 nos", 4],
    ["5x", 5],
    ["x5", 5],
    ["× 5", 5],
    ["qty: 4", 4],
    ["Qty 4", 4],
    ["１２", 12],
  ])("is read from %j", (text, count) => {
    expect(readPieceCount(text)).toEqual({ ok: true, value: count });
  });

  it.each([
    ["0", "zero"],
    ["0 pcs", "zero"],
    ["-5", "negative"],
    ["- 5", "negative"],
    ["-1,000", "negative"],
    ["-5 lamps", "not-a-number"],
    ["−5", "negative"],
    ["2.5", "not-whole"],
    ["1,5", "not-whole"],
    [".5", "not-whole"],
    ["12,5", "not-whole"],
    ["PR1,5", "not-a-number"],
    ["1,5 m", "not-a-number"],
    ["2,00,5", "not-a-number"],
    ["1.250,00", "not-a-number"],
    ["12.000", "unclear"],
    ["12.0000.000", "not-a-number"],
    ["1.000", "unclear"],
    ["1.000.000", "unclear"],
    ["0,500", "not-whole"],
    ["00,500", "not-whole"],
    ["0 500", "not-a-number"],
    ["1000000000", "too-large"],
    ["5+3", "not-a-number"],
    ["", "not-a-number"],
    ["two", "not-a-number"],
    ["1e3", "not-a-number"],
    ["5-6", "not-a-number"],
    ["PR-5", "not-a-number"],
    ["=5+5", "formula"],
    ["=SUM(A1:A2)", "formula"],
    ["= A1", "formula"],
    ["a=5", "not-a-number"],
    [" #N/A", "fault"],
    ["Err:502", "fault"],
    ["no #N/A", "not-a-number"],
    ["#DIV/0!", "fault"],
    ["# 5", "not-a-number"],
    ["0x10", "not-a-number"],
    ["NaN", "not-a-number"],
  ])("is not read from %j: %s", (text, code) => {
    expect(readPieceCount(text)).toEqual({ ok: false, code });
  });

  it("with one comma is unclear in a file that does not prove what a comma is", () => {
    expect(readPieceCount("1,000", "unproven")).toEqual({ ok: false, code: "unclear" });
    expect(readPieceCount("1,000,000", "unproven")).toEqual({ ok: true, value: 1_000_000 });
  });
});
