import { describe, expect, it } from "vitest";
import { keyText, perThousandTyped, valueText } from "./setting-words.ts";

describe("a setting in words", () => {
  it.each([
    ["identity", "name", { text: "Ada Lights" }, "Ada Lights"],
    ["identity", "linkedin", { text: "" }, "None"],
    ["identity", "name", null, "As the content file says"],
    ["vat", "table", { per_thousand: 75 }, "7.5 %"],
    ["limits", "pay_on_delivery", { amount: 250_000 }, "₦250,000"],
    ["limits", "unpaid_order_hours", { amount: 72 }, "72 hours"],
    ["closed-days", "2027-03-10", { name: "Eid al-Fitr" }, "Closed: Eid al-Fitr"],
    ["closed-days", "2027-03-10", null, "Open"],
    ["delivery-days", "Lagos", { is_delivered: true, from: 1, to: 1, cut_off: null }, "1 working day"],
    [
      "delivery-days",
      "Ogun",
      { is_delivered: true, from: 2, to: 4, cut_off: "14:00" },
      "2 to 4 working days, ordered by 14:00",
    ],
    ["delivery-days", "Borno", { is_delivered: false }, "Not delivered to"],
    ["delivery-days", "Borno", null, "Not stated"],
    ["tariffs", "Eko/A", { naira_per_kwh: 209.5 }, "₦209.50 for a kWh"],
    ["fuel-prices", "petrol", { naira_per_litre: 920 }, "₦920 for a litre"],
    ["light-targets", "living", { lux: 150 }, "150 lx"],
    ["light-targets", "living", null, "Back to the default"],
    [
      "electrical-advice",
      "table",
      { engineer: "Bola Ade", registration: "COREN R.12345" },
      "Bola Ade, COREN R.12345",
    ],
    ["electrical-advice", "table", null, "Off: nobody signs it"],
    [
      "delivery-fees",
      "table",
      {
        tiers: [
          { from: 0, to: 100_000, fee: 5_000 },
          { from: 100_001, to: null, fee: 0 },
        ],
      },
      "₦0 to ₦100,000 ₦5,000; from ₦100,001 free",
    ],
  ] as const)("%s %s %j is %s", (kind, key, value, words) => {
    expect(valueText(kind, key, value)).toBe(words);
  });

  it("is named by what it is about", () => {
    expect(keyText({ kind: "tariffs", names: {} }, "Port Harcourt/B")).toBe("Port Harcourt, band B");
    expect(keyText({ kind: "light-targets", names: {} }, "wash-room")).toBe("Wash room");
    expect(keyText({ kind: "hours", names: { lagos: "Precise Lagos" } }, "lagos")).toBe("Precise Lagos");
    expect(keyText({ kind: "closed-days", names: {} }, "2027-03-10")).toBe("Wednesday 10 March 2027");
  });
});

it.each([
  ["7.5", 75],
  [" 10 % ", 100],
  ["7,5", 75],
  ["0", 0],
  ["50", 500],
  ["50.1", undefined],
  ["7.55", undefined],
  ["-1", undefined],
  ["", undefined],
])("a rate typed as %j is %s thousandths", (typed, rate) => {
  expect(perThousandTyped(typed)).toBe(rate);
});
