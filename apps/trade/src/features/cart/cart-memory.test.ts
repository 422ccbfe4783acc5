// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { storageKeys } from "#trade/base/storage-keys.ts";
import { cartPieces, keepCart, onCartKept } from "./cart-memory.ts";

beforeEach(() => sessionStorage.clear());

function cart(...lines: [sku: string, quantity: number][]) {
  return { items: lines.map(([sku, quantity]) => ({ quantity, product: { sku } })) } as Parameters<
    typeof keepCart
  >[0];
}

it("is not known before the cart was seen, and then counts its pieces", () => {
  expect(cartPieces()).toBeNull();
  keepCart(cart(["A", 12], ["B", 3]));
  expect(cartPieces()).toBe(15);
  keepCart(cart());
  expect(cartPieces()).toBe(0);
});
it("counts the pieces of an article over all of its rows", () => {
  keepCart(cart(["A", 12], ["B", 3], ["A", 5]));
  expect(cartPieces()).toBe(20);
});
it("keeps article numbers and pieces, and no price", () => {
  keepCart(cart(["A", 12]));
  expect(sessionStorage.getItem(storageKeys.cart)).toBe('{"A":12}');
});
it("notifies this tab of a change, and only of a change", () => {
  const listener = vi.fn();
  const stop = onCartKept(listener);
  keepCart(cart(["A", 1]));
  keepCart(cart(["A", 1]));
  expect(listener).toHaveBeenCalledOnce();
  stop();
  keepCart(cart(["A", 2]));
  expect(listener).toHaveBeenCalledOnce();
});
it.each(["", "7", "null", "[", '"A"'])("counts nothing where storage holds %o", (text) => {
  sessionStorage.setItem(storageKeys.cart, text);
  expect(cartPieces()).toBeNull();
});
