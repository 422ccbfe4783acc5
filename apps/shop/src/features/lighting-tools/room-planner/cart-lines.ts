import { maxQuantityPerLine } from "@precise/cart-core/limits";
import type { SharedLine } from "@precise/cart-core/shared-lines";
import type { LightPlan } from "./rank-plans.ts";

/** What of a plan goes into the cart. */
export interface PlanLines {
  /** Empty where nothing is to be had. */
  readonly lines: readonly SharedLine[];
  readonly lights: number;
  readonly bulbs: number;
}

/** The lights of a plan and their bulbs, as far as they are in stock. @param stockLeft known where few are left */
export function planLines({ light, plan }: LightPlan, stockLeft: number | undefined): PlanLines {
  if (light.item.stock_status === "OUT_OF_STOCK") return { lines: [], lights: 0, bulbs: 0 };
  const lights = Math.min(plan.count, stockLeft ?? plan.count, maxQuantityPerLine);
  const bulbs = Math.min(lights * (light.lamps?.each ?? 0), maxQuantityPerLine);
  return {
    lights,
    bulbs,
    lines: [
      { sku: light.item.sku, quantity: lights },
      ...(light.lamps === null ? [] : [{ sku: light.lamps.item.sku, quantity: bulbs }]),
    ],
  };
}
