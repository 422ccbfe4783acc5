import { kobo, naira } from "@precise/cart-core/money";
import { expect, it } from "vitest";
import { chandelierDiameter, circuitCapacity, feedDrop, inverterVa } from "./circuits.ts";
import { batteryHours, payback, runningCost } from "./cost.ts";
import { lightMap } from "./light-map.ts";
import { pointLux } from "./point.ts";
import { planRoom, type Room } from "./room-plan.ts";

const home = { reflectance: "light", maintenance: 0.8 } as const;
const to = (digits: number, value: number) => Number(value.toFixed(digits));

/** What a plan comes to, in the digits of the examples. */
function planned(room: Omit<Room, "reflectance" | "maintenance">, fitting: Parameters<typeof planRoom>[1]) {
  const plan = planRoom({ ...room, ...home }, fitting);
  if (!plan.ok) throw new Error(plan.code);
  const { roomIndex, utilisation, needed, count, columns, rows, spacingM, spacingRatio, lux, warnings } =
    plan.value;
  return {
    k: to(3, roomIndex),
    uf: to(3, utilisation),
    needed: to(2, needed),
    grid: `${columns} × ${rows} = ${count}`,
    spacing: [to(2, spacingM.length), to(2, spacingM.width)],
    ratio: to(2, spacingRatio),
    lux: to(0, lux),
    wattsPerM2: plan.value.wattsPerM2,
    warnings,
  };
}

it("1: a living room of 5 × 4 × 2.7 m takes nine downlights of 630 lm, because eight have no even grid", () => {
  const room = { lengthM: 5, widthM: 4, ceilingM: 2.7, planeM: 0.75, targetLux: 150 };
  expect(planned(room, { lumens: 630, beamDeg: 60 })).toEqual({
    k: 1.14,
    uf: 0.834,
    needed: 7.14,
    grid: "3 × 3 = 9",
    spacing: [1.67, 1.33],
    ratio: 0.85,
    lux: 189,
    wattsPerM2: undefined,
    warnings: [],
  });
});

it("2: an office of 6 × 4 × 3 m takes six panels of 4,320 lm", () => {
  const room = { lengthM: 6, widthM: 4, ceilingM: 3, planeM: 0.75, targetLux: 500 };
  expect(planned(room, { lumens: 4320, class: "wide", watts: 36 })).toMatchObject({
    k: 1.067,
    uf: 0.621,
    needed: 5.59,
    grid: "3 × 2 = 6",
    spacing: [2, 2],
    ratio: 0.89,
    lux: 537,
    wattsPerM2: 9,
  });
});

it("3: a kitchen of 3.5 × 3 × 2.7 m takes six downlights of 1,140 lm", () => {
  const room = { lengthM: 3.5, widthM: 3, ceilingM: 2.7, planeM: 0.85, targetLux: 300 };
  expect(planned(room, { lumens: 1140, beamDeg: 60 })).toMatchObject({
    k: 0.873,
    uf: 0.749,
    needed: 4.61,
    grid: "3 × 2 = 6",
    lux: 390,
  });
});

it("4: a bedroom of 4 × 3.6 × 2.8 m takes two discs of 2,660 lm", () => {
  const room = { lengthM: 4, widthM: 3.6, ceilingM: 2.8, planeM: 0, targetLux: 100 };
  expect(planned(room, { lumens: 2660, class: "wide" })).toMatchObject({
    k: 0.677,
    uf: 0.461,
    needed: 1.47,
    grid: "2 × 1 = 2",
    lux: 136,
  });
});

it("5: a corridor of 8 × 1.5 m is narrower than the table: five in a row, marked as rough", () => {
  const room = { lengthM: 8, widthM: 1.5, ceilingM: 2.7, planeM: 0, targetLux: 100 };
  expect(planned(room, { lumens: 630, beamDeg: 60 })).toMatchObject({
    k: 0.468,
    uf: 0.531,
    grid: "5 × 1 = 5",
    spacing: [1.6, 1.5],
    lux: 111,
    warnings: ["rough"],
  });
});

it.each([
  [
    630,
    60,
    1.95,
    583.4,
    [
      [0, 153.4],
      [1, 61.6],
      [1.5, 24.9],
    ],
  ],
  [
    390,
    36,
    1.95,
    919.6,
    [
      [0, 241.8],
      [0.5, 141.6],
      [1, 34],
    ],
  ],
  [
    1425,
    24,
    2,
    7340,
    [
      [0, 1835],
      [0.43, 844],
    ],
  ],
] as const)("6: %d lm at %d° from %d m", (lumens, beamDeg, heightM, candela, points) => {
  for (const [offsetM, lux] of points) {
    const point = pointLux({ lumens, beamDeg, heightM, offsetM });
    if (!point.ok) throw new Error(point.code);
    expect(point.value.lux).toBeCloseTo(lux, lux > 800 ? -0.5 : 1);
    expect(point.value.peakCandela / candela).toBeCloseTo(1, 2);
  }
});

