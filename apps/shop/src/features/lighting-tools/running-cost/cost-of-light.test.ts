import { kobo, naira } from "@precise/cart-core/money";
import { describe, expect, it } from "vitest";
import { type CostOfLight, costOfLight, type LightUse } from "./cost-of-light.ts";

const to = (digits: number, value: number | null) => (value === null ? null : Number(value.toFixed(digits)));

/** PRB60927 in band A, with petrol at ₦1,000 a litre for the hours without. */
const bulb: LightUse = {
  watts: 9,
  pieces: 1,
  hoursPerDay: 5,
  gridHoursPerDay: 20,
  vatPerThousand: 75,
  tariff: { nairaPerKwh: 209.5, isConfirmed: true },
  ownSupply: "petrol",
  nairaPerLitre: 1_000,
  price: naira(2_500),
  old: "bulb",
  oldWatts: 60,
};

function costOf(change: Partial<LightUse> = {}): CostOfLight {
  const cost = costOfLight({ ...bulb, ...change });
  if (cost === null) throw new Error("cannot be worked with");
  return cost;
}

describe("what a light costs", () => {
  it("example 8: 9 W for five hours are 1.35 kWh; ₦304 in band A, ₦1,013 by petrol, ₦422 by both", () => {
    const { lamp, rates, onGridAlone, onOwnSupplyAlone } = costOf();
    expect([lamp.month.kwh, to(2, rates.grid), rates.ownSupply, to(1, rates.blended)]).toEqual([
      1.35, 225.21, 750, 312.7,
    ]);
    expect([onGridAlone, onOwnSupplyAlone, lamp.month.all]).toEqual([
      kobo(30_404),
      kobo(101_250),
      kobo(42_211),
    ]);
  });

  it("the parts of grid and own supply are the whole, in a month of 30 days and a year of 365", () => {
    const { month, year } = costOf().lamp;
    expect([month.fromGrid, month.fromOwnSupply]).toEqual([kobo(25_336), kobo(16_875)]);
    expect([to(3, year.kwh), year.all, year.fromGrid + year.fromOwnSupply]).toEqual([
      16.425, 513_572, 513_572,
    ]);
  });

  it("nine lamps cost nine times as much, to the rounding of a kobo", () => {
    expect(costOf({ pieces: 9 }).lamp.month.all).toBe(kobo(379_903));
  });

  it("without an own supply the lamp is lit only while there is grid", () => {
    const cost = costOf({ ownSupply: "none" });
    expect(to(2, cost.litHoursPerDay)).toBe(4.17);
    expect([to(3, cost.lamp.month.kwh), cost.lamp.month.all, cost.lamp.month.fromOwnSupply]).toEqual([
      1.125,
      kobo(25_336),
      kobo(0),
    ]);
    expect([cost.onOwnSupplyAlone, cost.rates.ownSupply]).toEqual([null, null]);
  });

  it("the sun costs nothing more, and a battery a quarter more than the grid that fills it", () => {
    expect(costOf({ ownSupply: "solar" }).lamp.month.fromOwnSupply).toBe(kobo(0));
    expect(to(2, costOf({ ownSupply: "inverter" }).rates.ownSupply)).toBe(281.52);
  });

  it("cannot be said without a price of the fuel", () => {
    expect(costOfLight({ ...bulb, nairaPerLitre: undefined })).toBeNull();
  });

  it("stands beside the energy saver and the old bulb of the same light", () => {
    expect(costOf().compared.map(({ lamp, watts, month }) => [lamp, to(1, watts), month.all])).toEqual([
      ["cfl", 14.4, kobo(67_538)],
      ["bulb", 60, kobo(281_409)],
    ]);
    expect(costOf({ old: "none" }).compared).toEqual([]);
  });
});

describe("how soon a lamp has paid for itself", () => {
  it("example 9: ₦2,500 for 9 W in place of 60 W come back in 1.05 months; 1.45 in band A, 0.44 by petrol", () => {
    const { payback } = costOf();
    if (payback?.kind !== "months") throw new Error(payback?.kind);
    expect(payback.savedKwhPerMonth).toBeCloseTo(7.65, 10);
    expect([to(2, payback.months), to(2, payback.onGridAlone), to(2, payback.onOwnSupplyAlone)]).toEqual([
      1.05, 1.45, 0.44,
    ]);
    expect(payback.savedPerMonth).toBe(kobo(239_198));
  });

  it("example 9: ₦1,723 a month in band A alone", () => {
    const { payback } = costOf({ gridHoursPerDay: 24 });
    expect(payback).toMatchObject({ kind: "months", savedPerMonth: kobo(172_288) });
  });

  it("is the same for many lamps, which save more", () => {
    const { payback } = costOf({ pieces: 10 });
    if (payback?.kind !== "months") throw new Error(payback?.kind);
    expect([to(2, payback.months), payback.savedPerMonth]).toEqual([1.05, 2_391_980]);
  });

  it.each([
    [{ tariff: { nairaPerKwh: 209.5, isConfirmed: false } }, "tariff-not-confirmed"],
    [{ price: undefined }, "no-price"],
    [{ oldWatts: 9 }, "saves-nothing"],
    [{ oldWatts: undefined }, "nothing-replaced"],
    [{ old: "none" }, "nothing-replaced"],
    [{ ownSupply: "solar", gridHoursPerDay: 0 }, "power-is-free"],
  ] as const)("is not said where %j", (change, kind) => {
    expect(costOf(change).payback).toEqual({ kind });
  });

  it("is not said of a lamp that is never lit", () => {
    const cost = costOf({ ownSupply: "none", gridHoursPerDay: 0 });
    expect([cost.litHoursPerDay, cost.payback]).toEqual([0, null]);
  });
});
