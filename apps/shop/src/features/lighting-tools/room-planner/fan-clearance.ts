import type { RoomPlan } from "@precise/lighting/room-plan";

/** So far outside of a fan's blades a fitting hangs. @source design "Lighting" */
const clearM = 0.3;

/** Where a fitting hangs: metres from the corner, along length and width. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** The middles of a plan's fittings, row by row. */
export function placesOf({
  rows,
  columns,
  spacingM,
}: Pick<RoomPlan, "rows" | "columns" | "spacingM">): Place[] {
  return Array.from({ length: rows * columns }, (_, at) => ({
    x: ((at % columns) + 0.5) * spacingM.length,
    y: (Math.floor(at / columns) + 0.5) * spacingM.width,
  }));
}

/**
 * Fittings under the blades of a fan in the middle of the ceiling, or too near to them: their light would flicker.
 * @param fanM metres across the blades
 * @param reachM metres from a fitting's middle to its edge
 */
export function underFan(
  places: readonly Place[],
  room: { readonly lengthM: number; readonly widthM: number },
  fanM: number,
  reachM: number,
): Place[] {
  const clear = fanM / 2 + clearM + reachM;
  // Coordinates are sums of fractions.
  const tolerance = 1e-9;
  return places.filter(
    ({ x, y }) => Math.hypot(x - room.lengthM / 2, y - room.widthM / 2) < clear - tolerance,
  );
}
