import { type Kobo, timesKobo } from "@precise/cart-core/money";
import { factsOfArticle } from "@precise/lighting/article-facts";
import { outdoorIp, wayHeightM } from "@precise/lighting/place-limits";
import { planRoom, type RoomPlan } from "@precise/lighting/room-plan";
import type { CeilingLight } from "./ceiling-lights.ts";
import { placesOf, underFan } from "./fan-clearance.ts";
import { sizeOf } from "./fitting-size.ts";
import type { RoomTask } from "./planner-values.ts";

/** More than this over the target is brighter than was asked for. */
const mostOverTarget = 1.4;
/** Larger grids that are looked at for a fan's sake. */
const mostTries = 8;

/** What speaks against a plan, or must be known of it. */
export type PlanNote = "spots" | "rough" | "bright" | "fan" | "low" | "splash" | "sold-out";

/** A light as it would light the room. */
export interface LightPlan {
  readonly light: CeilingLight;
  readonly plan: RoomPlan;
  /** All of them, bulbs included. */
  readonly totalKobo: Kobo;
  /** Undefined where it is not stated. */
  readonly watts: number | undefined;
  readonly notes: readonly PlanNote[];
  /** How many are under a fan, or too near to it. */
  readonly underFan: number;
}

/** The room with one light. @returns undefined where the room would take more than can be laid out, or nothing would do */
export function planWith(task: RoomTask, light: CeilingLight): LightPlan | undefined {
  const { room } = task;
  const { item } = light;
  const { plan, hits } = layOut(task, light) ?? {};
  if (plan === undefined || hits === undefined) return undefined;
  const facts = factsOfArticle(item.attributes);
  const bottomM = room.ceilingM - (facts.dropMinM ?? 0);
  const notes: readonly (readonly [PlanNote, boolean])[] = [
    ["sold-out", item.stock_status === "OUT_OF_STOCK"],
    ["spots", plan.warnings.includes("spots")],
    ["fan", hits > 0],
    ["low", bottomM < wayHeightM && !isOverTable(task)],
    ["splash", needsSplashProof(task) && (facts.ip === undefined || facts.ip < outdoorIp.sheltered)],
    ["bright", plan.lux > room.targetLux * mostOverTarget],
    ["rough", plan.warnings.includes("rough")],
  ];
  return {
    light,
    plan,
    totalKobo: timesKobo(light.unitKobo, plan.count),
    watts: light.planned.watts === undefined ? undefined : light.planned.watts * plan.count,
    notes: notes.flatMap(([note, applies]) => (applies ? [note] : [])),
    underFan: hits,
  };
}

/**
 * The plan with the fewest fittings; where one of them would hang under the fan, the next larger grid that leaves the fan free
 * and is not twice as bright as was asked for.
 * @returns `hits`: how many fittings are in the fan's way
 */
function layOut({ room, fanM }: RoomTask, { item, planned }: CeilingLight) {
  const first = planRoom(room, planned);
  if (!first.ok) return undefined;
  const reachM = sizeOf(item).longM / 2;
  const hitsOf = (plan: RoomPlan) =>
    fanM === undefined ? 0 : underFan(placesOf(plan), room, fanM, reachM).length;
  let plan = first.value;
  for (let tries = 0; tries < mostTries && hitsOf(plan) > 0; tries += 1) {
    // A little less than one fitting more gives.
    const targetLux = (plan.lux * (plan.count + 0.99)) / plan.count;
    const next = planRoom({ ...room, targetLux }, planned);
    if (!next.ok || next.value.lux > room.targetLux * 2) break;
    plan = next.value;
  }
  return hitsOf(plan) === 0 ? { plan, hits: 0 } : { plan: first.value, hits: hitsOf(first.value) };
}

/**
 * Lights that answer the room, the best first: those against which nothing speaks, then by what all of them cost. A narrow room
 * is rough with every light. Of one design in several finishes the cheapest stands for all.
 */
export function rankPlans(task: RoomTask, lights: readonly CeilingLight[]): LightPlan[] {
  const plans = lights
    .flatMap((light) => planWith(task, light) ?? [])
    .filter(({ notes }) => !notes.includes("sold-out") && !notes.includes("splash"))
    .sort((one, other) => faultsOf(one) - faultsOf(other) || one.totalKobo - other.totalKobo);
  const seen = new Set<string>();
  return plans.filter(({ light: { item } }) => {
    const design = designName(item);
    return !seen.has(design) && seen.add(design);
  });
}

/** Whether only fittings that bear splashes belong there. @source design "Lighting" */
export function needsSplashProof({ target }: Pick<RoomTask, "target">): boolean {
  return ["bathroom", "mirror", "wash-room", "terrace", "path"].includes(target.use);
}

function isOverTable({ target }: RoomTask): boolean {
  return target.use === "dining" || target.use === "worktop";
}

/** 2 for what will disturb, 1 for more light than was asked for. */
function faultsOf({ notes }: LightPlan): number {
  if (notes.some((note) => note !== "rough" && note !== "bright")) return 2;
  return notes.includes("bright") ? 1 : 0;
}

/** "Prime Fixed Downlight" of "Prime Fixed Downlight, Matt Black". */
function designName({ name, finishes }: CeilingLight["item"]): string {
  const ending = finishes[0] ? `, ${finishes[0].label}` : "";
  return ending !== "" && name.endsWith(ending) ? name.slice(0, -ending.length) : name;
}
