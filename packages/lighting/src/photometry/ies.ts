import { err, ok, type Result } from "@precise/cart-core/result";
import {
  areRising,
  fluxAgrees,
  fluxOf,
  largestFileBytes,
  mostAngles,
  numberOf,
  type Photometry,
  type PhotometryFault,
  type Symmetry,
  textOf,
} from "./photometry.ts";

/** Numbers between TILT and the angles: lamps, lumens, factor, vertical, horizontal, type, units, three sizes, two ballast factors, watts. */
const headLength = 13;
const typeC = 1;
/** Candela. */
const mostDrift = 1;

/**
 * Reads an IES LM-63 file of type C. Lumens of -1 mean that its candela are the fitting's own, whatever lamps are in it.
 * @returns a code for what cannot be used; nothing is thrown for any bytes
 * @source design "Lighting"
 */
export function readIes(bytes: Uint8Array): Result<Photometry, PhotometryFault> {
  if (bytes.length > largestFileBytes) return err("too-large");
  const text = textOf(bytes).replace(/\r\n?/g, "\n");
  const tilt = /^[ \t]*TILT[ \t]*=[ \t]*(\S*)[^\n]*\n?/im.exec(text);
  if (!tilt) return err("not-this-kind");
  const kind = (tilt[1] ?? "").toUpperCase();
  if (kind !== "NONE" && kind !== "INCLUDE") return err("not-supported");
  const words = text
    .slice(tilt.index + tilt[0].length)
    .split(/[\s,]+/)
    .filter(Boolean);
  const body = kind === "INCLUDE" ? afterTilt(words) : words;
  if (body === undefined || body.length < headLength) return err("cut-off");
  const head = body.slice(0, headLength).map(numberOf);
  if (head.includes(undefined)) return err("bad-value");
  // Checked above.
  const [lamps = 0, lampLumens = 0, factor = 0, angleCount = 0, planeCount = 0, type = 0] =
    head as readonly number[];
  const [ballast = 1, , watts = 0] = (head as readonly number[]).slice(10);
  if (type !== typeC || !isCount(angleCount) || !isCount(planeCount)) return err("not-supported");
  const wanted = angleCount + planeCount + angleCount * planeCount;
  const rest = body.slice(headLength, headLength + wanted);
  if (rest.length < wanted) return err("cut-off");
  const read = rest.map(numberOf);
  if (read.includes(undefined)) return err("bad-value");
  const values = read as readonly number[];
  const angles = values.slice(0, angleCount);
  const planes = values.slice(angleCount, angleCount + planeCount);
  const scale = factor * (ballast === 0 ? 1 : ballast);
  const candela = planes.map((_, plane) =>
    values
      .slice(angleCount + planeCount + plane * angleCount, angleCount + planeCount + (plane + 1) * angleCount)
      .map((each) => lit(each * scale)),
  );
  const symmetry = symmetryOf(planes);
  if (symmetry === undefined) return err("not-supported");
  if (!areRising(angles, 0, 180) || !areRising(planes, 0, 360)) return err("bad-value");
  if (candela.some((row) => row.some((each) => !(each >= 0 && each <= 1e9)))) return err("bad-value");
  const measured: Photometry = {
    name: keyword(text, "LUMINAIRE") || keyword(text, "LUMCAT"),
    maker: keyword(text, "MANUFAC"),
    lumens: 1,
    watts: watts > 0 ? watts : null,
    colourTemperature: null,
    symmetry,
    planes,
    angles,
    candela,
  };
  const flux = fluxOf(measured);
  if (!(flux > 0)) return err("bad-value");
  // The factor is for the candela alone. Without lumens of lamps, what is measured is what leaves the fitting.
  if (lampLumens < 0) return ok({ ...measured, lumens: flux });
  const ofLamps = lamps * lampLumens;
  const photometry = { ...measured, lumens: flux };
  // A fitting keeps some of its lamps' light, and gives none of its own.
  return ofLamps > 0 && fluxAgrees({ ...measured, lumens: Math.min(flux, ofLamps) })
    ? ok(photometry)
    : err("flux-differs");
}

/** Meters drift round nothing: what is hardly below it is no light. */
function lit(candela: number): number {
  return candela < 0 && candela >= -mostDrift ? 0 : candela;
}

function isCount(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= mostAngles;
}

/** Behind the geometry, the number of pairs, and the pairs themselves. */
function afterTilt(words: readonly string[]): readonly string[] | undefined {
  const pairs = numberOf(words[1]);
  if (pairs === undefined || !Number.isInteger(pairs) || pairs < 0 || pairs > 1_000) return undefined;
  return words.slice(2 + pairs * 2);
}

/** By the first and the last plane. */
function symmetryOf(planes: readonly number[]): Symmetry | undefined {
  const [first, last] = [planes[0], planes.at(-1)];
  if (planes.length === 1) return "rotational";
  if (first === 0 && last === 90) return "quadrant";
  if (first === 0 && last === 180) return "c0-c180";
  if (first === 90 && last === 270) return "c90-c270";
  return first === 0 && last !== undefined && last > 180 && last <= 360 ? "none" : undefined;
}

function keyword(text: string, name: string): string {
  return new RegExp(`^[ \\t]*\\[${name}\\][ \\t]*([^\\r\\n]*)`, "im").exec(text)?.[1]?.trim() ?? "";
}
