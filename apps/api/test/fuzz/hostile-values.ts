import fc from "fast-check";

/**
 * Texts that have broken servers elsewhere. None of them looks like what a server must not say of itself, for answers may
 * name a field as the caller did.
 */
const texts = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\u001b[31m",
  "\r\nset-cookie: a=b",
  "\ud800",
  "\u202egnp.exe",
  "\ufeff",
  "e\u0301".repeat(40),
  "💡".repeat(30),
  "ﷺ",
  "İ",
  "' or 1=1 --",
  "'; drop table product; --",
  "\\",
  "%",
  "%_%",
  "\\'",
  "$1",
  "{}",
  "[]",
  "null",
  "constructor",
  "__proto__",
  "toString",
  "NaN",
  "-0",
  "1e309",
  "0x10",
  "9223372036854775808",
  "2147483648",
  "9999-12-31",
  "-000001-01-01T00:00:00Z",
  "2026-02-30",
  "24:00",
  "<script>alert(1)</script>",
  "</script>",
  "{{7*7}}",
  "../../etc/passwd",
  "..\\..\\",
  "//evil.example",
  "javascript:alert(1)",
  "http://169.254.169.254/",
  "=HYPERLINK(1)",
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "a@b",
  "a@b.c".repeat(60),
  "x".repeat(300),
  "x".repeat(20_000),
  "(a+)+$",
  "a".repeat(60).concat("!"),
  "W10.",
  "e30.e30.e30",
];

const numbers = [0, -0, -1, 1.5, 1e9, 1e21, -1e21, 2 ** 31, 2 ** 53, 2 ** 63, 5e-324, Number.MAX_VALUE];

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...texts) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ maxLength: 40 }) },
);

/** Anything that JSON can say. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...numbers, null, true, false, [], {}, [[]], [null]) },
  { weight: 1, arbitrary: fc.integer() },
  { weight: 1, arbitrary: fc.dictionary(hostileText, fc.jsonValue({ maxDepth: 2 }), { maxKeys: 3 }) },
  { weight: 1, arbitrary: fc.array(hostileText, { maxLength: 3 }) },
);
