import type { LightingTarget } from "@precise/contract/shop/light/lighting";
import type { Room } from "@precise/lighting/room-plan";
import { type Reflectance, reflectances } from "@precise/lighting/utilisation";
import {
  hasProblem,
  type ReadValue,
  readChoice,
  readNumber,
  readSwitch,
  readText,
  withUnit,
} from "../parts/address-values.ts";

/** Share of the light that is left with dust and age. @source design "Lighting" */
const maintenanceOf = { home: 0.8, dusty: 0.7 } as const;
export type Dust = keyof typeof maintenanceOf;

/** People of 60 and more need half as much light again. @source design "Lighting" */
const moreForEyes = 1.5;
/** So much must be between a lit plane and the ceiling. */
const leastOverPlaneM = 0.3;

/** What the address of the planner asks for. */
export interface PlannerValues {
  readonly use: ReadValue<string>;
  readonly length: ReadValue<number>;
  readonly width: ReadValue<number>;
  readonly ceiling: ReadValue<number>;
  readonly walls: ReadValue<Reflectance>;
  readonly dust: ReadValue<Dust>;
  readonly isForEyes: boolean;
  /** In the place of the use's own target. */
  readonly lux: ReadValue<number>;
  /** Kelvin as the catalogue's options have them; "any" for all. */
  readonly kelvin: ReadValue<string>;
  /** Metres across the blades of a fan in the middle of the ceiling. */
  readonly fan: ReadValue<number>;
  /** A light that was chosen; empty for the best one. */
  readonly sku: string;
}

/** What is planned for: the room, and where its lux come from. */
export interface RoomTask {
  readonly room: Room;
  readonly target: LightingTarget;
  /** Before it is raised for eyes. */
  readonly baseLux: number;
  readonly isOwnLux: boolean;
  readonly fanM: number | undefined;
}

/** Reads the address. @param kelvins colours of light that are to be had */
export function readPlannerValues(
  params: URLSearchParams,
  targets: readonly LightingTarget[],
  kelvins: readonly string[],
): PlannerValues {
  const metres = { unit: "m", least: 0.5, most: 100 } as const;
  const uses = targets.map(({ use }) => use);
  const use = readChoice(params, "use", {
    subject: "Use of the room",
    choices: uses,
    fallback: uses.find((each) => each === "living") ?? uses[0] ?? "",
  });
  const ceiling = readNumber(params, "ceiling", {
    subject: "The ceiling height",
    unit: "m",
    least: 1.8,
    most: 30,
    fallback: 2.7,
  });
  return {
    use,
    length: readNumber(params, "length", { subject: "The length", ...metres, fallback: 5 }),
    width: readNumber(params, "width", { subject: "The width", ...metres, fallback: 4 }),
    ceiling: overPlane(ceiling, targets.find((target) => target.use === use.value)?.plane_m ?? 0),
    walls: readChoice(params, "walls", {
      subject: "Walls and ceiling",
      choices: reflectances,
      fallback: "light",
    }),
    dust: readChoice(params, "dust", { subject: "Dust", choices: ["home", "dusty"], fallback: "home" }),
    isForEyes: readSwitch(params, "eyes"),
    lux: readNumber(params, "lux", { subject: "The light", unit: "lx", least: 5, most: 3_000 }),
    kelvin: readChoice(params, "kelvin", {
      subject: "Colour of light",
      choices: ["any", ...kelvins],
      fallback: "any",
    }),
    fan: readNumber(params, "fan", { subject: "The fan", unit: "m", least: 0.3, most: 3 }),
    sku: readText(params, "sku").toUpperCase(),
  };
}

/** Undefined while any value of the room cannot be used. */
export function roomTask(values: PlannerValues, targets: readonly LightingTarget[]): RoomTask | undefined {
  const { use, length, width, ceiling, walls, dust, isForEyes, lux, kelvin, fan } = values;
  const target = targets.find((each) => each.use === use.value);
  if (target === undefined || hasProblem([use, length, width, ceiling, walls, dust, lux, kelvin, fan])) {
    return undefined;
  }
  const baseLux = lux.value ?? target.lux;
  return {
    target,
    baseLux,
    isOwnLux: lux.value !== undefined,
    fanM: fan.value,
    room: {
      lengthM: length.value ?? 0,
      widthM: width.value ?? 0,
      ceilingM: ceiling.value ?? 0,
      planeM: target.plane_m,
      targetLux: isForEyes ? baseLux * moreForEyes : baseLux,
      reflectance: walls.value ?? "light",
      maintenance: maintenanceOf[dust.value ?? "home"],
    },
  };
}

function overPlane(ceiling: ReadValue<number>, planeM: number): ReadValue<number> {
  const least = planeM + leastOverPlaneM;
  if (ceiling.value === undefined || ceiling.value >= least) return ceiling;
  return {
    typed: ceiling.typed,
    value: undefined,
    problem: `The ceiling height must be at least ${withUnit(least, "m")} for this use: the light is measured at ${withUnit(planeM, "m")}.`,
  };
}
