import { numberText, withUnit } from "../parts/address-values.ts";
import type { LightPicture } from "./light-scale.ts";
import { plannerCopy as copy } from "./planner-copy.ts";

/** The light of a picture at some of its points, ready to show. */
export interface LuxNumbers {
  /** Metres along the room. */
  readonly columns: readonly string[];
  /** Each with its metres across the room before its lux. */
  readonly rows: readonly (readonly string[])[];
  readonly ends: string;
}

/** So many columns fit on a phone. */
const mostColumns = 5;
const mostRows = 6;

export function luxNumbers({ lux, first, cellM, leastLux, meanLux }: LightPicture): LuxNumbers {
  const columns = spread(lux[0]?.length ?? 0, mostColumns);
  return {
    columns: columns.map((column) => withUnit(first.x + column * cellM, "m")),
    rows: spread(lux.length, mostRows).map((row) => [
      withUnit(first.y + row * cellM, "m"),
      ...columns.map((column) => numberText(lux[row]?.[column] ?? 0, 0)),
    ]),
    ends: `${copy.least} ${withUnit(leastLux, "lx", 0)} · ${copy.mean} ${withUnit(meanLux, "lx", 0)}`,
  };
}

/** Places from the first to the last, evenly; every one where there are few. */
function spread(count: number, most: number): number[] {
  if (count <= most) return Array.from({ length: count }, (_, at) => at);
  return Array.from({ length: most }, (_, at) => Math.round((at * (count - 1)) / (most - 1)));
}
