import type { RoomPlan } from "@precise/lighting/room-plan";
import type { FittingSize } from "./fitting-size.ts";
import type { Box } from "./plan-drawing.ts";
import type { RoomTask } from "./planner-values.ts";

/** A room from its side along the length, to scale. */
export interface SectionDrawing {
  readonly width: number;
  readonly height: number;
  readonly room: Box;
  /** The room goes on to the right. */
  readonly isCut: boolean;
  /** Fittings of one row, at the height at which they hang. */
  readonly fittings: readonly Box[];
  /** Where cords begin; undefined where fittings are at the ceiling. */
  readonly cordsFrom: number | undefined;
  /** Of the plane that is lit; the floor's own where the floor is lit. */
  readonly planeY: number;
  readonly table: Box | undefined;
  /** A person of 1.7 m: where the feet are, and how tall. */
  readonly person: { readonly x: number; readonly y: number; readonly height: number };
  /** Rays from a fitting to the plane, along the edges of its beam. */
  readonly beams: readonly string[];
}

const drawingWidth = 360;
const mostRoomHeight = 240;
const margin = { left: 12, right: 96, top: 12, bottom: 24 } as const;
const personM = 1.7;
/** A longer room is cut off here, or its heights could not be distinguished. */
const mostLengthOverHeight = 2.6;
const leastFitting = 4;

/**
 * The section of a plan.
 * @param dropM metres that the fitting hangs under the ceiling; 0 where it is at the ceiling
 * @param beamDeg undefined where it is not stated
 */
export function sectionDrawing(
  { room: { lengthM, ceilingM, planeM } }: RoomTask,
  plan: RoomPlan,
  fitting: { readonly size: FittingSize; readonly dropM: number; readonly beamDeg: number | undefined },
): SectionDrawing {
  const shownM = Math.min(lengthM, ceilingM * mostLengthOverHeight);
  const scale = Math.min((drawingWidth - margin.left - margin.right) / shownM, mostRoomHeight / ceilingM);
  const room = {
    x: margin.left,
    y: margin.top,
    width: round(shownM * scale),
    height: round(ceilingM * scale),
  };
  const floor = room.y + room.height;
  const y = (heightM: number) => round(floor - heightM * scale);
  const width = round(Math.max(fitting.size.longM * scale, leastFitting));
  const height = round(Math.max(0.06 * scale, leastFitting / 2));
  const top = round(room.y + fitting.dropM * scale - (fitting.dropM > 0 ? height : 0));
  const middles = Array.from({ length: plan.columns }, (_, at) => (at + 0.5) * plan.spacingM.length)
    .filter((metres) => metres + fitting.size.longM / 2 <= shownM)
    .map((metres) => round(room.x + metres * scale));
  const spread =
    fitting.beamDeg === undefined || fitting.beamDeg > 150
      ? undefined
      : (y(planeM) - top) * Math.tan((fitting.beamDeg * Math.PI) / 360);
  const tableWidth = Math.min(1.4 * scale, room.width * 0.5);
  return {
    width: drawingWidth,
    height: round(floor + margin.bottom),
    room,
    isCut: shownM < lengthM,
    fittings: middles.map((middle) => ({ x: round(middle - width / 2), y: top, width, height })),
    cordsFrom: fitting.dropM > 0 ? room.y : undefined,
    planeY: y(planeM),
    table:
      planeM > 0 && planeM < 1.2
        ? {
            x: round(room.x + room.width * 0.55 - tableWidth / 2),
            y: y(planeM),
            width: round(tableWidth),
            height: round(planeM * scale),
          }
        : undefined,
    person: { x: round(room.x + room.width * 0.16), y: floor, height: round(personM * scale) },
    beams:
      spread === undefined
        ? []
        : middles.map((middle) => {
            const [left, right] = [middle - spread, middle + spread].map((edge) =>
              round(Math.min(Math.max(edge, room.x), room.x + room.width)),
            );
            return `M${middle} ${top + height}L${left} ${y(planeM)}H${right}z`;
          }),
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
