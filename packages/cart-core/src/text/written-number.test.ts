import { describe, expect, it } from "vitest";
import { type DecimalMark, decimalMarkOf, readTypedNumber, readWrittenNumber } from "./written-number.ts";

function read(text: string, mark: DecimalMark) {
  const number = readWrittenNumber(text, mark);
  return number.ok ? `${number.value.whole}|${number.value.fraction}` : number.code;
}

describe("a written number", () => {
  it.each([
    ["1250", "dot", "1250|"],
    [" 1\u00a0250 ", "dot", "1250|"],
    ["00123", "dot", "00123|"],
    ["1,250", "dot", "1250|"],
    ["1,250,000.50", "dot", "1250000|50"],
    ["1 250 000", "dot", "1250000|"],
    ["1'250.5", "dot", "1250|5"],
    ["2.700", "dot", "2|700"],
    [".5", "dot", "0|5"],
    ["0.500", "unproven", "0|500"],
    ["2.75", "unproven", "2|75"],
    ["1,250,000", "unproven", "1250000|"],
    ["1,250.5", "unproven", "1250|5"],
  ] as const)("%s with a %s is %s", (text, mark, digits) => {
    expect(read(text, mark)).toBe(digits);
  });

  it.each([
    ["0,500", "dot", "not-a-number"],
    ["00,500", "dot", "not-a-number"],
    ["0,500", "unproven", "not-a-number"],
    ["000,500", "unproven", "not-a-number"],
    ["0 500", "dot", "not-a-number"],
    ["1,25", "dot", "not-a-number"],
    ["1,2500", "dot", "not-a-number"],
    ["12,34,567", "dot", "not-a-number"],
    ["1,250 000", "dot", "not-a-number"],
    ["1.250,00", "dot", "not-a-number"],
    ["2,700", "unproven", "uncertain"],
    ["12,700", "unproven", "uncertain"],
    ["2.700", "unproven", "uncertain"],
    ["-5", "dot", "not-a-number"],
    ["1e3", "dot", "not-a-number"],
    ["", "dot", "not-a-number"],
    [".", "dot", "not-a-number"],
  ] as const)("%s with a %s is none: %s", (text, mark, problem) => {
    expect(read(text, mark)).toBe(problem);
  });
});

describe("the numbers of a file", () => {
  it.each([
    [["2,700", "385"], "unproven"],
    [["0,500"], "unproven"],
    [["2,700", "2.5"], "dot"],
    [["2,700", "1,250.00"], "dot"],
    [["2,700", "1,250,000"], "dot"],
    [["0.500"], "dot"],
    [[".25"], "dot"],
    [["12.50"], "dot"],
    [["12.5000"], "dot"],
    [["1234.500"], "dot"],
    [["12,345.000"], "dot"],
    [["1,234,567.500"], "dot"],
    [["12,345,678"], "dot"],
    [["10.500"], "unproven"],
    [["lamp 2.5", "0.5 kg"], "unproven"],
    [["no1234.567", "1234.567 kg"], "unproven"],
    [["no1,234.567", "1,234.567 kg"], "unproven"],
    [["no1,234,567", "1,234,567 kg"], "unproven"],
    [["2,700", "2,5"], "unproven"],
    [["2,5", "1,250.00"], "unproven"],
    [["1,250.00", "1.250,00"], "unproven"],
    [["lamp 2,5"], "unproven"],
  ] as const)("%j prove a %s", (texts, mark) => {
    expect(decimalMarkOf(texts)).toBe(mark);
  });
});

it.each([
  ["1,250.50", 1250.5],
  ["12", 12],
  ["1,25", undefined],
  ["0,500", undefined],
  ["", undefined],
])("%s is typed for %s", (text, number) => {
  expect(readTypedNumber(text)).toBe(number);
});
