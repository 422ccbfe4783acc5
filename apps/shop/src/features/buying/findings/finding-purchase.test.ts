import { describe, expect, it } from "vitest";
import { purchaseOf } from "./finding-purchase.ts";

describe("where what mends a finding is bought", () => {
  it("bulbs with the base that the fix names", () => {
    const text = "E27 bulb, E14 holder: the bulb does not screw into the chandelier.";
    expect(purchaseOf({ rule: 1, text, fix: "Take a bulb with E14." })).toEqual({
      text: "See bulbs with E14",
      href: "/products/34/bulbs?lamp_base=e14",
    });
  });
  it("bulbs with the base that the text names, where the fix says only how many", () => {
    const text = "Spot comes without lamps: it needs 6 with GU5.3.";
    expect(purchaseOf({ rule: 3, text, fix: "Add 6." })?.href).toBe("/products/34/bulbs?lamp_base=gu5-3");
  });
  it.each([
    [
      "a fix that is no purchase",
      { rule: 12, text: "154 W with E14.", fix: "Spread them over more dimmers." },
    ],
    ["a base that is not stated", { rule: 3, text: "It needs 6 with undefined.", fix: "Add 6." }],
    ["no fix", { rule: 1, text: "It does not screw in." }],
  ])("nowhere for %s", (_what, finding) => expect(purchaseOf(finding)).toBeUndefined());
});
