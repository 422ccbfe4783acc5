// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { cartOfOneLamp } from "#shop/base/server/fake-api.ts";
import { browserCartStorage } from "./browser-cart-storage.ts";
import { addEdit, cartCount, keepCart, removeEdit } from "./cart-store.ts";
import { reloadCart } from "./start-up-load.ts";

let paths: string[];
beforeEach(() => {
  paths = [];
  keepCart(cartOfOneLamp(1));
  vi.stubGlobal("fetch", async (path: string) => {
    paths.push(path);
    return Response.json({ data: { cart: cartOfOneLamp(3) } });
  });
});
afterEach(() => vi.unstubAllGlobals());

it("a page that has slept asks again for the cart that it knew", async () => {
  await reloadCart();
  expect([paths, cartCount()]).toEqual([["/api/cart/get"], 3]);
});

it("lines whose cart has gone meanwhile go too, without a call", async () => {
  const text = browserCartStorage.snapshotText() ?? "";
  browserCartStorage.clear({ keepForRestore: false });
  sessionStorage.setItem("cart", text);
  expect(cartCount()).toBe(1);
  await reloadCart();
  expect([paths, cartCount()]).toEqual([[], 0]);
});

it("an add that is under way has the last word", async () => {
  const edit = addEdit({ kind: "add", pieces: 1 });
  await reloadCart();
  expect([paths, cartCount()]).toEqual([[], 2]);
  removeEdit(edit);
});
