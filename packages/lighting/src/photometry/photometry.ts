import { radians } from "../beam.ts";

/**
 * Which planes stand in a file: one for all, a quarter, half from C0 to C180, half from C90 to C270, or all of them. The others
 * are their mirror images.
 */
export type Symmetry = "rotational" | "quadrant" | "c0-c180" | "c90-c270" | "none";

/** How a fitting sends its light out, as measured. */
export interface Photometry {
  readonly name: string;
  readonly maker: string;
  /** What leaves the fitting. */
  readonly lumens: number;
  readonly watts: number | null;
  /** Kelvin, where it is stated. */
  readonly colourTemperature: number | null;
  readonly symmetry: Symmetry;
  /** Degrees round the axis that looks down, rising; those of the planes in `candela`. */
  readonly planes: readonly number[];
  /** Degrees from straight down (0) to straight up (180), rising. */
  readonly angles: readonly number[];
  /** By plane, then by angle. */
  readonly candela: readonly (readonly number[])[];
}

/** Why a file is none that can be used. */
export type PhotometryFault =
  /** More than a megabyte. */
  | "too-large"
  /** Not of this kind at all. */
  | "not-this-kind"
  /** It ends before all of its values. */
  | "cut-off"
  /** A value that is no number, or that cannot be. `line` or value as the reader counts. */
  | "bad-value"
  /** A kind of photometry other than C, or more planes than any file has. */
  | "not-supported"
  /** What its intensities come to is not what it states: off by more than 5 %. */
  | "flux-differs";

export const largestFileBytes = 1_000_000;
export const mostAngles = 361;
const mostDifference = 0.05;

/** The text of a file: UTF-8 where it is, else Latin-1. */
export function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // Makers' files of before Unicode.
    return new TextDecoder("latin1").decode(bytes);
  }
}

/** A number as makers write them: with a decimal point or comma. @returns undefined for what is none */
export function numberOf(text: string | undefined): number | undefined {
  const plain = text?.trim().replace(",", ".") ?? "";
  if (!/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(plain)) return undefined;
  const number = Number(plain);
  return Number.isFinite(number) ? number : undefined;
}

/** Whether numbers rise from one to the next, between two bounds. */
export function areRising(numbers: readonly number[], least: number, most: number): boolean {
  return numbers.every(
    (each, at) => each >= least && each <= most && (at === 0 || each > (numbers[at - 1] ?? 0)),
  );
}

/** Candela in a direction: linear between planes and between angles; outside of the measured angles there is none. */
export function intensityAt(
  { symmetry, planes, angles, candela }: Photometry,
  plane: number,
  angle: number,
): number {
  const first = angles[0] ?? 0;
  const last = angles.at(-1) ?? 0;
  if (angle < first || angle > last) return 0;
  const [low, high, share] = placeIn(planes, folded(plane, symmetry));
  const [down, up, part] = placeIn(angles, angle);
  const of = (row: number) => {
    const values = candela[row] ?? [];
    return (values[down] ?? 0) * (1 - part) + (values[up] ?? 0) * part;
  };
  return of(low) * (1 - share) + of(high) * share;
}

/** A plane by one that is in the file. */
function folded(plane: number, symmetry: Symmetry): number {
  const round = ((plane % 360) + 360) % 360;
  switch (symmetry) {
    case "rotational":
      return 0;
    case "quadrant": {
      const half = round > 180 ? 360 - round : round;
      return half > 90 ? 180 - half : half;
    }
    case "c0-c180":
      return round > 180 ? 360 - round : round;
    case "c90-c270":
      return round < 90 ? 180 - round : round > 270 ? 540 - round : round;
    case "none":
      return round;
  }
}

/** Between which two of rising numbers a value lies, and how far. */
function placeIn(
  numbers: readonly number[],
  value: number,
): readonly [low: number, high: number, share: number] {
  if (numbers.length <= 1) return [0, 0, 0];
  const found = numbers.findIndex((each) => value <= each);
  if (found === 0) return [0, 0, 0];
  // Behind the last plane of a full turn comes the first.
  if (found === -1) {
    const [first = 0, last = 0] = [numbers[0], numbers.at(-1)];
    const gap = first + 360 - last;
    const isTurn = numbers.length > 2 && gap > 0 && gap < 180;
    return isTurn
      ? [numbers.length - 1, 0, (value - last) / gap]
      : [numbers.length - 1, numbers.length - 1, 0];
  }
  const [low = 0, high = 1] = [numbers[found - 1], numbers[found]];
  return [found - 1, found, (value - low) / (high - low)];
}

const planeStep = 7.5;

/** Lumens by adding up the intensities over all directions. */
export function fluxOf(photometry: Photometry): number {
  const { angles, symmetry } = photometry;
  const around =
    symmetry === "rotational" ? [0] : Array.from({ length: 360 / planeStep }, (_, at) => at * planeStep);
  const mean = (angle: number) =>
    around.reduce((sum, plane) => sum + intensityAt(photometry, plane, angle), 0) / around.length;
  const means = angles.map(mean);
  return angles.slice(1).reduce((sum, angle, at) => {
    const before = angles[at] ?? 0;
    const zone = 2 * Math.PI * (Math.cos(radians(before)) - Math.cos(radians(angle)));
    return sum + (zone * ((means[at] ?? 0) + (means[at + 1] ?? 0))) / 2;
  }, 0);
}

/** Whether what the intensities come to is what the file states. */
export function fluxAgrees(photometry: Photometry): boolean {
  return Math.abs(fluxOf(photometry) - photometry.lumens) <= mostDifference * photometry.lumens;
}

/**
 * Degrees between the two directions with half of the most intensity, averaged over the planes.
 * @returns null where the light does not look down
 */
export function beamAngleOf(photometry: Photometry): number | null {
  const halves = photometry.planes.map((plane) => halfAngle(photometry, plane));
  if (halves.some((each) => each === null)) return null;
  return (2 * halves.reduce<number>((sum, each) => sum + (each ?? 0), 0)) / halves.length;
}

function halfAngle(photometry: Photometry, plane: number): number | null {
  const peak = intensityAt(photometry, plane, photometry.angles[0] ?? 0);
  if (peak <= 0) return null;
  for (let angle = 0; angle <= 90; angle += 0.25) {
    if (intensityAt(photometry, plane, angle) < peak / 2) return angle;
  }
  return null;
}
