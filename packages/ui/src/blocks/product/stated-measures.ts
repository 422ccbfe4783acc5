import { type Silhouette, silhouetteOf } from "./silhouette.ts";

/** How a light is placed, as far as its attributes say: a drawing shows the ceiling, wall or floor only where it is known. */
export type DrawingKind = "hanging" | "recessed" | "ceiling" | "wall" | "standing" | "plain";

/** What a dimension drawing is made from, in millimetres; what is not stated is left out and not drawn. */
export interface StatedMeasures {
  readonly kind: DrawingKind;
  /** Its outline; a box where nothing is known of it. */
  readonly silhouette?: Silhouette;
  readonly height: number;
  readonly width: number;
  readonly depth?: number;
  /** From the ceiling to the lowest point. */
  readonly dropMin?: number;
  readonly dropMax?: number;
  /** Width of the ceiling rose. */
  readonly canopy?: number;
  /** Width of the hole in the ceiling, and the depth that is needed above it. */
  readonly cutOut?: number;
  readonly ceilingDepth?: number;
}

/** Ceiling lights: one of the category ids that every catalogue has. */
const ceilingLights = 30;
/** Table lamps are one of those too; desk and floor lamps and Focale's have these ids in the sample. */
const standingLights: ReadonlySet<number> = new Set([38, 42, 31, 82, 83]);

/**
 * The drawing of an article from its attributes.
 * @param categoryIds all categories that it is in
 * @param name says its shape, where it does
 * @returns undefined where its height or width is not stated
 * @source design D30
 */
export function drawingOf(
  attributes: Readonly<Record<string, string | number | readonly string[]>>,
  categoryIds: readonly number[],
  name = "",
): StatedMeasures | undefined {
  const mm = (code: string) => millimetres(attributes[code]);
  const [height, width] = [mm("height"), mm("width")];
  if (height === undefined || width === undefined) return undefined;
  const others = {
    depth: mm("depth"),
    dropMin: mm("drop_min"),
    dropMax: mm("drop_max"),
    canopy: mm("canopy"),
    cutOut: mm("cut_out"),
    ceilingDepth: mm("ceiling_depth"),
  };
  const stated = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== undefined));
  const kind = kindOf(others, attributes.terminal, categoryIds);
  const silhouette = silhouetteOf(name, { width, depth: others.depth });
  return { kind, height, width, ...stated, ...(silhouette !== "box" && { silhouette }) };
}

function kindOf(
  { dropMax, cutOut }: { readonly dropMax: number | undefined; readonly cutOut: number | undefined },
  terminal: string | number | readonly string[] | undefined,
  categoryIds: readonly number[],
): DrawingKind {
  if (dropMax !== undefined) return "hanging";
  if (cutOut !== undefined) return "recessed";
  if (terminal === "wall") return "wall";
  if (terminal === "ceiling" && categoryIds.includes(ceilingLights)) return "ceiling";
  if (terminal === "ground" || categoryIds.some((id) => standingLights.has(id))) return "standing";
  return "plain";
}

function millimetres(value: string | number | readonly string[] | undefined): number | undefined {
  if (typeof value !== "number" && typeof value !== "string") return undefined;
  const number = Number(value);
  return Number.isFinite(number) && number > 0 ? number : undefined;
}
