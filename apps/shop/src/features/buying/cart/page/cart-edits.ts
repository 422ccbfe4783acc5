import { addKobo, fromWireValue, parsePrice, wireAmount, wireValue } from "@precise/cart-core/money";
import { rowTotal } from "@precise/cart-core/totals";
import type { Cart, CartItem } from "@precise/contract/shop/cart";
import type { CartEdit } from "../cart-store.ts";

/**
 * The cart as the shopper sees it: the server's freshest answer with the unanswered edits on top. An answer therefore
 * never takes back a later press, whatever order answers come in. What does not fit goes with the lines that it is about;
 * what a new quantity comes to, only the server knows.
 */
export function foldEdits(cart: Cart, edits: readonly CartEdit[]): Cart {
  if (!edits.some(({ kind }) => kind === "set")) return cart;
  const items = edits.reduce(applyEdit, cart.items);
  const subtotal = addKobo(...items.map((item) => fromWireValue(item.row_total.value)));
  const discount = addKobo(...(cart.prices.discounts ?? []).map(({ amount }) => fromWireValue(amount.value)));
  const skus = new Set(items.map(({ product }) => product.sku));
  const value = wireValue(addKobo(subtotal));
  return {
    ...cart,
    items,
    ...(cart.findings && {
      findings: cart.findings.filter((finding) => finding.skus.every((sku) => skus.has(sku))),
    }),
    total_quantity: items.reduce((pieces, item) => pieces + item.quantity, 0),
    prices: {
      ...cart.prices,
      subtotal: { value },
      grand_total: { ...cart.prices.grand_total, value: Math.max(0, value - wireValue(discount)) },
    },
  };
}

function applyEdit(items: CartItem[], edit: CartEdit): CartItem[] {
  // What an add or a voucher comes to, only the server knows.
  if (edit.kind !== "set") return items;
  const { sku, quantity, restores } = edit;
  if (quantity === 0) return items.filter((item) => item.product.sku !== sku);
  if (items.some((item) => item.product.sku === sku)) {
    return items.map((item) => (item.product.sku === sku ? withQuantity(item, quantity) : item));
  }
  return restores ? [...items, withQuantity(restores, quantity)] : items;
}

function withQuantity(item: CartItem, quantity: number): CartItem {
  const price = parsePrice(item.product.special_price ?? item.product.price);
  if (!price.ok) return item;
  return { ...item, quantity, row_total: wireAmount(rowTotal(price.value, quantity)) };
}
