import type { StatedMeasures } from "./stated-measures.ts";

/** A line from one point to another, in the drawing's own units. */
export interface PlanLine {
  readonly from: Point;
  readonly to: Point;
}
type Point = readonly [x: number, y: number];

export interface PlanText {
  readonly at: Point;
  readonly text: string;
  /** Runs upwards, beside an upright measure. */
  readonly isUpright?: boolean;
}

/** A dimension drawing as shapes, in units of its own; one is about a pixel on a phone. */
export interface DimensionPlan {
  readonly width: number;
  readonly height: number;
  /** The article's outline, once for each view. */
  readonly bodies: readonly {
    readonly x: number;
    readonly y: number;
    readonly w: number;
    readonly h: number;
  }[];
  /** Something that everybody knows the size of, to the same scale; only where one view is enough. */
  readonly reference?: {
    readonly x: number;
    readonly y: number;
    readonly w: number;
    readonly h: number;
  };
  /** Ceiling, wall, floor and ceiling rose. */
  readonly building: readonly PlanLine[];
  /** What it hangs on, with a break: the length is not to scale. */
  readonly cords: readonly (readonly Point[])[];
  readonly measures: readonly PlanLine[];
  readonly texts: readonly PlanText[];
}

const margin = 34;
const gap = 36;
/** A view is never narrower: its measure stands below it. */
const column = 78;
const most = { wide: 224, high: 200 };
/** On a card, where the same figures stand in half the room. */
const mostOnCards = 116;
const cord = 70;
/** How far ceiling, wall and floor go beyond the article. */
const beyond = 12;
const thinnest = 1.5;

/** What stands beside an article for its size, in millimetres: the first that is not much smaller. */
const references = [
  { upTo: 140, name: "bank card", width: 86, height: 54 },
  { upTo: 1000, name: "A4 sheet", width: 210, height: 297 },
  { upTo: Number.POSITIVE_INFINITY, name: "door", width: 820, height: 2040 },
] as const;

/**
 * Lays out the front and, where the depth is stated, the side of an article to one scale, with its measures.
 * Where both are equal one is shown, beside something of a known size.
 * @param views `front` leaves the side and every measure but height and width out, for cards
 */
