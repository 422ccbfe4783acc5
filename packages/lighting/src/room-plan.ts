import { err, ok, type Result } from "@precise/cart-core/result";
import { anyGrid, closeGrid, mostSpacingRatio } from "./spacing.ts";
import { classOfBeam, type FittingClass, type Reflectance, roomIndex, utilisationOf } from "./utilisation.ts";

/** A room and what it shall be lit to. */
export interface Room {
  readonly lengthM: number;
  readonly widthM: number;
  readonly ceilingM: number;
  /** The height that is lit: 0 the floor, 0.75 a desk, 0.85 a worktop. */
  readonly planeM: number;
  /** Maintained lux. */
  readonly targetLux: number;
  readonly reflectance: Reflectance;
  /** Share of the light that is left with dust and age: 0.8 at home, 0.7 in kitchens and at dusty roads. */
  readonly maintenance: number;
}

/** A fitting as it is planned with: by its beam, or by its class where that is not stated. */
export interface PlannedFitting {
  /** Of the whole fitting. */
  readonly lumens: number;
  readonly beamDeg?: number | undefined;
  readonly class?: FittingClass | undefined;
  readonly watts?: number | undefined;
}

export type RoomPlanWarning =
  /** Narrower or wider than the table of utilisation. */
  | "rough"
  /** No even grid is close enough: spots of light on the floor. More fittings of fewer lumens do better. */
  | "spots";

export interface RoomPlan {
  readonly roomIndex: number;
  readonly utilisation: number;
  /** Fittings by the sum alone, before they are laid out. */
  readonly needed: number;
  /** Fittings as they are laid out: rows times columns. */
  readonly count: number;
  /** Along the width. */
  readonly rows: number;
  /** Along the length. */
  readonly columns: number;
  readonly spacingM: { readonly length: number; readonly width: number };
  /** The larger spacing over the height between fittings and plane. */
  readonly spacingRatio: number;
  /** What the plan comes to, maintained; ± 20 %, a guide and no lighting design. */
  readonly lux: number;
  /** Where the fitting's watts are stated. */
  readonly wattsPerM2?: number;
  readonly warnings: readonly RoomPlanWarning[];
}

export type RoomPlanFault =
  | "bad-length"
  | "bad-width"
  | "bad-ceiling"
  | "bad-plane"
  | "bad-target"
  | "bad-maintenance"
  | "bad-lumens"
  | "bad-beam"
  /** More than 1,600 fittings, or more than 40 in a row. */
  | "too-many";

const isWithin = (value: number, least: number, most: number) => value >= least && value <= most;

/**
 * How many fittings a room needs, and where they go: the lumen method, then the smallest even grid whose fittings are close
 * enough for even light.
 * @returns a code that names the value that can be no room's or fitting's
 * @source design "Lighting"
 */
export function planRoom(room: Room, fitting: PlannedFitting): Result<RoomPlan, RoomPlanFault> {
  const fault = faultOf(room, fitting);
  if (fault) return err(fault);
  const { lengthM, widthM, ceilingM, planeM, targetLux, reflectance, maintenance } = room;
  const { lumens, beamDeg, watts } = fitting;
  const kind = fitting.class ?? classOfBeam(beamDeg ?? 120);
  const heightM = ceilingM - planeM;
  const area = lengthM * widthM;
  const index = roomIndex(lengthM, widthM, heightM);
  const { utilisation, isRough } = utilisationOf(index, kind, reflectance);
  const luxOfOne = (lumens * utilisation * maintenance) / area;
  const needed = targetLux / luxOfOne;
  const size = { lengthM, widthM, heightM };
  const least = Math.max(1, Math.ceil(needed));
  const close = closeGrid(least, size, mostSpacingRatio({ beamDeg, kind }));
  const grid = close ?? anyGrid(least, size);
  if (!grid) return err("too-many");
  const count = grid.rows * grid.columns;
  return ok({
    roomIndex: index,
    utilisation,
    needed,
    count,
    rows: grid.rows,
    columns: grid.columns,
    spacingM: grid.spacingM,
    spacingRatio: grid.ratio,
    lux: count * luxOfOne,
    ...(watts !== undefined && { wattsPerM2: (count * watts) / area }),
    warnings: [...(isRough ? (["rough"] as const) : []), ...(close ? [] : (["spots"] as const))],
  });
}

function faultOf(room: Room, { lumens, beamDeg }: PlannedFitting): RoomPlanFault | undefined {
  const { lengthM, widthM, ceilingM, planeM, targetLux, maintenance } = room;
  if (!isWithin(lengthM, 0.5, 100)) return "bad-length";
  if (!isWithin(widthM, 0.5, 100)) return "bad-width";
  if (!isWithin(ceilingM, 1.5, 30)) return "bad-ceiling";
  if (!isWithin(planeM, 0, ceilingM - 0.3)) return "bad-plane";
  if (!isWithin(targetLux, 1, 5_000)) return "bad-target";
  if (!isWithin(maintenance, 0.3, 1)) return "bad-maintenance";
  if (!isWithin(lumens, 1, 1_000_000)) return "bad-lumens";
  if (beamDeg !== undefined && !isWithin(beamDeg, 5, 170)) return "bad-beam";
  return undefined;
}
