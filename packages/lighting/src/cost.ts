import { type Kobo, naira, wireValue } from "@precise/cart-core/money";
import { err, ok, type Result } from "@precise/cart-core/result";

const daysPerMonth = 30;
const hoursPerDayMost = 24;

export type CostFault = "bad-watts" | "bad-hours" | "bad-grid-hours" | "bad-rate";

/** What light costs in a month of 30 days. */
export interface RunningCost {
  readonly kwhPerMonth: number;
  /** Of grid and own supply together, by the hours that each gives. */
  readonly nairaPerKwh: number;
  readonly perMonth: Kobo;
  /** If the grid gave all of it. */
  readonly onGrid: Kobo;
  /** If the own supply gave all of it. */
  readonly onOwnSupply: Kobo;
}

/**
 * What a lamp costs to run. Tariffs include VAT; they are data with a date and a source, never constants here.
 * @param use `gridHoursPerDay`: hours of a day with power, by the band; the rest comes from the own supply
 * @source design "Lighting"
 */
export function runningCost(use: {
  readonly watts: number;
  readonly hoursPerDay: number;
  readonly gridHoursPerDay: number;
  readonly gridNairaPerKwh: number;
  readonly ownNairaPerKwh: number;
}): Result<RunningCost, CostFault> {
  const { watts, hoursPerDay, gridHoursPerDay, gridNairaPerKwh, ownNairaPerKwh } = use;
  if (!(watts > 0 && watts <= 1_000_000)) return err("bad-watts");
  if (!(hoursPerDay >= 0 && hoursPerDay <= hoursPerDayMost)) return err("bad-hours");
  if (!(gridHoursPerDay >= 0 && gridHoursPerDay <= hoursPerDayMost)) return err("bad-grid-hours");
  if (!isRate(gridNairaPerKwh) || !isRate(ownNairaPerKwh)) return err("bad-rate");
  const kwhPerMonth = monthlyKwh(watts, hoursPerDay);
  const share = gridHoursPerDay / hoursPerDayMost;
  const nairaPerKwh = share * gridNairaPerKwh + (1 - share) * ownNairaPerKwh;
  const cost = (rate: number) => naira(kwhPerMonth * rate);
  return ok({
    kwhPerMonth,
    nairaPerKwh,
    perMonth: cost(nairaPerKwh),
    onGrid: cost(gridNairaPerKwh),
    onOwnSupply: cost(ownNairaPerKwh),
  });
}

/** How soon a lamp has paid for itself. */
export interface Payback {
  readonly savedKwhPerMonth: number;
  readonly savedPerMonth: Kobo;
  readonly months: number;
}

/**
 * How soon a lamp that takes less has paid for itself.
 * @param swap `price`: in kobo, of the new lamp; `nairaPerKwh` as the visitor or the owner confirmed it
 * @returns `saves-nothing` where the new lamp takes as much or more
 */
export function payback(swap: {
  readonly oldWatts: number;
  readonly newWatts: number;
  readonly hoursPerDay: number;
  readonly price: Kobo;
  readonly nairaPerKwh: number;
}): Result<Payback, "bad-watts" | "bad-hours" | "bad-rate" | "saves-nothing"> {
  const { oldWatts, newWatts, hoursPerDay, price, nairaPerKwh } = swap;
  if (!(oldWatts > 0 && newWatts > 0 && oldWatts <= 1_000_000)) return err("bad-watts");
  if (!(hoursPerDay >= 0 && hoursPerDay <= hoursPerDayMost)) return err("bad-hours");
  if (!isRate(nairaPerKwh)) return err("bad-rate");
  const savedKwhPerMonth = monthlyKwh(oldWatts - newWatts, hoursPerDay);
  const savedNaira = savedKwhPerMonth * nairaPerKwh;
  if (savedNaira <= 0) return err("saves-nothing");
  return ok({
    savedKwhPerMonth,
    savedPerMonth: naira(savedNaira),
    months: wireValue(price) / savedNaira,
  });
}

/** Share of a battery that may be taken out of it. */
const usableShare = { lead: 0.5, lifepo4: 0.9 } as const;
export type Chemistry = keyof typeof usableShare;
const inverterEfficiency = 0.85;

/** Watt-hours that a battery gives to lamps behind an inverter. */
export function usableWattHours(battery: {
  readonly volts: number;
  readonly ampHours: number;
  readonly chemistry: Chemistry;
}): number {
  return battery.volts * battery.ampHours * usableShare[battery.chemistry] * inverterEfficiency;
}

/** How long a battery carries so many watts. */
export function batteryHours(use: {
  readonly volts: number;
  readonly ampHours: number;
  readonly chemistry: Chemistry;
  readonly watts: number;
}): Result<{ readonly usableWh: number; readonly hours: number }, "bad-battery" | "bad-watts"> {
  const { volts, ampHours, watts } = use;
  if (!(volts > 0 && volts <= 1_000 && ampHours > 0 && ampHours <= 100_000)) return err("bad-battery");
  if (!(watts > 0 && watts <= 1_000_000)) return err("bad-watts");
  const usableWh = usableWattHours(use);
  return ok({ usableWh, hours: usableWh / watts });
}

function monthlyKwh(watts: number, hoursPerDay: number): number {
  return (watts * hoursPerDay * daysPerMonth) / 1_000;
}

function isRate(nairaPerKwh: number): boolean {
  return nairaPerKwh >= 0 && nairaPerKwh <= 100_000;
}
