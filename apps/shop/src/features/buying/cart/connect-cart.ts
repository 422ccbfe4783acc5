import type { Cart } from "@precise/contract/cart";
import { personalApi } from "#shop/base/session/personal-api.ts";
import { browserCartStorage } from "./browser-cart-storage.ts";
import { type LiveCart, openLiveCart, type ServerCart } from "./live-cart.ts";

/** Connects this browser's cart page to the API. */
export function connectCart(
  known: Cart | null,
  show: (server: ServerCart) => void,
  onDead: () => void,
): LiveCart {
  const cartId = known?.cartId ?? browserCartStorage.cartId();
  return openLiveCart({ api: personalApi, cartId, known, show, onDead });
}
