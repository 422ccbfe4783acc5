import { err, ok, type Result } from "@precise/cart-core/result";
import { cosinePower, luxBelow, peakIntensity, radians } from "./beam.ts";

/** What one lamp that looks straight down gives at a point. */
export interface PointLight {
  readonly peakCandela: number;
  /** On a level surface, of a new and clean lamp. */
  readonly lux: number;
  /** Diameter in metres of the circle in which there is at least half of the light in its middle's direction. */
  readonly beamDiameterM: number;
}

export type PointFault = "bad-lumens" | "bad-beam" | "bad-height" | "bad-offset";

/**
 * Lux below a lamp and to its side.
 * @param lamp `offsetM`: metres from the point straight below it
 * @source design "Lighting"
 */
export function pointLux(lamp: {
  readonly lumens: number;
  readonly beamDeg: number;
  readonly heightM: number;
  readonly offsetM: number;
}): Result<PointLight, PointFault> {
  const { lumens, beamDeg, heightM, offsetM } = lamp;
  if (!(lumens >= 1 && lumens <= 1_000_000)) return err("bad-lumens");
  if (!(beamDeg >= 5 && beamDeg <= 170)) return err("bad-beam");
  if (!(heightM >= 0.1 && heightM <= 30)) return err("bad-height");
  if (!(offsetM >= 0 && offsetM <= 100)) return err("bad-offset");
  const power = cosinePower(beamDeg);
  const peakCandela = peakIntensity(lumens, power);
  return ok({
    peakCandela,
    lux: luxBelow(peakCandela, power, heightM, offsetM),
    beamDiameterM: 2 * heightM * Math.tan(radians(beamDeg / 2)),
  });
}
