import { expect, it } from "vitest";
import { gridRate, ownSupplyRate } from "./power-rates.ts";

const to = (digits: number, value: number) => Number(value.toFixed(digits));

it.each([
  [209.5, 225.2125],
  [56.38, 60.6085],
  [0, 0],
])("a tariff of ₦%d before VAT is ₦%d with it", (beforeVat, withVat) => {
  expect(gridRate(beforeVat, 75)).toBeCloseTo(withVat, 9);
});

it.each([
  [1_000, 750],
  [920, 690],
])("fuel at ₦%d a litre is ₦%d a kWh", (nairaPerLitre, rate) => {
  expect(ownSupplyRate({ kind: "petrol", nairaPerLitre })).toBe(rate);
  expect(ownSupplyRate({ kind: "diesel", nairaPerLitre })).toBe(rate);
});

it("a battery charged from the grid gives back four fifths of what it takes, at the grid's price", () => {
  expect(to(2, ownSupplyRate({ kind: "inverter", gridNairaPerKwh: gridRate(209.5, 75) }))).toBe(281.52);
});

it("another kWh from the sun costs nothing", () => {
  expect(ownSupplyRate({ kind: "solar" })).toBe(0);
});
