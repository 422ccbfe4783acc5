import type { LightingTariff } from "@precise/contract/shop/light/lighting";
import { describe, expect, it } from "vitest";
import { gridHoursOf, tariffFigure } from "./tariff-figure.ts";

const tariff = (disco: string, band: string, naira_per_kwh: number): LightingTariff => ({
  disco,
  band,
  naira_per_kwh,
  source: null,
  as_of: null,
  is_confirmed: false,
});
const figures = {
  tariffs: [
    tariff("All DisCos", "A", 209.5),
    tariff("Ikeja", "A", 206.8),
    tariff("Port Harcourt", "B", 68.96),
  ],
};

describe("the tariff of a DisCo's band", () => {
  it.each([
    ["Ikeja", "A", 206.8],
    ["Eko", "A", 209.5],
    ["All DisCos", "A", 209.5],
    ["Port Harcourt", "B", 68.96],
  ] as const)("of %s, band %s, is ₦%d", (disco, band, nairaPerKwh) => {
    expect(tariffFigure(figures, disco, band)?.naira_per_kwh).toBe(nairaPerKwh);
  });

  it("is not taken from another DisCo", () => {
    expect(tariffFigure(figures, "Eko", "B")).toBeNull();
    expect(tariffFigure(figures, "All DisCos", "B")).toBeNull();
  });
});

it("a band promises 20, 16, 12, 8 or 4 hours a day", () => {
  expect((["A", "B", "C", "D", "E"] as const).map(gridHoursOf)).toEqual([20, 16, 12, 8, 4]);
});
