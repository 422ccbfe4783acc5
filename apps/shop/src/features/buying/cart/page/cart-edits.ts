import { addKobo, fromWireValue, parsePrice, wireValue } from "@precise/cart-core/money";
import { rowTotal } from "@precise/cart-core/totals";
import type { Cart, CartItem } from "@precise/contract/cart";

/** What the shopper asked for and the server has not answered yet. Quantities are absolute; 0 removes the line. */
export interface CartEdit {
  /** Rises with every press. */
  readonly id: number;
  readonly sku: string;
  readonly quantity: number;
  /** The line to show where the cart does not have it: an undone removal. */
  readonly restores?: CartItem;
  /** Takes back what was done along with it, where the shop refuses it. */
  readonly undo?: () => void;
}

/**
 * The cart as the shopper sees it: the server's freshest answer with the unanswered edits on top. An answer therefore
 * never takes back a later press, whatever order answers come in.
 */
export function foldEdits(cart: Cart, edits: readonly CartEdit[]): Cart {
  if (edits.length === 0) return cart;
  const items = edits.reduce(applyEdit, cart.items);
  const subtotal = addKobo(...items.map((item) => fromWireValue(item.row_total.value)));
  const discount = addKobo(...(cart.prices.discounts ?? []).map(({ amount }) => fromWireValue(amount.value)));
  const value = wireValue(addKobo(subtotal));
  return {
    ...cart,
    items,
    total_quantity: items.reduce((pieces, item) => pieces + item.quantity, 0),
    prices: {
      ...cart.prices,
      subtotal: { value },
      grand_total: { ...cart.prices.grand_total, value: Math.max(0, value - wireValue(discount)) },
    },
  };
}

/** Puts a new edit behind the others; a waiting one of the same product is replaced, for quantities are absolute. */
export function queueEdit(
  edits: readonly CartEdit[],
  edit: CartEdit,
  inFlight: number | null,
): readonly CartEdit[] {
  return [...edits.filter(({ id, sku }) => sku !== edit.sku || id === inFlight), edit];
}

function applyEdit(items: CartItem[], { sku, quantity, restores }: CartEdit): CartItem[] {
  if (quantity === 0) return items.filter((item) => item.product.sku !== sku);
  if (items.some((item) => item.product.sku === sku)) {
    return items.map((item) => (item.product.sku === sku ? withQuantity(item, quantity) : item));
  }
  return restores ? [...items, withQuantity(restores, quantity)] : items;
}

function withQuantity(item: CartItem, quantity: number): CartItem {
  const price = parsePrice(item.product.special_price ?? item.product.price);
  if (!price.ok) return item;
  return { ...item, quantity, row_total: { value: wireValue(rowTotal(price.value, quantity)) } };
}
