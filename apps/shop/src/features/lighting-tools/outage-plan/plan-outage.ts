import { inverterVa } from "@precise/lighting/circuits";
import { batteryHours, type Chemistry } from "@precise/lighting/cost";
import {
  type OutageFault,
  type OutagePlan,
  type OutageSwitch,
  outagePlan,
} from "@precise/lighting/outage-plan";
import { powerFactorOf } from "@precise/lighting/power-factor";
import type { LitArticle } from "../running-cost/lit-article.ts";

/** One switch and the lights on it. */
export interface OutageLight {
  readonly id: string;
  readonly room: string;
  readonly name: string;
  /** Where it is one of ours. */
  readonly article?: LitArticle | undefined;
  readonly pieces: number;
  readonly wattsEach: number;
  readonly lumensEach?: number | undefined;
  readonly priority: OutageSwitch["priority"];
  /** On whatever else is off. */
  readonly mustStayOn: boolean;
}

export interface Battery {
  /** Of one battery. */
  readonly volts: number;
  readonly ampHours: number;
  readonly chemistry: Chemistry;
  readonly count: number;
}

/** A light with what it loads the inverter with. */
export interface LoadedLight extends OutageLight {
  readonly watts: number;
  readonly va: number;
}

export interface OutageAnswer {
  readonly on: readonly LoadedLight[];
  readonly off: readonly LoadedLight[];
  readonly watts: number;
  readonly va: number;
  /** What an inverter must have for the lights that stay on, with room to spare. */
  readonly inverterVa: number;
  /** What the battery carries through the hours without power. */
  readonly wattBudget: number;
  /** How long it carries what is on; null where nothing is. */
  readonly hours: number | null;
  readonly wattsPer100Ah: number;
  /** Lights that 100 Ah more would add. */
  readonly addedBy100Ah: readonly LoadedLight[];
}

export type OutageResult =
  | { readonly kind: "plan"; readonly answer: OutageAnswer }
  /** What must stay on is more than the battery carries; `hours`: for how long it would. */
  | {
      readonly kind: "needs-too-much";
      readonly needed: readonly LoadedLight[];
      readonly watts: number;
      readonly wattBudget: number;
      readonly hours: number;
    }
  | { readonly kind: "fault"; readonly code: Exclude<OutageFault, "needs-too-much"> };

/**
 * Which lights stay on while the power is out, and what that asks of battery and inverter. Equal inputs give equal answers.
 * @param hours without power, of a day
 * @source design "Lighting"
 */
export function planOutage(lights: readonly OutageLight[], hours: number, battery: Battery): OutageResult {
  const bank = { ...battery, ampHours: battery.ampHours * battery.count };
  const loaded = lights.map(loadOf);
  const switches = loaded.map((light): OutageSwitch => {
    const { id, watts, priority, mustStayOn } = light;
    return { id, watts, lux: shareOfRoom(light, loaded), targetLux: 100, priority, isNeeded: mustStayOn };
  });
  const planWith = (ampHours: number) => outagePlan(switches, { hours, battery: { ...bank, ampHours } });
  const plan = planWith(bank.ampHours);
  if (!plan.ok) {
    return plan.code === "needs-too-much"
      ? needsTooMuch(loaded, hours, bank)
      : { kind: "fault", code: plan.code };
  }
  const more = planWith(bank.ampHours + 100);
  const named = (ids: readonly string[]) => loaded.filter(({ id }) => ids.includes(id));
  const on = named(plan.value.on);
  return {
    kind: "plan",
    answer: {
      ...loadsOf(on, plan.value),
      off: named(plan.value.off),
      addedBy100Ah: more.ok ? named(more.value.on).filter((light) => !on.includes(light)) : [],
    },
  };
}

function loadsOf(on: readonly LoadedLight[], plan: OutagePlan) {
  const { watts, wattBudget, hours, wattsPer100Ah } = plan;
  return {
    on,
    watts,
    wattBudget,
    hours,
    wattsPer100Ah,
    va: on.reduce((sum, { va }) => sum + va, 0),
    inverterVa: on.reduce(
      (sum, light) => sum + inverterVa({ watts: light.watts, powerFactor: factorOf(light) }),
      0,
    ),
  };
}

function needsTooMuch(
  loaded: readonly LoadedLight[],
  hours: number,
  bank: Battery,
): Extract<OutageResult, { kind: "needs-too-much" | "fault" }> {
  const needed = loaded.filter(({ mustStayOn }) => mustStayOn);
  const watts = needed.reduce((sum, light) => sum + light.watts, 0);
  const lasting = batteryHours({ ...bank, watts });
  return lasting.ok
    ? {
        kind: "needs-too-much",
        needed,
        watts,
        wattBudget: lasting.value.usableWh / hours,
        hours: lasting.value.hours,
      }
    : { kind: "fault", code: lasting.code };
}

function loadOf(light: OutageLight): LoadedLight {
  const watts = light.wattsEach * light.pieces;
  return { ...light, watts, va: watts / factorOf(light) };
}

function factorOf({ article, wattsEach }: OutageLight): number {
  return powerFactorOf({ powerFactor: article?.powerFactor, watts: wattsEach });
}

/**
 * What a switch gives of its room's light, in per cent: by lumens where every light of the room states them, else by watts. Nobody
 * is asked for the size of a room here, so that all its lights together count as what it should have.
 */
function shareOfRoom(light: LoadedLight, all: readonly LoadedLight[]): number {
  const room = all.filter((other) => roomKey(other) === roomKey(light));
  const lightOf = room.every(({ lumensEach }) => lumensEach !== undefined)
    ? ({ lumensEach = 0, pieces }: LoadedLight) => lumensEach * pieces
    : ({ watts }: LoadedLight) => watts;
  return (lightOf(light) / room.reduce((sum, other) => sum + lightOf(other), 0)) * 100;
}

/** Lights without a room are each in one of their own. */
function roomKey({ room, id }: OutageLight): string {
  return room === "" ? `#${id}` : room.toLowerCase();
}
