import { err, ok } from "@precise/cart-core/result";
import { describe, expect, it } from "vitest";
import { normaliseRcNumber, rcNumberText } from "./rc-number.ts";

describe("a registration number", () => {
  it.each([
    ["RC 0000001", "RC 0000001"],
    ["RC RC 0000001", "RC 0000001"],
    ["rc123456", "RC 123456"],
    ["RC: 123,456", "RC 123456"],
    ["R.C. No. 123456", "RC 123456"],
    ["RC-123456", "RC 123456"],
    ["RC Number 123456", "RC 123456"],
    [" 123456 ", "RC 123456"],
    ["1", "RC 1"],
    ["12345678", "RC 12345678"],
    ["bn 2345678", "BN 2345678"],
    ["LLP 42", "LLP 42"],
  ])("reads %j as %s", (typed, kept) => {
    expect(normaliseRcNumber(typed)).toEqual(ok(kept));
    expect(rcNumberText(typed)).toBe(kept);
  });

  it.each(["", "RC", "RC 123456789", "Eko Build Ltd", "RC 12A4", "XX 1234", "١٢٣"])("%j is none", (typed) => {
    expect(normaliseRcNumber(typed)).toEqual(err("bad-rc-number"));
  });

  it("that was stored as something else is shown as it was stored", () => {
    expect(rcNumberText(" to follow ")).toBe("to follow");
  });
});
