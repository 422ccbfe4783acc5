import { err, ok, type Result } from "@precise/cart-core/result";
import { type Chemistry, usableWattHours } from "./cost.ts";

/** One switch: what it turns on, and what it is worth while the power is out. */
export interface OutageSwitch {
  readonly id: string;
  readonly watts: number;
  /** What it gives of its room's light, maintained. */
  readonly lux: number;
  /** What the room should have. */
  readonly targetLux: number;
  /** 5 for what matters most. */
  readonly priority: 1 | 2 | 3 | 4 | 5;
  /** On whatever else is off: a stair, a sickroom. */
  readonly isNeeded?: boolean;
}

export interface OutagePlan {
  /** Switches that stay on, in the order they were given: the circuit "lights on inverter". */
  readonly on: readonly string[];
  readonly off: readonly string[];
  /** Of those that are on. */
  readonly watts: number;
  /** What the battery carries through the outage. */
  readonly wattBudget: number;
  /** How long the battery carries what is on; null where nothing is. */
  readonly hours: number | null;
  /** Watts more for 100 Ah more. */
  readonly wattsPer100Ah: number;
}

export type OutageFault =
  | "bad-battery"
  | "bad-hours"
  | "bad-watts"
  | "too-many"
  /** What must stay on takes more than the battery has. */
  | "needs-too-much";

const mostSwitches = 60;
const mostWatts = 1_000;

/**
 * Which lights stay on while the power is out: those that are needed, then the choice with the most worth within the battery.
 * A switch is worth its priority times the square root of the share of light it gives its room: the first lamp in a dark room
 * counts for more than the third. Exact in whole watts; equal inputs give equal plans.
 * @param outage `hours`: without power, of a day
 * @source design "Lighting"
 */
export function outagePlan(
  switches: readonly OutageSwitch[],
  outage: {
    readonly hours: number;
    readonly battery: { readonly volts: number; readonly ampHours: number; readonly chemistry: Chemistry };
  },
): Result<OutagePlan, OutageFault> {
  const { hours, battery } = outage;
  const isBattery =
    battery.volts > 0 && battery.volts <= 1_000 && battery.ampHours > 0 && battery.ampHours <= 100_000;
  if (!isBattery) return err("bad-battery");
  if (!(hours > 0 && hours <= 24)) return err("bad-hours");
  if (switches.length > mostSwitches) return err("too-many");
  if (!switches.every(({ watts }) => watts > 0 && watts <= mostWatts)) return err("bad-watts");
  const usableWh = usableWattHours(battery);
  const wattBudget = usableWh / hours;
  const needed = switches.filter(({ isNeeded }) => isNeeded);
  const neededWatts = sumOf(needed);
  if (neededWatts > wattBudget) return err("needs-too-much");
  const chosen = bestWithin(
    switches.filter(({ isNeeded }) => !isNeeded),
    wattBudget - neededWatts,
  );
  const isOn = (each: OutageSwitch) => each.isNeeded === true || chosen.has(each);
  const on = switches.filter(isOn);
  const watts = sumOf(on);
  return ok({
    on: on.map(({ id }) => id),
    off: switches.filter((each) => !isOn(each)).map(({ id }) => id),
    watts,
    wattBudget,
    hours: watts === 0 ? null : usableWh / watts,
    wattsPer100Ah: usableWattHours({ ...battery, ampHours: 100 }) / hours,
  });
}

/** What a switch is worth while the power is out. */
export function worthOf({
  priority,
  lux,
  targetLux,
}: Pick<OutageSwitch, "priority" | "lux" | "targetLux">): number {
  return priority * Math.sqrt(Math.max(0, lux) / Math.max(1, targetLux));
}

/** The subset with the most worth within so many watts, by whole watts: a lamp of 7.5 W counts as 8. Of equals, the one that takes less. */
function bestWithin(switches: readonly OutageSwitch[], watts: number): ReadonlySet<OutageSwitch> {
  const wholes = switches.map((each) => Math.ceil(each.watts));
  const budget = Math.min(
    Math.floor(watts),
    wholes.reduce((sum, each) => sum + each, 0),
  );
  // worths[n][w]: the most worth of the first n switches within w watts.
  const worths: Float64Array[] = [new Float64Array(budget + 1)];
  switches.forEach((each, place) => {
    const before = worths[place] ?? new Float64Array(budget + 1);
    const whole = wholes[place] ?? 0;
    const worth = worthOf(each);
    worths.push(
      before.map((without, w) =>
        w >= whole ? Math.max(without, (before[w - whole] ?? 0) + worth) : without,
      ),
    );
  });
  const chosen = new Set<OutageSwitch>();
  let left = budget;
  for (let place = switches.length - 1; place >= 0; place -= 1) {
    const each = switches[place];
    const [withIt, without] = [worths[place + 1]?.[left] ?? 0, worths[place]?.[left] ?? 0];
    if (each === undefined || withIt <= without) continue;
    chosen.add(each);
    left -= wholes[place] ?? 0;
  }
  return chosen;
}

function sumOf(switches: readonly OutageSwitch[]): number {
  return switches.reduce((sum, { watts }) => sum + watts, 0);
}
