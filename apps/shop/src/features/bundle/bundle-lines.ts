import { addKobo, formatNaira, type Kobo, timesKobo } from "@precise/cart-core/money";
import type { Product, ProductItem } from "@precise/contract/shop/product";
import { factsOfArticle } from "@precise/lighting/article-facts";
import { neededPieces, type PieceOnSale } from "@precise/lighting/needed-pieces";
import { pricesOf } from "#shop/base/amounts.ts";
import { bundleCopy as copy } from "./bundle-copy.ts";

/** One line of the form, ready to show. */
export interface BundleLine {
  readonly sku: string;
  /** Its page; of the product itself there is none to lead to. */
  readonly href?: string;
  readonly quantity: number;
  readonly text: string;
  /** Why it is here, and what one piece costs where there are several. */
  readonly note: string;
  readonly price: string;
}

export interface Bundle {
  readonly title: string;
  readonly lines: readonly BundleLine[];
  /** What all of it costs. */
  readonly total: string;
}

/**
 * How many of an article may be taken: of few in stock one is certain; how many there are of the others is not said, and the cart
 * says where it is less.
 */
const takenOf = { IN_STOCK: Number.POSITIVE_INFINITY, LOW_STOCK: 1, OUT_OF_STOCK: 0 } as const;

/**
 * A product with what it needs, each priced; null where it needs nothing, nothing suits, or it is sold out itself.
 * @param onSale bulbs, drivers and dimmers, those that the shop puts first before the others
 */
export function bundleOf(product: Product, onSale: readonly ProductItem[]): Bundle | null {
  if (product.stock_status === "OUT_OF_STOCK") return null;
  const pieces = neededPieces(pieceOf(product), onSale.map(pieceOf));
  if (pieces.length === 0) return null;
  const needed = pieces.map(({ why, piece: { item }, quantity }) => ({ item, quantity, why: copy.why[why] }));
  const all = [{ item: product, quantity: 1, why: copy.itself }, ...needed];
  return {
    title: pieces.every(({ why }) => why === "dimmer") ? copy.dimTitle : copy.title,
    lines: all.map(({ item, quantity, why }) => ({
      sku: item.sku,
      ...(item !== product && { href: item.urlPath }),
      quantity,
      text: copy.pieces(quantity, item.name),
      note: quantity === 1 ? why : `${why} ${copy.each(formatNaira(pricesOf(item).now))}`,
      price: formatNaira(priceOf(item, quantity)),
    })),
    total: formatNaira(addKobo(...all.map(({ item, quantity }) => priceOf(item, quantity)))),
  };
}

function pieceOf(item: ProductItem): PieceOnSale & { readonly item: ProductItem } {
  const { sku, name, attributes, stock_status } = item;
  return { id: sku, name, facts: factsOfArticle(attributes), pieces: takenOf[stock_status], item };
}

function priceOf(item: ProductItem, quantity: number): Kobo {
  return timesKobo(pricesOf(item).now, quantity);
}
