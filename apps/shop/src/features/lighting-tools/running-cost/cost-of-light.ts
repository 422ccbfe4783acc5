import { type Kobo, kobo, naira, subtractKobo } from "@precise/cart-core/money";
import { payback, runningCost } from "@precise/lighting/cost";
import { energySaverWatts } from "@precise/lighting/equal-light";
import { gridRate, type OwnSupply, ownSupplyRate } from "@precise/lighting/power-rates";

/** What gives power while the grid does not, as the form has it. */
export const ownSupplies = ["none", "petrol", "diesel", "inverter", "solar"] as const;
export type OwnSupplyKind = (typeof ownSupplies)[number];

/** What the new lamp takes the place of. */
export const oldLamps = ["bulb", "cfl", "none"] as const;
export type OldLamp = (typeof oldLamps)[number];

/** For which time costs are shown. */
export const spans = ["month", "year"] as const;
export type Span = (typeof spans)[number];

/** Everything that the cost of a light hangs on; all of it can be worked with. */
export interface LightUse {
  /** Of one lamp. */
  readonly watts: number;
  readonly pieces: number;
  readonly hoursPerDay: number;
  /** Hours of a day with power from the grid. */
  readonly gridHoursPerDay: number;
  /** ₦ a kWh before VAT. `isConfirmed`: by the visitor, or by the owner of the shop. */
  /** Rate of VAT on electricity. */
  readonly vatPerThousand: number;
  readonly tariff: { readonly nairaPerKwh: number; readonly isConfirmed: boolean };
  readonly ownSupply: OwnSupplyKind;
  /** Of the fuel that the own supply burns; undefined for others. */
  readonly nairaPerLitre?: number | undefined;
  /** Of one lamp. */
  readonly price?: Kobo | undefined;
  readonly old: OldLamp;
  /** Of one old bulb; undefined where it is not known. An energy saver's follow from the new lamp's. */
  readonly oldWatts?: number | undefined;
}

/** What lamps use and cost in a span of time, and who gives it. */
export interface SpanCost {
  readonly kwh: number;
  readonly all: Kobo;
  readonly fromGrid: Kobo;
  readonly fromOwnSupply: Kobo;
}

/** All lamps of one kind. */
export interface LampCost extends Readonly<Record<Span, SpanCost>> {
  readonly lamp: "new" | Exclude<OldLamp, "none">;
  /** Of all pieces. */
  readonly watts: number;
}

export type PaybackAnswer =
  /** `months` at the hours of grid and own supply as they are; the others if one of them gave all. */
  | {
      readonly kind: "months";
      readonly savedKwhPerMonth: number;
      readonly savedPerMonth: Kobo;
      readonly months: number;
      readonly onGridAlone: number;
      /** Null where the own supply costs nothing, or there is none. */
      readonly onOwnSupplyAlone: number | null;
    }
  /** @source design D35 */
  | { readonly kind: "tariff-not-confirmed" }
  | { readonly kind: "no-price" }
  | { readonly kind: "saves-nothing" }
  /** Only the sun gives power, and the lamp is never lit by anything that costs. */
  | { readonly kind: "power-is-free" }
  | { readonly kind: "nothing-replaced" };

export interface CostOfLight {
  /** ₦ a kWh, VAT included; `ownSupply` null where there is none. */
  readonly rates: { readonly grid: number; readonly ownSupply: number | null; readonly blended: number };
  /** Hours of a day that the lamp can be lit: fewer than asked for where nothing takes the place of the grid. */
  readonly litHoursPerDay: number;
  readonly lamp: LampCost;
  /** The lamp in a month if the grid gave all of it. */
  readonly onGridAlone: Kobo;
  /** If the own supply did; null where there is none. */
  readonly onOwnSupplyAlone: Kobo | null;
  /** What it is compared with, the nearest first. */
  readonly compared: readonly LampCost[];
  /** Null where the lamp is never lit. */
  readonly payback: PaybackAnswer | null;
}

const daysPerMonth = 30;
const daysPerYear = 365;

/**
 * What a light costs to run, beside the old lamps that give as much.
 * @returns null where a value is out of what can be worked with: the form's own limits are narrower
 * @source design "Lighting"
 */
