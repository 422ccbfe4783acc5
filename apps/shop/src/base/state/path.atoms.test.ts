import { createStore } from "jotai/vanilla";
import { expect, it } from "vitest";
import { clientAtom, pathAtom, showFooterAtom } from "./path.atoms.ts";

it.each([
  ["/", false, true],
  ["/products/16/chandeliers", false, true],
  ["/shopping-cart", false, false],
  ["/checkout", false, false],
  ["/checkout/payment", false, false],
  ["/checkout-help", false, true],
  ["/clients", true, false],
  ["/clients/products/19/indoor", true, false],
  ["/product/clients-lamp-PR-1", false, true],
])("%s: client mode %s, footer %s", (path, isClient, hasFooter) => {
  const store = createStore();
  store.set(pathAtom, path);
  expect([store.get(clientAtom), store.get(showFooterAtom)]).toEqual([isClient, hasFooter]);
});
