import { type PriceField, type ProductPrices, specialIsBelowList } from "@precise/cart-core/price-change";
import { changeProducts, type ProductChange } from "#api/modules/catalogue/change/change-products.ts";
import { type CatalogueProduct, skuKeyOf } from "#api/modules/catalogue/import/catalogue-product.ts";
import { findStored, type StoredProduct } from "#api/modules/catalogue/import/stored-products.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { changedFields } from "./price-wish.ts";
import { fieldNames } from "./price-words.ts";
import { pricesOf } from "./priced-products.ts";

/** The category that sales show their products in. */
export const saleCategoryId = 182;

/** A product that goes from one set of prices to another. */
export interface PriceMove {
  readonly position: number;
  readonly sku: string;
  readonly from: ProductPrices;
  readonly to: ProductPrices;
  /** What becomes of its place in the category Sale. */
  readonly category: "in" | "out" | "stays";
}

/** How it went: what was written, and why some were left as they are. */
export interface MovedPrices {
  readonly moved: readonly (PriceMove & { readonly wasPutIn: boolean })[];
  readonly left: readonly { readonly position: number; readonly reason: string }[];
}

/**
 * Moves prices where they still are what the move starts from, all in one version of the catalogue.
 * @param end `apply`: nothing of what the plan hangs on may have changed; `undo`: the moved prices alone; `end`, of a sale:
 *   the special price alone, which goes altogether where the earlier one would not be below the list price any more
 */
export async function movePrices(
  tx: Sql,
  moves: readonly PriceMove[],
  end: "apply" | "undo" | "end",
): Promise<MovedPrices> {
  const stored = await findStored(
    tx,
    moves.map(({ sku }) => skuKeyOf(sku)),
  );
  const changes: ProductChange[] = [];
  const moved: (PriceMove & { wasPutIn: boolean })[] = [];
  const left: { position: number; reason: string }[] = [];
  for (const move of moves) {
    const before = stored.get(skuKeyOf(move.sku));
    const reason = whyNot(before, move, end);
    if (before === undefined || reason !== undefined) {
      left.push({ position: move.position, reason: reason ?? gone });
      // A sale is over in any case.
      if (before && end === "end") changes.push(withCategories(before, move.category));
      continue;
    }
    const prices = movedPrices(before.product, move, end);
    if (!specialIsBelowList(prices)) {
      left.push({ position: move.position, reason: "Its price would not be above its special price." });
      continue;
    }
    const change = withCategories(before, move.category);
    changes.push({ ...change, product: withPrices(change.product, prices) });
    const wasPutIn = change.product.categoryIds.length > before.product.categoryIds.length;
    moved.push({ ...move, wasPutIn });
  }
  await changeProducts(tx, changes);
  return { moved, left };
}

const gone = "It is not in the catalogue any more.";

function withCategories(before: StoredProduct, category: PriceMove["category"]): ProductChange {
  const categoryIds = movedCategories(before.product.categoryIds, category);
  return { before, product: { ...before.product, categoryIds }, isWithdrawn: before.isWithdrawn };
}

function whyNot(
  before: StoredProduct | undefined,
  move: PriceMove,
  end: "apply" | "undo" | "end",
): string | undefined {
  if (!before) return gone;
  // What was reduced is not left so in a product that comes back later.
  if (before.isWithdrawn && end === "apply") return "It is not on sale any more.";
  const now = pricesOfProduct(before.product);
  const changed = relevantFields(move, end).find((field) => now[field] !== move.from[field]);
  return changed && `Its ${fieldNames[changed]} was changed since.`;
}

/** The prices that must still be as they were. A list price and a special price hang on each other. */
function relevantFields({ from, to }: PriceMove, end: "apply" | "undo" | "end"): readonly PriceField[] {
  if (end === "end") return ["special"];
  const moved = changedFields(from, to);
  const isShoppers = moved.includes("list") || moved.includes("special");
  return end === "apply" && isShoppers ? [...new Set<PriceField>([...moved, "list", "special"])] : moved;
}

function movedPrices(
  product: CatalogueProduct,
  { from, to }: PriceMove,
  end: "apply" | "undo" | "end",
): ProductPrices {
  const now = pricesOfProduct(product);
  const moved = Object.fromEntries(changedFields(from, to).map((field) => [field, to[field]]));
  const prices = { ...now, ...moved };
  return end === "end" && !specialIsBelowList(prices) ? { ...prices, special: null } : prices;
}

function movedCategories(ids: readonly number[], category: PriceMove["category"]): readonly number[] {
  if (category === "in") return ids.includes(saleCategoryId) ? ids : [...ids, saleCategoryId];
  const rest = ids.filter((id) => id !== saleCategoryId);
  // A product is in a category.
  return category === "out" && rest.length > 0 ? rest : ids;
}

function withPrices(
  product: CatalogueProduct,
  { list, special, trade, cost }: ProductPrices,
): CatalogueProduct {
  return {
    ...product,
    listPriceKobo: list,
    specialPriceKobo: special,
    tradePriceKobo: trade,
    costPriceKobo: cost,
  };
}

function pricesOfProduct(product: CatalogueProduct): ProductPrices {
  return pricesOf({
    list_price_kobo: product.listPriceKobo,
    special_price_kobo: product.specialPriceKobo,
    trade_price_kobo: product.tradePriceKobo,
    cost_price_kobo: product.costPriceKobo,
  });
}