export function planDimensions(measures: StatedMeasures, views: "all" | "front" = "all"): DimensionPlan {
  const { kind, height, width, canopy, cutOut, ceilingDepth } = measures;
  const isCard = views === "front";
  const isRound = measures.depth === width;
  const depth = isCard || isRound ? undefined : measures.depth;
  const known =
    isCard || !isRound || kind === "recessed"
      ? undefined
      : references.find(({ upTo }) => Math.max(height, width) <= upTo);
  const scale = isCard
    ? mostOnCards / Math.max(height, width)
    : scaleOf(Math.max(height, known?.height ?? 0), width, known?.width ?? depth);
  const h = Math.max(height * scale, thinnest);
  const second = known?.width ?? depth;
  const sides = [width, ...(second === undefined ? [] : [second])].map((side) =>
    Math.max(side * scale, thinnest),
  );
  // Its height reaches the ceiling already where it is as long as its drop.
  const hangsOn = kind === "hanging" && (measures.dropMax ?? 0) > height;
  const above = kind === "recessed" && ceilingDepth !== undefined ? Math.max(ceilingDepth * scale - h, 0) : 0;
  const ceiling = canopy !== undefined && !isCard ? 34 : 16;
  const knownTall = (known?.height ?? 0) * scale;
  const isBelowCeiling = kind === "hanging" || kind === "ceiling";
  const top = ceiling + (hangsOn ? cord : isBelowCeiling ? above : Math.max(above, knownTall - h));
  const bottom = top + h;

  const columns = sides.map((side) => Math.max(side, column));
  const centres = columns.map(
    (own, at) => margin + columns.slice(0, at).reduce((sum, each) => sum + each + gap, 0) + own / 2,
  );
  const right = margin + columns.reduce((sum, each) => sum + each, 0) + gap * (columns.length - 1);
  const places = sides.map((w, at) => ({ x: (centres[at] ?? 0) - w / 2, y: top, w, h }));
  const bodies = known === undefined ? places : places.slice(0, 1);
  const [front, side] = bodies;
  const [, beside] = places;
  // On the same ground; where that is a ceiling, below it.
  const knownTop = Math.max(bottom - knownTall, isBelowCeiling ? ceiling + beyond : 0);
  const reference = known && beside && { ...beside, y: knownTop, h: knownTall };
  const building: PlanLine[] = [];
  const measureLines: PlanLine[] = [];
  const texts: PlanText[] = [];
  const across = (y: number, from: number, to: number): PlanLine => ({ from: [from, y], to: [to, y] });
  const upright = (x: number, from: number, to: number): PlanLine => ({ from: [x, from], to: [x, to] });

  if (isBelowCeiling) {
    building.push(across(ceiling, margin - beyond, right + beyond));
  }
  if (kind === "standing") building.push(across(bottom, margin - beyond, right + beyond));
  if (kind === "wall" && side) building.push(upright(side.x, top - beyond, bottom + beyond));
  if (kind === "recessed") {
    for (const { x, w } of bodies) {
      // The hole is as wide as stated; its rim covers the ceiling's edge.
      const hole = Math.min((cutOut ?? 0) * scale, w);
      const middle = x + w / 2;
      building.push(
        across(bottom, x - beyond * 2, middle - hole / 2),
        across(bottom, middle + hole / 2, x + w + beyond * 2),
      );
    }
  }
  if (canopy !== undefined && kind === "hanging" && !isCard && front) {
    const middle = front.x + front.w / 2;
    const half = Math.max((canopy * scale) / 2, thinnest);
    building.push(across(ceiling + 2, middle - half, middle + half));
    texts.push({ at: [middle, ceiling - 12], text: `rose ${mm(canopy)}` });
  }
  const cords = hangsOn ? bodies.map(({ x, w }) => brokenCord(x + w / 2, ceiling, top)) : [];

  const below = bottom + 18;
  bodies.forEach(({ x, w }, at) => {
    const centre = x + w / 2;
    measureLines.push(across(below, x, x + w));
    texts.push({ at: [centre, below + 18], text: mm(at === 0 ? width : (depth ?? 0)) });
    if (!isCard)
      texts.push({
        at: [centre, below + 38],
        text: at > 0 ? "side" : isRound ? "front and side" : "front",
      });
  });
  if (known && reference) {
    texts.push({ at: [reference.x + reference.w / 2, reference.y + reference.h + 18], text: known.name });
  }
  if (front) {
    const x = margin - 14 + Math.max(0, front.x - margin);
    measureLines.push(upright(x, top, bottom));
    texts.push({ at: [x - 8, Math.max((top + bottom) / 2, 36)], text: mm(height), isUpright: true });
  }
  let end = Math.max(below + (isCard ? 28 : 48), reference ? reference.y + reference.h + 28 : 0);
  if (!isCard) {
    const hang = hangText(measures);
    if (hang !== undefined) {
      measureLines.push(upright(right + 16, ceiling, bottom));
      texts.push({ at: [right + 30, (ceiling + bottom) / 2], text: hang, isUpright: true });
    }
    if (kind === "recessed" && ceilingDepth !== undefined) {
      measureLines.push(upright(right + 16, bottom - ceilingDepth * scale, bottom));
      texts.push({
        at: [(right + margin) / 2, end + 10],
        text: `needs ${mm(ceilingDepth)} above the ceiling`,
      });
      end += 20;
    }
    if (kind === "recessed" && cutOut !== undefined) {
      texts.push({ at: [(right + margin) / 2, end + 10], text: `cut-out ${mm(cutOut)}` });
      end += 20;
    }
  }
  return {
    width: right + margin,
    height: end,
    bodies,
    ...(reference && { reference }),
    building,
    cords,
    measures: measureLines,
    texts,
  };
}

/** Drawing units a millimetre, so that both views and their gap fit. */
function scaleOf(height: number, width: number, depth: number | undefined): number {
  if (depth === undefined) return Math.min(most.high / height, most.wide / width);
  const wide = most.wide - gap;
  const scale = Math.min(most.high / height, wide / (width + depth));
  const isNarrow = Math.min(width, depth) * scale < column;
  return isNarrow ? Math.min(most.high / height, (wide - column + gap) / Math.max(width, depth)) : scale;
}

/** A line with the zigzag that draughtsmen put where a length is shortened. */
function brokenCord(x: number, from: number, to: number): Point[] {
  const middle = (from + to) / 2;
  return [
    [x, from],
    [x, middle - 8],
    [x + 5, middle - 3],
    [x - 5, middle + 3],
    [x, middle + 8],
    [x, to],
  ];
}

/** "hangs 400 to 1,710 mm"; undefined where no drop is stated. */
function hangText({ dropMin, dropMax }: StatedMeasures): string | undefined {
  if (dropMax === undefined) return undefined;
  return dropMin === undefined || dropMin >= dropMax
    ? `hangs up to ${mm(dropMax)}`
    : `hangs ${dropMin.toLocaleString("en")} to ${mm(dropMax)}`;
}

/**
 * What the drawing says, in words, for people who cannot see it.
 * @returns for example "Height 210 mm, width 300 mm, depth 300 mm, hangs up to 1,710 mm."
 */
export function measuresInWords(measures: StatedMeasures): string {
  const { height, width, depth, canopy, cutOut, ceilingDepth } = measures;
  const parts = [
    `height ${mm(height)}`,
    `width ${mm(width)}`,
    depth !== undefined && `depth ${mm(depth)}`,
    hangText(measures),
    canopy !== undefined && `ceiling rose ${mm(canopy)} wide`,
    cutOut !== undefined && `cut-out ${mm(cutOut)}`,
    ceilingDepth !== undefined && `needs ${mm(ceilingDepth)} above the ceiling`,
  ];
  const sentence = parts.filter(Boolean).join(", ");
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}

function mm(value: number): string {
  return `${value.toLocaleString("en")} mm`;
}
