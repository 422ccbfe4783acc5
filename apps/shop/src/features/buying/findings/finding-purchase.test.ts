import { expect, it } from "vitest";
import { purchaseOf } from "./finding-purchase.ts";

it("bulbs that mend a finding are bought from the list of their base", () => {
  expect(purchaseOf({ lamp_base: "gu5-3" })).toEqual({
    text: "See bulbs with GU5.3",
    href: "/products/34/bulbs?lamp_base=gu5-3",
  });
});

it("what bulbs do not mend leads nowhere", () => {
  expect(purchaseOf({})).toBeUndefined();
});
