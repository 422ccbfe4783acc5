import type { ClientCart } from "@precise/contract/trade/cart";
import { expect, it } from "vitest";
import { pageNumberOf } from "#trade/base/routes/paths.ts";
import { viewOfCart } from "./cart-view.ts";

const items = Array.from({ length: 250 }, (_, index) => ({ product: { sku: `PR-${index}` } }));
const cart = { items, total_quantity: 250, notices: [] } as unknown as ClientCart;

it.each([
  [1, "PR-0", 100, 1],
  [3, "PR-200", 50, 3],
  [9, "PR-200", 50, 3],
  [0, "PR-0", 100, 1],
])("page %i of 250 lines begins with %s and has %i lines", (wanted, first, lines, page) => {
  const view = viewOfCart(cart, wanted);
  expect([view.items[0]?.product.sku, view.items.length, view.page, view.pages, view.lineCount]).toEqual([
    first,
    lines,
    page,
    3,
    250,
  ]);
});
it("an empty cart is one page without lines", () => {
  expect(viewOfCart({ ...cart, items: [] }, 2)).toMatchObject({ page: 1, pages: 1, lineCount: 0 });
});
it.each([
  ["7", 7],
  ["0", 1],
  ["x", 1],
  [null, 1],
])("a query's page %o is %i", (text, page) => {
  expect(pageNumberOf(text)).toBe(page);
});
