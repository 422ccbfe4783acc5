import { unknownFigures } from "@precise/contract/shop/figure-names";
import { expect, it } from "vitest";
import { figuresOf, withFigures } from "./figures.ts";

it("content files say what the rules say while nothing else is known", () => {
  expect(withFigures("{delivery-tiers}; free from {free-delivery-from}", figuresOf(null))).toBe(
    "₦5,000 on orders up to ₦100,000, ₦15,000 on orders up to ₦250,000, ₦25,000 on orders up to ₦499,000 and nothing from ₦500,000; free from ₦500,000",
  );
  expect(withFigures("{hold-minutes} {unproved-pieces} {unproved-goods}", figuresOf(null))).toBe(
    "60 20 ₦1,000,000",
  );
});

it("and what the shop has set once the API says it", () => {
  const figures = figuresOf({
    delivery_tiers: [
      { from: 0, to: 200_000, fee: 7_500 },
      { from: 200_001, to: null, fee: 0 },
    ],
    unproved_orders: { hold_minutes: 45, most_pieces: 30, most_goods: 2_000_000 },
  });
  expect(withFigures("{delivery-tiers}", figures)).toBe(
    "₦7,500 on orders up to ₦200,000 and nothing from ₦200,001",
  );
  expect(withFigures("{hold-minutes} {unproved-pieces} {unproved-goods}", figures)).toBe("45 30 ₦2,000,000");
});

it("one fee for every order is said so", () => {
  const figures = figuresOf({ delivery_tiers: [{ from: 0, to: null, fee: 6_000 }] });
  expect(withFigures("{delivery-tiers}", figures)).toBe("₦6,000 on every order");
});

it("names in braces that are none are found", () => {
  expect(unknownFigures("{voucher} and {nothing}")).toEqual(["nothing"]);
});
