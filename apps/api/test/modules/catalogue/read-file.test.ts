import { describe, expect, it } from "vitest";
import { jsonParts } from "#api/modules/catalogue/import/json-parts.ts";
import {
  readBoolean,
  readMoment,
  readNumber,
  readPrice,
  readWholeNumber,
} from "#api/modules/catalogue/import/read-value.ts";

describe("a price", () => {
  it.each([
    [385000, 38_500_000],
    [0.5, 50],
    ["385000", 38_500_000],
    ["385000.5", 38_500_050],
    ["₦385,000", 38_500_000],
    ["₦ 1,234,567.50", 123_456_750],
    ["NGN 385 000", 38_500_000],
    ["N2,500", 250_000],
    ["2\u00a0500", 250_000],
    ["2500 NGN", 250_000],
    [" 7800 ", 780_000],
  ])("%j is %i kobo", (input, kobo) => {
    expect(readPrice(input)).toEqual({ value: kobo });
  });

  it.each([
    "385.000,00",
    "1,23",
    "12,34,567",
    "-5",
    "1e5",
    "$5",
    "free",
    "",
    "1.234",
    null,
    true,
    Number.NaN,
    99999999999,
  ])("%j is none", (input) => {
    expect(readPrice(input)).toHaveProperty("reason");
  });
});

it.each([
  ["True", true],
  ["true", true],
  ["1", true],
  [1, true],
  ["YES", true],
  ["y", true],
  [false, false],
  ["0", false],
  ["No", false],
])("%j is %s", (input, meant) => {
  expect(readBoolean(input)).toEqual({ value: meant });
});

it.each(["", "maybe", 2, null])("%j is neither yes nor no", (input) => {
  expect(readBoolean(input)).toHaveProperty("reason");
});

it.each([
  ["12", 12],
  ["1,200", 1200],
  [0, 0],
])("%j is the whole number %i", (input, meant) => {
  expect(readWholeNumber(input, 5_000)).toEqual({ value: meant });
});

it.each(["-1", "1.5", "12 pcs", "5001", "1,20", null])("%j is no whole number up to 5000", (input) => {
  expect(readWholeNumber(input, 5_000)).toHaveProperty("reason");
});

it.each([
  ["3.1", 3.1],
  ["-4", -4],
  ["1,500", 1500],
  [0, 0],
])("%j is the number %d", (input, meant) => {
  expect(readNumber(input)).toEqual({ value: meant });
});

it.each([
  ["2025-08-05T09:00:00Z", "2025-08-05T09:00:00.000Z"],
  ["2025-08-05", "2025-08-05T00:00:00.000Z"],
  ["2025-08-05 09:30", "2025-08-05T09:30:00.000Z"],
  ["2025-08-05T09:00:00+01:00", "2025-08-05T08:00:00.000Z"],
  ["2024-02-29", "2024-02-29T00:00:00.000Z"],
])("%s is the moment %s", (input, meant) => {
  expect(readMoment(input)).toEqual({ value: meant });
});

it.each(["2025-02-30", "05/08/2025", "2025-13-01", "2025-08-05T25:00", "yesterday", 20250805])(
  "%j is no date",
  (input) => {
    expect(readMoment(input)).toHaveProperty("reason");
  },
);

describe("a JSON file read in parts", () => {
  const parts = async (text: string, chunks: Iterable<string> = [text]) => {
    const read: { key: string; value: unknown; line: number }[] = [];
    for await (const { key, value, line } of jsonParts(chunks, "products")) read.push({ key, value, line });
    return read;
  };

  it("gives products one by one with their lines, and every other value whole, wherever it is cut", async () => {
    const text =
      '\ufeff{\n "a": {"x": [1, "}"]},\n "products": [\n  {"n": "a\\"]"},\n\n  {"n": [2]}\n ],\n "b": null\n}\n';
    const expected = [
      { key: "a", value: { x: [1, "}"] }, line: 2 },
      { key: "products", value: { n: 'a"]' }, line: 4 },
      { key: "products", value: { n: [2] }, line: 6 },
      { key: "b", value: null, line: 8 },
    ];
    expect(await parts(text)).toEqual(expected);
    for (let at = 0; at <= text.length; at += 1)
      expect(await parts(text, [text.slice(0, at), text.slice(at)])).toEqual(expected);
    expect(await parts(text, [...text])).toEqual(expected);
  });

  it("may be empty, and hold no products", async () => {
    expect(await parts("{}")).toEqual([]);
    expect(await parts('{"products": []}')).toEqual([]);
    expect(await parts('{"products": null}')).toEqual([{ key: "products", value: null, line: 1 }]);
  });

  it.each([
    ["", 'line 1: this is not JSON: "{" was expected'],
    ["[]", 'line 1: this is not JSON: "{" was expected'],
    ['{"a": 1', 'line 1: this is not JSON: "," or "}" was expected'],
    [
      '{\n"products": [\n{"a": 1}\n{"b": 2}\n]}',
      "line 4: this is not JSON: Unexpected non-whitespace character after JSON",
    ],
    ['{\n"products": [\n{"a": 1},\n{"b": }\n]}', "line 4: this is not JSON: Unexpected token"],
    ['{"a": 1} x', "line 1: this is not JSON: nothing more was expected"],
    ["{a: 1}", "line 1: this is not JSON: a key in quotes was expected"],
    ['{"a: 1}', "has no end"],
    ['{"products": [1,]}', "line 1: this is not JSON"],
  ])("%j stops with its line", async (text, reason) => {
    await expect(parts(text)).rejects.toThrow(reason);
    await expect(parts(text, [...text])).rejects.toThrow(reason);
  });
});
