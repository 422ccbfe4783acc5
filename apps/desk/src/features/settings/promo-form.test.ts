import { startPromoLines } from "@precise/contract/shop/promo-lines";
import { expect, it } from "vitest";
import { promoEntries, promoFields, promoTyped } from "./promo-form.ts";
import { moved } from "./typed-rows.ts";

it("reads back the lines that it fills in, hidden ones hidden", () => {
  const lines = [...startPromoLines.slice(0, 2), { text: "Easter", href: "/products", is_shown: false }];
  expect(promoTyped(promoFields(lines))).toEqual(lines);
});

it("says at each input what is wrong with it", () => {
  const typed = promoFields([
    { text: "", href: "/products", is_shown: true },
    { text: "Easter", href: "/no-such-page", is_shown: true },
  ]);
  expect(promoEntries(typed)).toMatchObject({
    faults: [
      { field: "text0", message: "Enter 2 characters or more." },
      { field: "href1", message: expect.stringContaining("an address of this shop") },
    ],
  });
});

it("moves an entry by one place, and not over the end", () => {
  expect([moved(["a", "b", "c"], 2, -1), moved(["a", "b"], 0, -1), moved(["a", "b"], 1, 1)]).toEqual([
    ["a", "c", "b"],
    ["a", "b"],
    ["a", "b"],
  ]);
});
