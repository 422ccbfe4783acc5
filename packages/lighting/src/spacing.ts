import type { FittingClass } from "./utilisation.ts";

/**
 * Most spacing over mounting height at which four fittings leave at least 0.7 of the brightest between them, by beam angle.
 * @source design "Lighting", computed on 22 November 2026
 */
const byBeam: readonly (readonly [beamDeg: number, ratio: number])[] = [
  [24, 0.43],
  [36, 0.63],
  [60, 0.97],
  [90, 1.29],
  [120, 1.52],
];
const byClass: Readonly<Record<FittingClass, number>> = {
  narrow: 0.63,
  medium: 0.97,
  broad: 1.29,
  wide: 1.52,
  opal: 1.52,
  up: 1.52,
};

/** The most spacing over mounting height; linear between the angles that are known, and no further. */
export function mostSpacingRatio(fitting: {
  readonly beamDeg?: number | undefined;
  readonly kind: FittingClass;
}): number {
  const { beamDeg, kind } = fitting;
  if (beamDeg === undefined) return byClass[kind];
  const [first, last] = [byBeam[0], byBeam.at(-1)];
  if (first && beamDeg <= first[0]) return first[1];
  if (last && beamDeg >= last[0]) return last[1];
  const right = byBeam.findIndex(([angle]) => beamDeg <= angle);
  const [x0, y0] = byBeam[right - 1] ?? [0, 0];
  const [x1, y1] = byBeam[right] ?? [1, 0];
  return y0 + ((beamDeg - x0) / (x1 - x0)) * (y1 - y0);
}

/** Fittings in even rows, half a spacing from the walls. */
export interface Grid {
  /** Along the length. */
  readonly columns: number;
  /** Along the width. */
  readonly rows: number;
  readonly spacingM: { readonly length: number; readonly width: number };
  /** The larger spacing over the mounting height. */
  readonly ratio: number;
}

const mostAlong = 40;

/**
 * The grid with the fewest fittings that are enough and close enough to each other; of equal ones the squarest.
 * @returns undefined where none within 40 by 40 is close enough
 */
export function closeGrid(
  least: number,
  room: { readonly lengthM: number; readonly widthM: number; readonly heightM: number },
  mostRatio: number,
): Grid | undefined {
  return fewest(least, room, (grid) => grid.ratio <= mostRatio);
}

/** The same without heed of how far apart they are. @returns undefined above 1,600 fittings */
export function anyGrid(least: number, room: Parameters<typeof closeGrid>[1]): Grid | undefined {
  return fewest(least, room, () => true);
}

function fewest(
  least: number,
  { lengthM, widthM, heightM }: Parameters<typeof closeGrid>[1],
  isGood: (grid: Grid) => boolean,
): Grid | undefined {
  let best: Grid | undefined;
  for (let columns = 1; columns <= mostAlong; columns += 1) {
    for (let rows = Math.max(1, Math.ceil(least / columns)); rows <= mostAlong; rows += 1) {
      if (best && columns * rows > best.columns * best.rows) break;
      const spacingM = { length: lengthM / columns, width: widthM / rows };
      const grid = { columns, rows, spacingM, ratio: Math.max(spacingM.length, spacingM.width) / heightM };
      if (isGood(grid) && (!best || isBetter(grid, best))) best = grid;
    }
  }
  return best;
}

function isBetter(one: Grid, other: Grid): boolean {
  const difference = one.columns * one.rows - other.columns * other.rows;
  return difference < 0 || (difference === 0 && skewOf(one) < skewOf(other));
}

/** 0 for squares. */
function skewOf({ spacingM }: Grid): number {
  return Math.abs(Math.log(spacingM.length / spacingM.width));
}
