import type { Product, ProductItem } from "@precise/contract/shop/product";
import { factsOfArticle } from "@precise/lighting/article-facts";
import { fitsHolders } from "@precise/lighting/bulbs-for-fittings";

/** What a product's page leads on to. */
export interface Companions {
  /** What is used together with it: lamps that fit it first, then the rest of the range. */
  readonly goesWith: readonly ProductItem[];
  /** What could be bought in its place: from the same category. */
  readonly similar: readonly ProductItem[];
}

const most = 4;
/** A lamp is soon chosen, and each card is a part of a page that should arrive quickly. */
const mostLamps = 2;

/**
 * Sorts what the catalogue calls related by what is true of it: the same category is a choice instead, another category
 * goes with it. Lamps only where the fitting comes without, and only those that fit.
 * @param related the products of `related_skus`
 * @param lamps everything in the category of the lamp among them
 */
export function companionsOf(
  product: Product,
  related: readonly Product[],
  lamps: readonly ProductItem[],
): Companions {
  const leaf = leafOf(product);
  const fitting = [...related, ...lamps].filter((item) => fits(product, item));
  const isLamp = new Set([...lamps.map(({ sku }) => sku), ...fitting.map(({ sku }) => sku)]);
  const others = related.filter(({ sku }) => !isLamp.has(sku));
  return {
    goesWith: [
      ...available(fitting).slice(0, mostLamps),
      ...available(others.filter((other) => leafOf(other) !== leaf)),
    ].slice(0, most),
    similar: availableFirst(others.filter((other) => leafOf(other) === leaf)).slice(0, most),
  };
}

/** The category of the first lamp that fits; null where the product needs none. */
export function lampCategoryOf(product: Product, related: readonly Product[]): number | null {
  const lamp = related.find((item) => fits(product, item));
  return (lamp && leafOf(lamp)) ?? null;
}

/** Whether a lamp can be used in a fitting that comes without. */
export function fits(fitting: Pick<Product, "attributes">, lamp: Pick<ProductItem, "attributes">): boolean {
  const facts = factsOfArticle(fitting.attributes);
  return facts.hasLamps === false && fitsHolders(facts, factsOfArticle(lamp.attributes));
}

function leafOf({ categories }: Pick<Product, "categories">): number | undefined {
  return categories.at(-1)?.id;
}

/** Each once, and only what can be had: what is out of stock goes with nothing. */
function available(items: readonly ProductItem[]): ProductItem[] {
  const once = [...new Map(items.map((item) => [item.sku, item])).values()];
  return once.filter(({ stock_status }) => stock_status !== "OUT_OF_STOCK");
}

function availableFirst(items: readonly ProductItem[]): ProductItem[] {
  return [...available(items), ...items.filter(({ stock_status }) => stock_status === "OUT_OF_STOCK")];
}
