import { err, ok, type Result } from "@precise/cart-core/result";
import {
  areRising,
  fluxAgrees,
  largestFileBytes,
  mostAngles,
  numberOf,
  type Photometry,
  type PhotometryFault,
  type Symmetry,
  textOf,
} from "./photometry.ts";

/** Lines before the first set of lamps, as EULUMDAT numbers them from 1. */
const lineOf = {
  maker: 1,
  symmetry: 3,
  planes: 4,
  angles: 6,
  name: 9,
  output: 23,
  factor: 24,
  sets: 26,
} as const;
const linesOfSet = 6;
const ratios = 10;
const mostSets = 20;

const symmetries: readonly Symmetry[] = ["none", "rotational", "c0-c180", "c90-c270", "quadrant"];

/**
 * Reads an EULUMDAT file: one value a line, decimal points or commas, lines by CR and LF or LF alone, UTF-8 or Latin-1.
 * Intensities are for 1,000 lumens of the lamps; where the number of lamps is negative, for 1,000 of the fitting.
 * @returns a code for what cannot be used; nothing is thrown for any bytes
 * @source design "Lighting"
 */
export function readLdt(bytes: Uint8Array): Result<Photometry, PhotometryFault> {
  if (bytes.length > largestFileBytes) return err("too-large");
  const lines = textOf(bytes).split(/\r\n?|\n/);
  const at = (line: number) => numberOf(lines[line - 1]);
  const kind = at(lineOf.symmetry);
  const symmetry = kind === undefined ? undefined : symmetries[kind];
  const [planeCount, angleCount, setCount] = [at(lineOf.planes), at(lineOf.angles), at(lineOf.sets)];
  if (
    symmetry === undefined ||
    planeCount === undefined ||
    angleCount === undefined ||
    setCount === undefined
  )
    return err("not-this-kind");
  if (!isCount(planeCount, mostAngles) || !isCount(angleCount, mostAngles) || !isCount(setCount, mostSets))
    return err("not-supported");
  const stored = storedPlanes(symmetry, planeCount);
  if (stored === undefined) return err("not-supported");

  const sets = Array.from({ length: setCount }, (_, set) => lineOf.sets + 1 + set * linesOfSet);
  const afterSets = lineOf.sets + 1 + setCount * linesOfSet + ratios;
  const numbers = lines.slice(afterSets - 1).map((line) => line.trim());
  const wanted = planeCount + angleCount + stored.count * angleCount;
  if (numbers.length < wanted) return err("cut-off");
  const values = numbers.slice(0, wanted).map(numberOf);
  const fluxes = sets.map((line) => at(line + 2));
  const factor = at(lineOf.factor) ?? 1;
  const output = at(lineOf.output);
  if (values.includes(undefined) || fluxes.includes(undefined) || output === undefined)
    return err("bad-value");
  // Checked above.
  const known = values as readonly number[];
  const lampLumens = (fluxes as readonly number[]).reduce((sum, flux) => sum + flux, 0);
  const isAbsolute = sets.some((line) => (at(line) ?? 1) < 0);
  const lumens = isAbsolute ? lampLumens : (lampLumens * output) / 100;
  const scale = (lampLumens / 1_000) * (factor === 0 ? 1 : factor);
  const allPlanes = known.slice(0, planeCount);
  const angles = known.slice(planeCount, planeCount + angleCount);
  const planes = planesOf(symmetry, allPlanes, stored);
  const intensities = known.slice(planeCount + angleCount);
  if (!areRising(planes, 0, 360) || !areRising(angles, 0, 180)) return err("bad-value");
  if (!(lumens > 0) || intensities.some((each) => each < 0)) return err("bad-value");
  const rows = planes.map((_, plane) =>
    intensities.slice(plane * angleCount, (plane + 1) * angleCount).map((each) => each * scale),
  );
  const watts = sets.reduce((sum, line) => sum + (at(line + 5) ?? 0), 0);
  const photometry: Photometry = {
    name: (lines[lineOf.name - 1] ?? "").trim(),
    maker: (lines[lineOf.maker - 1] ?? "").trim(),
    lumens,
    watts: watts > 0 ? watts : null,
    colourTemperature: kelvinOf(lines[(sets[0] ?? 0) + 2]),
    symmetry,
    planes,
    angles,
    // Planes from C270 over C0 to C90 come in that order; their mirror images rise from C90 to C270.
    candela: symmetry === "c90-c270" ? rows.toReversed() : rows,
  };
  return fluxAgrees(photometry) ? ok(photometry) : err("flux-differs");
}

function isCount(value: number, most: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= most;
}

/** Where the stored planes begin among all, and how many they are. */
function storedPlanes(
  symmetry: Symmetry,
  all: number,
): { readonly from: number; readonly count: number } | undefined {
  switch (symmetry) {
    case "none":
      return { from: 0, count: all };
    case "rotational":
      return { from: 0, count: 1 };
    case "c0-c180":
      return all % 2 === 0 ? { from: 0, count: all / 2 + 1 } : undefined;
    case "c90-c270":
      return all % 4 === 0 ? { from: (all * 3) / 4, count: all / 2 + 1 } : undefined;
    case "quadrant":
      return all % 4 === 0 ? { from: 0, count: all / 4 + 1 } : undefined;
  }
}

/** The angles of the stored planes, rising. */
function planesOf(
  symmetry: Symmetry,
  all: readonly number[],
  { count }: { readonly count: number },
): readonly number[] {
  if (symmetry === "rotational") return [0];
  if (symmetry === "none") return all;
  const span = symmetry === "quadrant" ? 90 : 180;
  const step = span / (count - 1);
  const from = symmetry === "c90-c270" ? 90 : 0;
  return Array.from({ length: count }, (_, at) => from + at * step);
}

/** "3000K", "3000", "warm white / 3000 K" */
function kelvinOf(text: string | undefined): number | null {
  const [found] = /\d{4,5}/.exec(text ?? "") ?? [];
  const kelvin = Number(found);
  return kelvin >= 1_500 && kelvin <= 20_000 ? kelvin : null;
}
