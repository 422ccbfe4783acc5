import { lightMap } from "@precise/lighting/light-map";
import type { RoomPlan } from "@precise/lighting/room-plan";
import type { CeilingLight } from "./ceiling-lights.ts";
import type { RoomTask } from "./planner-values.ts";

/** Light on the plane as it is drawn: cells of equal size, each of a step of the scale. */
export interface LightPicture {
  /** Of the scale, in lux: step 0 is from 0 to `steps[1]`. */
  readonly steps: readonly number[];
  /** Metres from the corner to the first cell's middle. */
  readonly first: { readonly x: number; readonly y: number };
  /** The side of a cell. */
  readonly cellM: number;
  /** Lux by row, each along the length. */
  readonly lux: readonly (readonly number[])[];
  readonly leastLux: number;
  readonly meanLux: number;
  readonly evenness: number;
}

/** Steps of the scale; as many colours are drawn. */
const mostSteps = 7;
/** Of a fitting that shines all round, so much goes down. @source design "Lighting" */
const downOfOpal = 0.6;
/** The form of a panel or disc. */
export const wideBeamDeg = 120;

/** The direct light of a plan; undefined where all of it goes up, and comes back from the ceiling. */
export function lightPicture(task: RoomTask, light: CeilingLight, plan: RoomPlan): LightPicture | undefined {
  const { room } = task;
  const { lumens, beamDeg, class: kind } = light.planned;
  if (kind === "up") return undefined;
  const map = lightMap(
    { ...room, heightM: room.ceilingM - room.planeM },
    { lumens: kind === "opal" ? lumens * downOfOpal : lumens, beamDeg: beamDeg ?? wideBeamDeg },
    plan,
  );
  const { stepM, lux, leastLux, meanLux, evenness } = map;
  return {
    steps: stepsFor(Math.max(...lux.flat())),
    first: { x: firstOf(room.lengthM), y: firstOf(room.widthM) },
    cellM: stepM,
    lux,
    leastLux,
    meanLux,
    evenness,
  };
}

/** Which step of a scale a value is in. */
export function stepOf(lux: number, steps: readonly number[]): number {
  const next = steps.findIndex((step) => lux < step);
  return (next === -1 ? steps.length : next) - 1;
}

/** Round steps from 0 upwards, at most seven: 0, 50, 100 … for 300 lux. */
export function stepsFor(mostLux: number): number[] {
  const least = mostLux / mostSteps;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((size) => size >= least) ?? least;
  return Array.from({ length: Math.max(1, Math.ceil(mostLux / step)) }, (_, at) => at * step);
}

/** The grid begins half a metre off the wall, or is in the middle of what is narrower than a metre. */
function firstOf(sizeM: number): number {
  return sizeM < 1 ? sizeM / 2 : 0.5;
}
