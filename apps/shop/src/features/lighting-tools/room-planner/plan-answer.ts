import type { ProductItem } from "@precise/contract/shop/product";
import { factsOfArticle } from "@precise/lighting/article-facts";
import { type CeilingLight, ceilingLight } from "./ceiling-lights.ts";
import type { PlannerValues, RoomTask } from "./planner-values.ts";
import { type LightPlan, planWith, rankPlans } from "./rank-plans.ts";

/** What a room can be planned with. */
export interface PlannerStock {
  /** Everything in the categories of lights for ceilings. */
  readonly fittings: readonly ProductItem[];
  readonly bulbs: readonly ProductItem[];
}

/** Lights that answer a room. */
export interface PlanAnswer {
  /** The best first. */
  readonly plans: readonly LightPlan[];
  /** For eyes of 60 and more: of so many lights the makers say that they do not glare. */
  readonly lowGlare: number | undefined;
}

/** Where people work at home: neutral light suits them as well. @source design "Lighting" */
const coolUses: ReadonlySet<string> = new Set(["kitchen", "worktop", "study", "bathroom", "mirror"]);
/** Kelvin; up to here light is warm. */
const mostWarmKelvin = 3_000;

/** Why a light that was asked for by its number cannot be planned with. */
export type SkuFault = "unknown" | "bulb" | "no-lumens" | "too-many";

/** Colours of light that are to be had, in kelvin, warm ones first. */
export function kelvinsOf(stock: PlannerStock): string[] {
  const kelvins = [...stock.fittings, ...stock.bulbs].flatMap((item) => kelvinOf(item) ?? []);
  return [...new Set(kelvins)].sort((one, other) => one - other).map(String);
}

/** Every light of the stock that answers the room. */
export function answerRoom(values: PlannerValues, task: RoomTask, stock: PlannerStock): PlanAnswer {
  const lights = lightsOf(values, task, stock);
  const quiet = lights.filter(({ item }) => item.attributes.low_glare === "1");
  return {
    plans: rankPlans(task, values.isForEyes ? quiet : lights),
    lowGlare: values.isForEyes ? quiet.length : undefined,
  };
}

/** The room with a light that was asked for, whether or not it is the right one. @param item undefined where we have none */
export function planOfSku(
  values: PlannerValues,
  task: RoomTask,
  stock: PlannerStock,
  item: ProductItem | undefined,
): LightPlan | SkuFault {
  if (item === undefined) return "unknown";
  if (item.attributes.article_kind === "lamp") return "bulb";
  const light = ceilingLight(item, bulbsOf(values, task, stock)) ?? ceilingLight(item, stock.bulbs);
  if (light === undefined) return "no-lumens";
  return planWith(task, light) ?? "too-many";
}

function lightsOf(values: PlannerValues, task: RoomTask, stock: PlannerStock): CeilingLight[] {
  const bulbs = bulbsOf(values, task, stock);
  const lights = stock.fittings.flatMap(
    (item) => ceilingLight(item, bulbs) ?? ceilingLight(item, stock.bulbs) ?? [],
  );
  return lights.filter(({ item, lamps }) => hasColour(values, lamps?.item ?? item));
}

/** Of the colour that was asked for, else of one that suits the room. */
function bulbsOf(values: PlannerValues, { target }: RoomTask, { bulbs }: PlannerStock): ProductItem[] {
  if (values.kelvin.value !== "any") return bulbs.filter((bulb) => hasColour(values, bulb));
  const isWarm = !target.is_work_place && !coolUses.has(target.use);
  return isWarm ? bulbs.filter((bulb) => (kelvinOf(bulb) ?? 0) <= mostWarmKelvin) : [...bulbs];
}

function hasColour({ kelvin }: PlannerValues, item: ProductItem): boolean {
  return kelvin.value === "any" || String(kelvinOf(item)) === kelvin.value;
}

function kelvinOf({ attributes }: ProductItem): number | undefined {
  return factsOfArticle(attributes).colourTemperature;
}
