import { createHash } from "node:crypto";
import type { Kobo } from "@precise/cart-core/money";
import {
  changePrice,
  chargedPrice,
  type PriceFault,
  type PriceField,
  type ProductPrices,
  salePrices,
  specialIsBelowList,
} from "@precise/cart-core/price-change";
import { isBeyondOwnChange } from "@precise/cart-core/price-limit";
import { dayAndTime } from "@precise/contract/nigeria/lagos-days";
import { skuKeyOf } from "#api/modules/catalogue/import/catalogue-product.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { wireTime } from "#api/platform/time/wire-time.ts";
import { changedFields, type PriceEdit, type PriceWish } from "./price-wish.ts";
import { faultText } from "./price-words.ts";
import { type PricedProduct, readPricedProducts } from "./priced-products.ts";

/** What would become of one product. */
export interface PlannedRow {
  readonly sku: string;
  /** Undefined for a number that is not in the catalogue. */
  readonly product: PricedProduct | undefined;
  /** Undefined where it is refused. */
  readonly after: ProductPrices | undefined;
  readonly outcome: "changes" | "same" | "refused";
  /** Why it is refused. */
  readonly reason?: string;
  /** Further from the price of the day before than someone below the owner changes alone. */
  readonly isBeyond: boolean;
}

export interface PricePlan {
  readonly rows: readonly PlannedRow[];
  readonly counts: {
    readonly changes: number;
    readonly same: number;
    readonly refused: number;
    readonly beyond: number;
  };
  /** Names what the plan does: two that do the same have the same one. */
  readonly seen: string;
}

/** What a wish would do to each of its products, in their order. Nothing is changed. */
export async function planPrices(sql: Sql, priceChange: PriceWish): Promise<PricePlan> {
  const wanted = priceChange.kind === "edits" ? priceChange.edits.map(({ sku }) => sku) : priceChange.skus;
  const skus = new Map(wanted.map((sku) => [skuKeyOf(sku), sku]));
  const products = await readPricedProducts(sql, [...skus.keys()]);
  const ids = [...products.values()].map(({ id }) => id);
  const overlaps =
    priceChange.kind === "sale" ? await readOverlaps(sql, priceChange, ids) : new Map<number, string>();
  const change = changeOf(priceChange);
  const rows = [...skus].map(([key, sku]) => {
    const product = products.get(key);
    const taken = product && overlaps.get(product.id);
    return taken === undefined
      ? planRow(sku, product, change)
      : refusedRow(product?.sku ?? sku, product, taken);
  });
  const count = (outcome: PlannedRow["outcome"]) => rows.filter((row) => row.outcome === outcome).length;
  return {
    rows,
    counts: {
      changes: count("changes"),
      same: count("same"),
      refused: count("refused"),
      beyond: rows.filter(({ isBeyond }) => isBeyond).length,
    },
    seen: createHash("sha256")
      .update(
        JSON.stringify(
          rows.map(({ sku, outcome, product, after }) => [skuKeyOf(sku), outcome, product?.prices, after]),
        ),
      )
      .digest("hex")
      .slice(0, 32),
  };
}

/** What a product would cost, or which price of it cannot be so. */
type Changed = { readonly after: ProductPrices } | { readonly fault: PriceFault; readonly field: PriceField };

/** What a wish makes of a product's prices. */
function changeOf(priceChange: PriceWish): (product: PricedProduct) => Changed {
  if (priceChange.kind !== "edits") return ({ prices }) => byRule(prices, priceChange);
  const edits = new Map(priceChange.edits.map(({ sku, to }) => [skuKeyOf(sku), to]));
  return ({ skuKey, prices }) => byEdit(prices, edits.get(skuKey) ?? {});
}

function planRow(
  sku: string,
  product: PricedProduct | undefined,
  change: (product: PricedProduct) => Changed,
): PlannedRow {
  if (!product) return refusedRow(sku, product, "No product has this item number.");
  if (!product.isListed) return refusedRow(product.sku, product, "It is not on sale.");
  const { prices, dayBefore } = product;
  const changed = change(product);
  if ("fault" in changed)
    return refusedRow(product.sku, product, faultText(changed.fault, changed.field, prices));
  const { after } = changed;
  return {
    sku: product.sku,
    product,
    after,
    outcome: changedFields(prices, after).length === 0 ? "same" : "changes",
    isBeyond: isBeyondOwnChange(dayBefore, prices, after),
  };
}

function refusedRow(sku: string, product: PricedProduct | undefined, reason: string): PlannedRow {
  return { sku, product, after: undefined, outcome: "refused", reason, isBeyond: false };
}

function byRule(prices: ProductPrices, priceChange: Exclude<PriceWish, { kind: "edits" }>): Changed {
  const field = priceChange.kind === "sale" ? "special" : priceChange.field;
  const changed =
    priceChange.kind === "sale"
      ? salePrices(prices, priceChange.rule, priceChange.step)
      : changePrice(prices, field, priceChange.rule, priceChange.step, priceChange.also);
  return changed.ok ? { after: changed.value } : { fault: changed.code, field };
}

/** All prices of an edit together: a new list price and a special price below it may come at once. */
function byEdit(prices: ProductPrices, to: PriceEdit["to"]): Changed {
  const list: Kobo = to.list ?? prices.list;
  const after: ProductPrices = {
    list,
    special: to.special === undefined ? prices.special : to.special,
    trade: to.trade === undefined ? prices.trade : to.trade,
    cost: to.cost === undefined ? prices.cost : to.cost,
  };
  if (specialIsBelowList(after)) return { after };
  return { fault: "special-not-below-list", field: to.special === undefined ? "list" : "special" };
}

/** Whether a shopper, or where that stays, a trade client would pay more or less. */
export function directionOf(before: ProductPrices, after: ProductPrices): "up" | "down" | "same" {
  const shopper = chargedPrice(after) - chargedPrice(before);
  const moved = shopper === 0 ? (after.trade ?? 0) - (before.trade ?? 0) : shopper;
  if (moved === 0) return "same";
  return moved > 0 ? "up" : "down";
}

/**
 * Which of the products are in another sale during a time.
 * @returns why each of those cannot be in one more, with the name of the other
 */
async function readOverlaps(
  sql: Sql,
  { from, until }: { readonly from: Date; readonly until: Date },
  productIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await sql.query<{ product_id: number; name: string; effective_at: Date; ends_at: Date }>(
    `select distinct on (r.product_id) r.product_id, c.name, c.effective_at, c.ends_at
     from price_change c join price_change_row r on r.change_id = c.id and r.outcome in ('planned', 'applied')
     where c.kind = 'sale' and c.state in ('scheduled', 'applied') and c.effective_at < $2 and c.ends_at > $1
       and r.product_id = any($3::int[])
     order by r.product_id, c.effective_at`,
    [from, until, productIds],
  );
  return new Map(
    rows.map(({ product_id, name, effective_at, ends_at }) => [
      product_id,
      `It is in the sale “${name}” from ${momentText(effective_at)} to ${momentText(ends_at)}.`,
    ]),
  );
}

function momentText(moment: Date): string {
  return dayAndTime(wireTime(moment));
}
