import type { RoomPlan } from "@precise/lighting/room-plan";
import { numberText } from "../parts/address-values.ts";
import type { FittingSize } from "./fitting-size.ts";
import { type LightPicture, stepOf } from "./light-scale.ts";
import type { RoomTask } from "./planner-values.ts";

/** A rectangle of a drawing, in its own units. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A length in a drawing, with its text. */
export interface Dimension {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** A room from above, to scale, in units of the drawing. */
export interface PlanDrawing {
  readonly width: number;
  readonly height: number;
  readonly room: Box;
  readonly isRound: boolean;
  /** The first fitting in its corner, and how far it is to the next: 1,600 of them are one pattern. */
  readonly fitting: Box;
  readonly pitch: { readonly x: number; readonly y: number };
  /** Radii of the blades, and of what is to stay free around them. */
  readonly fan:
    | { readonly x: number; readonly y: number; readonly blades: number; readonly clear: number }
    | undefined;
  /** Under the room: its length, and over that one spacing. */
  readonly along: readonly Dimension[];
  /** Beside the room: its width, and one spacing. */
  readonly across: readonly Dimension[];
  /** Outlines of the light, by step of its scale; a step without cells is an empty text. */
  readonly light: readonly string[];
}

const drawingWidth = 360;
const mostRoomHeight = 400;
const margin = { left: 64, right: 12, top: 12, bottom: 58 } as const;
/** A fitting is drawn so large at least, or it would not be seen. */
const leastFitting = 5;
/** So much stays free around a fan's blades, in metres. */
const clearM = 0.3;

/** The drawing of a plan. @param picture its light, where it is drawn beneath the fittings */
export function planDrawing(
  task: RoomTask,
  plan: RoomPlan,
  size: FittingSize,
  picture?: LightPicture,
): PlanDrawing {
  const { lengthM, widthM } = task.room;
  const scale = Math.min((drawingWidth - margin.left - margin.right) / lengthM, mostRoomHeight / widthM);
  const room = {
    x: round((drawingWidth - margin.right + margin.left - lengthM * scale) / 2),
    y: margin.top,
    width: round(lengthM * scale),
    height: round(widthM * scale),
  };
  const x = (metres: number) => room.x + metres * scale;
  const y = (metres: number) => room.y + metres * scale;
  const long = Math.max(size.longM * scale, leastFitting);
  const short = Math.max(size.shortM * scale, size.isRound ? leastFitting : leastFitting / 2);
  return {
    width: drawingWidth,
    height: round(room.y + room.height + margin.bottom),
    room,
    isRound: size.isRound,
    fitting: {
      x: round(x(plan.spacingM.length / 2) - long / 2),
      y: round(y(plan.spacingM.width / 2) - short / 2),
      width: round(long),
      height: round(short),
    },
    // A tenth of a unit less in each of forty would be seen.
    pitch: { x: room.width / plan.columns, y: room.height / plan.rows },
    fan:
      task.fanM === undefined
        ? undefined
        : {
            x: round(x(lengthM / 2)),
            y: round(y(widthM / 2)),
            blades: round((task.fanM / 2) * scale),
            clear: round((task.fanM / 2 + clearM) * scale),
          },
    along: dimensions(lengthM, plan.columns, plan.spacingM.length, x),
    across: dimensions(widthM, plan.rows, plan.spacingM.width, y),
    light: picture === undefined ? [] : lightOutlines(picture, x, y),
  };
}

/** The whole, and one spacing where there are two fittings or more: from the first to the second. */
function dimensions(
  wholeM: number,
  count: number,
  spacingM: number,
  place: (metres: number) => number,
): Dimension[] {
  const dimension = (fromM: number, toM: number): Dimension => ({
    from: round(place(fromM)),
    to: round(place(toM)),
    text: `${numberText(toM - fromM)} m`,
  });
  return [dimension(0, wholeM), ...(count > 1 ? [dimension(spacingM / 2, spacingM * 1.5)] : [])];
}

/** Cells of one step beside each other are one rectangle, so that a page stays small. */
function lightOutlines(
  { lux, steps, first, cellM }: LightPicture,
  x: (metres: number) => number,
  y: (metres: number) => number,
): string[] {
  const paths = steps.map(() => "");
  const height = round(y(cellM) - y(0));
  lux.forEach((row, rowAt) => {
    const top = round(y(first.y + (rowAt - 0.5) * cellM));
    let from = 0;
    for (let at = 1; at <= row.length; at += 1) {
      const step = stepOf(row[from] ?? 0, steps);
      if (at < row.length && stepOf(row[at] ?? 0, steps) === step) continue;
      const left = round(x(first.x + (from - 0.5) * cellM));
      const width = round(x((at - from) * cellM) - x(0));
      paths[step] += `M${left} ${top}h${width}v${height}h${-width}z`;
      from = at;
    }
  });
  return paths;
}

/** A tenth of a unit is less than is seen. */
function round(value: number): number {
  return Math.round(value * 10) / 10;
}
