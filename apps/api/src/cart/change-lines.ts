import { maxLinesPerCart, maxQuantityPerLine } from "@precise/cart-core/limits";
import { naira } from "@precise/cart-core/money";
import type { CartNotice } from "@precise/contract/cart";
import type { ApiError } from "@precise/contract/envelope";
import type { SellableProduct } from "../catalogue/products-for-cart.ts";
import type { CartLine } from "./cart-line.ts";

/** What a call asks for one product. `add` is on top of what the cart has, `set` in its place. */
export interface Wish {
  readonly kind: "add" | "set";
  readonly sku: string;
  readonly quantity: number;
  /** Where in the call it stands, for naming it in an error. */
  readonly index: number;
}

export type ChangedLines =
  | {
      readonly ok: true;
      /** All lines as they are then, in order. */
      readonly lines: readonly CartLine[];
      readonly set: readonly CartLine[];
      readonly removed: readonly string[];
      readonly notices: readonly CartNotice[];
    }
  | { readonly ok: false; readonly errors: readonly ApiError[] };

/** Far below what whole kobo can count, so that no later price change can make a cart's sums overflow. */
const largestSubtotal = naira(1_000_000_000_000);

/** How much a cart may hold; a trade client's holds more. */
export interface CartLimits {
  readonly mostPerLine: number;
  readonly mostLines: number;
}

const shoppersLimits: CartLimits = { mostPerLine: maxQuantityPerLine, mostLines: maxLinesPerCart };

/**
 * The cart after a call's wishes, all of them or none. More than is in stock becomes what is in stock, with a notice;
 * where nothing is left the wish is refused, and so is more than the limit of a line.
 * @param sellable every product on sale among the wishes and the lines
 */
export function changeLines(
  lines: readonly CartLine[],
  wishes: readonly Wish[],
  sellable: ReadonlyMap<string, SellableProduct>,
  limits: CartLimits = shoppersLimits,
): ChangedLines {
  const after = new Map(lines.map((line) => [line.sku, line]));
  const set: CartLine[] = [];
  const removed: string[] = [];
  const notices: CartNotice[] = [];
  const errors: ApiError[] = [];
  for (const wish of wishes) {
    if (wish.kind === "set" && wish.quantity === 0) {
      if (after.delete(wish.sku)) removed.push(wish.sku);
      continue;
    }
    const product = sellable.get(wish.sku);
    const wanted = wish.quantity + (wish.kind === "add" ? (after.get(wish.sku)?.quantity ?? 0) : 0);
    const error = refusal(wish, wanted, product, limits);
    if (error || !product) {
      if (error) errors.push(error);
      continue;
    }
    const line = {
      sku: wish.sku,
      quantity: Math.min(wanted, product.stockQty),
      seenPrice: product.priceKobo,
    };
    if (line.quantity < wanted) notices.push(capped(product, line.quantity));
    after.set(wish.sku, line);
    set.push(line);
  }
  if (errors.length > 0) return { ok: false, errors };
  const tooLarge = whatIsTooLarge([...after.values()], sellable, limits);
  if (tooLarge) return { ok: false, errors: [{ code: "cart_too_large", message: tooLarge, field: "items" }] };
  return { ok: true, lines: [...after.values()], set, removed, notices };
}

function refusal(
  wish: Wish,
  wanted: number,
  product: SellableProduct | undefined,
  { mostPerLine }: CartLimits,
): ApiError | undefined {
  const at = `items.${wish.index}`;
  if (!product) {
    return {
      code: "unknown_sku",
      message: "No product on sale has this article number.",
      field: `${at}.sku`,
    };
  }
  if (wanted > mostPerLine) {
    const message = `A cart holds at most ${mostPerLine} pieces of one product.`;
    return { code: "quantity_too_large", message, field: `${at}.quantity` };
  }
  if (product.stockQty > 0) return undefined;
  return { code: "out_of_stock", message: `${product.name} is out of stock.`, field: `${at}.sku` };
}

function capped({ sku, name }: SellableProduct, left: number): CartNotice {
  const message = left === 1 ? `Only 1 ${name} is in stock.` : `Only ${left} of ${name} are in stock.`;
  return { kind: "quantity_capped", sku, name, message: `${message} Your cart holds all of them.` };
}

function whatIsTooLarge(
  lines: readonly CartLine[],
  sellable: ReadonlyMap<string, SellableProduct>,
  { mostLines }: CartLimits,
): string | undefined {
  if (lines.length > mostLines) return `A cart holds at most ${mostLines} different products.`;
  // A plain sum on purpose: kobo arithmetic would throw where this is to be told.
  const sum = lines.reduce((all, line) => all + (sellable.get(line.sku)?.priceKobo ?? 0) * line.quantity, 0);
  return sum > largestSubtotal ? "The cart's total is too large." : undefined;
}
