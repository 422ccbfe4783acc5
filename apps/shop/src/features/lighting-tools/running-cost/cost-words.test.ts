import { kobo } from "@precise/cart-core/money";
import { expect, it } from "vitest";
import { aboutNaira, costTexts, kwhText, lampText, monthsText } from "./cost-words.ts";

it("says what a light costs in whole naira", () => {
  expect([aboutNaira(kobo(30_404)), aboutNaira(kobo(101_250)), aboutNaira(kobo(42_211))]).toEqual([
    "₦304",
    "₦1,013",
    "₦422",
  ]);
});

it.each([
  [0.44, "less than a month"],
  [1.02, "1 month"],
  [1.05, "1.1 months"],
  [37.4, "37 months"],
])("%d months are %s", (months, text) => {
  expect(monthsText(months)).toBe(text);
});

it.each([
  [1.35, "1.35\u00a0kWh"],
  [16.425, "16.4\u00a0kWh"],
  [1_234.5, "1,235\u00a0kWh"],
])("%d kWh are written %s", (kwh, text) => {
  expect(kwhText(kwh)).toBe(text);
});

it("shows parts that add up to the whole as it is shown", () => {
  const cost = { kwh: 1.35, all: kobo(40_861), fromGrid: kobo(25_336), fromOwnSupply: kobo(15_525) };
  expect(costTexts(cost)).toEqual({ all: "₦409", grid: "₦253", own: "₦156" });
});

it("says the watts of one lamp, and the number of many", () => {
  expect(lampText("new", 9, 1)).toBe("LED light, 9\u00a0W");
  expect(lampText("cfl", 129.6, 9)).toBe("9 × Energy saver");
});
