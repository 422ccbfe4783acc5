import { cosinePower, luxBelow, peakIntensity } from "./beam.ts";
import type { RoomPlan } from "./room-plan.ts";

/** Lux over a room, as a picture is drawn from it. */
export interface LightMap {
  readonly stepM: number;
  /** Rows along the width, each from one end of the length to the other. */
  readonly lux: readonly (readonly number[])[];
  readonly leastLux: number;
  readonly meanLux: number;
  /** Least over mean. */
  readonly evenness: number;
}

const finestStepM = 0.25;
const borderM = 0.5;
/** Points along a side: a hall of 100 m would take 160,000 of them, each lit by every fitting. */
const mostAlong = 40;
/** Points times fittings: some 100 ms of work. */
const mostSums = 600_000;

/**
 * The direct light of a laid-out plan on a grid of 0.25 m, half a metre off the walls; what walls throw back is not in it. Rooms
 * of more than 10 m have a coarser grid, of at most 40 points along a side; with more than 375 fittings of fewer.
 * @param maintenance share of the light that is left with dust and age
 */
export function lightMap(
  room: {
    readonly lengthM: number;
    readonly widthM: number;
    readonly heightM: number;
    readonly maintenance: number;
  },
  fitting: { readonly lumens: number; readonly beamDeg: number },
  { rows, columns, spacingM }: Pick<RoomPlan, "rows" | "columns" | "spacingM">,
): LightMap {
  const power = cosinePower(fitting.beamDeg);
  const peak = peakIntensity(fitting.lumens, power) * room.maintenance;
  const lamps = Array.from({ length: columns * rows }, (_, at) => ({
    x: ((at % columns) + 0.5) * spacingM.length,
    y: (Math.floor(at / columns) + 0.5) * spacingM.width,
  }));
  const luxAt = (x: number, y: number) =>
    lamps.reduce(
      (sum, lamp) => sum + luxBelow(peak, power, room.heightM, Math.hypot(x - lamp.x, y - lamp.y)),
      0,
    );
  const stepM = stepFor(Math.max(room.lengthM, room.widthM), lamps.length);
  const xs = stepsAlong(room.lengthM, stepM);
  const lux = stepsAlong(room.widthM, stepM).map((y) => xs.map((x) => luxAt(x, y)));
  const all = lux.flat();
  const leastLux = Math.min(...all);
  const meanLux = all.reduce((sum, each) => sum + each, 0) / all.length;
  return { stepM, lux, leastLux, meanLux, evenness: leastLux / meanLux };
}

/** The finest that is not too much work: a whole number of quarters of a metre. */
function stepFor(sizeM: number, lamps: number): number {
  const along = Math.min(mostAlong, Math.floor(Math.sqrt(mostSums / lamps)));
  const quarters = (sizeM - 2 * borderM) / finestStepM;
  return finestStepM * Math.max(1, Math.ceil(quarters / (along - 1)));
}

/** From border to border; the middle alone where the room is too narrow for both. */
function stepsAlong(sizeM: number, stepM: number): number[] {
  const span = sizeM - 2 * borderM;
  if (span < 0) return [sizeM / 2];
  const count = Math.floor(span / stepM + 1e-9);
  return Array.from({ length: count + 1 }, (_, at) => borderM + at * stepM);
}