export function costOfLight(use: LightUse): CostOfLight | null {
  const { pieces, old, oldWatts, ownSupply } = use;
  const grid = gridRate(use.tariff.nairaPerKwh, use.vatPerThousand);
  const supply = supplyOf(use, grid);
  if (supply === undefined) return null;
  const ownRate = supply === null ? null : ownSupplyRate(supply);
  const gridShare = use.gridHoursPerDay / 24;
  const power: Power = {
    // Without an own supply the lamp is dark while the grid is off: it burns fewer hours, all of them from the grid.
    hoursPerDay: ownRate === null ? use.hoursPerDay * gridShare : use.hoursPerDay,
    gridHoursPerDay: ownRate === null ? 24 : use.gridHoursPerDay,
    gridNairaPerKwh: grid,
    ownNairaPerKwh: ownRate ?? 0,
  };
  const lamp = lampCost("new", use.watts * pieces, power);
  const whole = runningCost({ ...power, watts: use.watts * pieces });
  if (lamp === null || !whole.ok) return null;
  const saver = old === "none" ? null : lampCost("cfl", energySaverWatts(use.watts) * pieces, power);
  const bulb = old === "bulb" && oldWatts !== undefined ? lampCost("bulb", oldWatts * pieces, power) : null;
  return {
    rates: { grid, ownSupply: ownRate, blended: whole.value.nairaPerKwh },
    litHoursPerDay: power.hoursPerDay,
    lamp,
    onGridAlone: whole.value.onGrid,
    onOwnSupplyAlone: ownSupply === "none" ? null : whole.value.onOwnSupply,
    compared: [saver, bulb].filter((each) => each !== null),
    payback: power.hoursPerDay === 0 ? null : paybackOf(use, power, whole.value.nairaPerKwh),
  };
}

interface Power {
  readonly hoursPerDay: number;
  readonly gridHoursPerDay: number;
  readonly gridNairaPerKwh: number;
  readonly ownNairaPerKwh: number;
}

/** Null: there is none. Undefined: the price of its fuel is not known. */
function supplyOf(use: LightUse, gridNairaPerKwh: number): OwnSupply | null | undefined {
  switch (use.ownSupply) {
    case "none":
      return null;
    case "petrol":
    case "diesel":
      return use.nairaPerLitre === undefined
        ? undefined
        : { kind: use.ownSupply, nairaPerLitre: use.nairaPerLitre };
    case "inverter":
      return { kind: "inverter", gridNairaPerKwh };
    case "solar":
      return { kind: "solar" };
  }
}

function lampCost(lamp: LampCost["lamp"], watts: number, power: Power): LampCost | null {
  const cost = runningCost({ ...power, watts });
  if (!cost.ok) return null;
  const { kwhPerMonth, perMonth } = cost.value;
  const gridShare = power.gridHoursPerDay / 24;
  const gridNaira = kwhPerMonth * gridShare * power.gridNairaPerKwh;
  const span = (kwh: number, all: Kobo, ofGrid: Kobo): SpanCost => {
    // Rounding never makes the grid's part more than the whole.
    const fromGrid = kobo(Math.min(all, ofGrid));
    return { kwh, all, fromGrid, fromOwnSupply: subtractKobo(all, fromGrid) };
  };
  const months = daysPerYear / daysPerMonth;
  const nairaPerMonth = kwhPerMonth * cost.value.nairaPerKwh;
  return {
    lamp,
    watts,
    month: span(kwhPerMonth, perMonth, naira(gridNaira)),
    year: span(kwhPerMonth * months, naira(nairaPerMonth * months), naira(gridNaira * months)),
  };
}

function paybackOf(use: LightUse, power: Power, blended: number): PaybackAnswer {
  const oldWatts = use.old === "cfl" ? energySaverWatts(use.watts) : use.oldWatts;
  if (use.old === "none" || oldWatts === undefined) return { kind: "nothing-replaced" };
  if (oldWatts <= use.watts) return { kind: "saves-nothing" };
  if (!use.tariff.isConfirmed) return { kind: "tariff-not-confirmed" };
  if (blended === 0) return { kind: "power-is-free" };
  if (use.price === undefined) return { kind: "no-price" };
  const swap = { oldWatts, newWatts: use.watts, hoursPerDay: power.hoursPerDay, price: use.price };
  const at = (nairaPerKwh: number) => payback({ ...swap, nairaPerKwh });
  const [now, onGrid, onOwn] = [at(blended), at(power.gridNairaPerKwh), at(power.ownNairaPerKwh)];
  if (!now.ok || !onGrid.ok) return { kind: "saves-nothing" };
  return {
    kind: "months",
    savedKwhPerMonth: now.value.savedKwhPerMonth * use.pieces,
    savedPerMonth: kobo(now.value.savedPerMonth * use.pieces),
    months: now.value.months,
    onGridAlone: onGrid.value.months,
    onOwnSupplyAlone: onOwn.ok ? onOwn.value.months : null,
  };
}
