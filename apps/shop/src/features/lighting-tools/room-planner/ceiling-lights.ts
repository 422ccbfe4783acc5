import type { Kobo } from "@precise/cart-core/money";
import { addKobo, timesKobo } from "@precise/cart-core/money";
import type { ProductItem } from "@precise/contract/shop/product";
import { factsOfArticle, plannedArticle } from "@precise/lighting/article-facts";
import { fitsHolders, outputShare } from "@precise/lighting/bulbs-for-fittings";
import type { PlannedFitting } from "@precise/lighting/room-plan";
import { pricesOf } from "#shop/base/amounts.ts";

/** A light that a room can be planned with, and the bulbs without which it gives no light. */
export interface CeilingLight {
  readonly item: ProductItem;
  readonly planned: PlannedFitting;
  readonly lamps: { readonly item: ProductItem; readonly each: number } | null;
  /** What one costs with its bulbs. */
  readonly unitKobo: Kobo;
}

/**
 * A product as a light of a ceiling: with light of its own, or with the brightest bulb of ours that fits.
 * @param bulbs everything that may be its bulb
 * @returns undefined where it is no fitting, or its lumens are not to be known
 */
export function ceilingLight(item: ProductItem, bulbs: readonly ProductItem[]): CeilingLight | undefined {
  const kind = item.attributes.article_kind;
  if (kind !== undefined && kind !== "fitting") return undefined;
  const planned = plannedArticle(item.attributes);
  const { now } = pricesOf(item);
  if (planned !== undefined) return { item, planned, lamps: null, unitKobo: now };
  const lamps = bulbsFor(item, bulbs);
  return lamps === null ? undefined : withBulbs(item, lamps);
}

/** A fitting without light of its own, with bulbs in all its holders; undefined where it is not stated how it sends its light. */
function withBulbs(item: ProductItem, lamps: NonNullable<CeilingLight["lamps"]>): CeilingLight | undefined {
  const spread = item.attributes.light_spread;
  const bulb = plannedArticle(lamps.item.attributes);
  if (bulb === undefined || typeof spread !== "string") return undefined;
  const output = spread === "all-round" ? outputShare.shade : outputShare.open;
  const shape = plannedArticle({ ...item.attributes, luminous_flux: bulb.lumens * lamps.each * output });
  if (shape === undefined) return undefined;
  return {
    item,
    lamps,
    planned: { ...shape, watts: bulb.watts === undefined ? undefined : bulb.watts * lamps.each },
    unitKobo: addKobo(pricesOf(item).now, timesKobo(pricesOf(lamps.item).now, lamps.each)),
  };
}

/** The brightest bulb in stock that fits; of equals the cheapest. */
function bulbsFor(item: ProductItem, bulbs: readonly ProductItem[]): CeilingLight["lamps"] {
  const fitting = factsOfArticle(item.attributes);
  const each = fitting.holders;
  if (fitting.hasLamps !== false || each === undefined) return null;
  const [best] = bulbs
    .filter((bulb) => {
      const facts = factsOfArticle(bulb.attributes);
      const isSold = bulb.stock_status !== "OUT_OF_STOCK";
      return isSold && facts.isRechargeable !== true && fitsHolders(fitting, facts);
    })
    .sort((one, other) => lumensOf(other) - lumensOf(one) || pricesOf(one).now - pricesOf(other).now);
  return best && lumensOf(best) > 0 ? { item: best, each } : null;
}

function lumensOf({ attributes }: ProductItem): number {
  return plannedArticle(attributes)?.lumens ?? 0;
}
