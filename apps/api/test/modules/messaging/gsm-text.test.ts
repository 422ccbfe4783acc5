import fc from "fast-check";
import { expect, it } from "vitest";
import { fitMessage, gsmText } from "#api/modules/messaging/gsm-text.ts";

it.each([
  ["₦524,000", "NGN 524,000"],
  ["Café “Ẹ̀kọ́” – it’s lit…", "Cafe Eko - its lit..."],
  ["a;b & c", "a,b and c"],
  ["[x] {y} ~z^ |€ 💡", "x y z"],
  ["two\nlines", "two lines"],
])("writes %j as %j", (text, plain) => {
  expect(gsmText(text)).toBe(plain);
});

it("makes of any text one SMS of characters that every phone has", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 400 }), fc.array(fc.string()), (first, others) => {
      expect(fitMessage(first, ...others)).toMatch(/^[ -Z_a-z]{0,160}$/);
    }),
  );
});

it("leaves out whole sentences where there is no room, and keeps what follows if it fits", () => {
  expect(fitMessage("a".repeat(150), "b".repeat(20), "c".repeat(9))).toBe(
    `${"a".repeat(150)} ${"c".repeat(9)}`,
  );
});