it("6: a beam of 60° is 2.25 m wide 1.95 m below", () => {
  const point = pointLux({ lumens: 630, beamDeg: 60, heightM: 1.95, offsetM: 0 });
  expect(point.ok && to(2, point.value.beamDiameterM)).toBe(2.25);
});

it("7: the nine of the living room are even to 0.73 over 221 points", () => {
  const room = { lengthM: 5, widthM: 4, heightM: 1.95, maintenance: 0.8 };
  const grid = { rows: 3, columns: 3, spacingM: { length: 5 / 3, width: 4 / 3 } };
  const map = lightMap(room, { lumens: 630, beamDeg: 60 }, grid);
  expect(map.lux.flat()).toHaveLength(221);
  expect([to(1, map.leastLux), to(1, map.meanLux), to(2, map.evenness)]).toEqual([137.8, 188.4, 0.73]);
});

const bandA = 209.5 * 1.075;

it("8: a 9 W bulb for five hours costs ₦304 in band A, ₦1,013 by petrol, and ₦422 by both", () => {
  const use = { watts: 9, hoursPerDay: 5, gridHoursPerDay: 20, gridNairaPerKwh: bandA, ownNairaPerKwh: 750 };
  const cost = runningCost(use);
  if (!cost.ok) throw new Error(cost.code);
  const { kwhPerMonth, nairaPerKwh, perMonth, onGrid, onOwnSupply } = cost.value;
  expect([kwhPerMonth, to(1, nairaPerKwh)]).toEqual([1.35, 312.7]);
  expect([onGrid, onOwnSupply, perMonth]).toEqual([kobo(30_404), kobo(101_250), kobo(42_211)]);
});

it.each([
  [bandA, 172_288, 1.45],
  [(20 / 24) * bandA + (4 / 24) * 750, 239_198, 1.05],
  [750, 573_750, 0.44],
])("9: 9 W in place of 60 W, at ₦%d a kWh", (nairaPerKwh, saved, months) => {
  const back = payback({ oldWatts: 60, newWatts: 9, hoursPerDay: 5, price: naira(2_500), nairaPerKwh });
  if (!back.ok) throw new Error(back.code);
  expect(back.value.savedKwhPerMonth).toBeCloseTo(7.65, 10);
  expect(back.value.savedPerMonth).toBe(kobo(saved));
  expect(to(2, back.value.months)).toBe(months);
});

it("10: a lead battery of 12 V and 200 Ah carries 60 W for 17 hours; LiFePO₄ 150 W for 13.1", () => {
  const lead = { volts: 12, ampHours: 200, chemistry: "lead" } as const;
  expect(batteryHours({ ...lead, watts: 60 })).toEqual({ ok: true, value: { usableWh: 1_020, hours: 17 } });
  const long = batteryHours({ ...lead, watts: 150 });
  expect(long.ok && to(1, long.value.hours)).toBe(6.8);
  const lithium = batteryHours({ volts: 12.8, ampHours: 200, chemistry: "lifepo4", watts: 150 });
  expect(lithium.ok && [to(0, lithium.value.usableWh), to(1, lithium.value.hours)]).toEqual([1_958, 13.1]);
  expect(to(0, inverterVa({ watts: 240, powerFactor: 0.9 }))).toBe(333);
});

it("11: ten metres of 1.5 mm² at 2 A lose 0.47 V of 24", () => {
  const drop = feedDrop({ metres: 10, squareMm: 1.5, amps: 2, volts: 24 });
  expect([to(2, drop.volts), to(1, drop.percent)]).toEqual([0.47, 1.9]);
});

it("14: a circuit of 10 A carries 1,840 VA, 46 panels of 36 W", () => {
  expect(circuitCapacity({ amps: 10, volts: 230, powerFactor: 0.9, wattsEach: 36 })).toEqual({
    va: 1_840,
    count: 46,
  });
});

it("15: a room of 5 × 4 m suits a chandelier of 75 cm, 56 to 94", () => {
  const { cm, leastCm, mostCm } = chandelierDiameter({ lengthM: 5, widthM: 4 });
  expect([to(0, cm), to(0, leastCm), to(0, mostCm)]).toEqual([75, 56, 94]);
});
