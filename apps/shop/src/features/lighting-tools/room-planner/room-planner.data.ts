import "server-only";
import type { LightingTarget } from "@precise/contract/shop/light/lighting";
import type { Product } from "@precise/contract/shop/product";
import { largestPageSize } from "@precise/contract/shop/product-list";
import { ceilingCategoryIds } from "#shop/base/ceiling-categories.ts";
import type { CatalogueSource } from "#shop/base/server/api-source.ts";
import { catalogueSource } from "#shop/base/server/catalogue-source.ts";
import { loadLightingFigures } from "#shop/base/server/lighting-figures.ts";
import { answerRoom, kelvinsOf, type PlannerStock, planOfSku, type SkuFault } from "./plan-answer.ts";
import { type PlannerValues, type RoomTask, readPlannerValues, roomTask } from "./planner-values.ts";
import type { LightPlan } from "./rank-plans.ts";

/** What the planner's page shows. */
export interface RoomPlannerContent {
  readonly values: PlannerValues;
  readonly targets: readonly LightingTarget[];
  readonly kelvins: readonly string[];
  /** Undefined while a value cannot be used. */
  readonly task: RoomTask | undefined;
  readonly skuFault: SkuFault | undefined;
  /** Undefined where nothing answers the room. */
  readonly shown: ShownPlan | undefined;
  readonly plans: readonly LightPlan[];
  readonly lowGlare: number | undefined;
}

/** The plan that is drawn. */
export interface ShownPlan {
  readonly plan: LightPlan;
  /** The visitor's own choice, not the best one. */
  readonly isChosen: boolean;
  /** Pieces left; only where there are few. */
  readonly stockLeft: number | undefined;
}

const bulbCategoryId = 34;

/** @throws ApiCallError when the catalogue does not answer */
export async function loadRoomPlanner(params: URLSearchParams): Promise<RoomPlannerContent> {
  const source = catalogueSource();
  const [figures, stock] = await Promise.all([loadLightingFigures(), stockNow(source)]);
  const targets = figures?.targets ?? [];
  const kelvins = kelvinsOf(stock);
  const values = readPlannerValues(params, targets, kelvins);
  const task = roomTask(values, targets);
  const read = { values, targets, kelvins, task };
  if (task === undefined) {
    return { ...read, skuFault: undefined, shown: undefined, plans: [], lowGlare: undefined };
  }
  const { plans, lowGlare } = answerRoom(values, task, stock);
  const outcome = values.sku === "" ? undefined : await planAsked(source, stock, values, task);
  const skuFault = typeof outcome === "string" ? outcome : undefined;
  const chosen = typeof outcome === "string" ? undefined : outcome;
  const plan = chosen ?? (skuFault === undefined ? plans[0] : undefined);
  return {
    ...read,
    skuFault,
    plans,
    lowGlare,
    shown: plan && {
      plan,
      isChosen: chosen !== undefined,
      stockLeft: (await fullProduct(source, plan))?.stock_left,
    },
  };
}

const freshMs = 5_000;
let kept: { readonly until: number; readonly stock: Promise<PlannerStock> } | undefined;

/** What everybody plans with, at most five seconds old: each change of a form would ask for all of it again. @source design D32 */
function stockNow(source: CatalogueSource): Promise<PlannerStock> {
  if (kept !== undefined && kept.until > Date.now()) return kept.stock;
  const read = { until: Date.now() + freshMs, stock: loadStock(source) };
  kept = read;
  read.stock.catch(() => {
    if (kept === read) kept = undefined;
  });
  return read.stock;
}

/** The first page of each category: what costs least for its light, and then what is planned with bulbs. */
async function loadStock(source: CatalogueSource): Promise<PlannerStock> {
  const itemsOf = async (categoryId: number) => {
    const list = await source.listing({
      categoryId,
      sort: { field: "price_per_klm", direction: "ASC" },
      pageSize: largestPageSize,
    });
    return list?.items ?? [];
  };
  const [bulbs, ...fittings] = await Promise.all([bulbCategoryId, ...ceilingCategoryIds].map(itemsOf));
  const once = new Map(fittings.flat().map((item) => [item.sku, item]));
  return { bulbs: bulbs ?? [], fittings: [...once.values()] };
}

async function planAsked(
  source: CatalogueSource,
  stock: PlannerStock,
  values: PlannerValues,
  task: RoomTask,
): Promise<LightPlan | SkuFault> {
  const known = stock.fittings.find(({ sku }) => sku.toUpperCase() === values.sku);
  const [item] = known ? [known] : await source.products([values.sku]);
  return planOfSku(values, task, stock, item);
}

function fullProduct(source: CatalogueSource, { light: { item } }: LightPlan): Promise<Product | null> {
  return source.product(item.urlPath.slice("/product/".length));
}
