import { ApiCallError, type ApiResult } from "@precise/api-client/api-failure";
import { cartQueries } from "@precise/api-client/cart.queries";
import { type ApiClient, call } from "@precise/api-client/client";
import { clearsStoredCart } from "@precise/api-client/load-cart";
import { addToCart, type Cart, removeFromCart, updateCart } from "@precise/contract/shop/cart";
import { QueryClient, QueryObserver, type QueryObserverResult } from "@tanstack/react-query";
import { personalApi } from "#shop/base/session/personal-api.ts";
import { askCoupon, type CouponReply } from "#shop/features/buying/coupon/ask-coupon.ts";
import type { CouponWish } from "#shop/features/buying/coupon/coupon-outcome.ts";
import { browserCartStorage } from "./browser-cart-storage.ts";
import type { LineEdit } from "./cart-store.ts";

/** How soon the cart is asked for again while the shop does not answer. */
const askAgainMs = 5000;

/** What is known of the server's cart. */
export interface ServerCart {
  /** Null while there is none or it is not known. */
  readonly cart: Cart | null;
  /** The shop does not answer; it is asked again by itself. */
  readonly isUnreachable: boolean;
  /** Its owner's session has ended; it waits until they log in again. */
  readonly isSignedOut?: boolean;
  readonly isLoading: boolean;
}

/** The cart page's connection to the API. */
export interface LiveCart {
  readonly send: (edit: LineEdit) => Promise<ApiResult<Cart>>;
  /** Puts a voucher code on the cart or takes it off. @returns the outcome, and the cart where it has changed */
  readonly coupon: (change: CouponWish) => Promise<CouponReply>;
  /** Takes over an answer: the freshest cart there is, until the next. */
  readonly adopt: (cart: Cart) => void;
  /** Another tab has changed the cart, or begun another one. */
  readonly refresh: (cartId: string | null) => void;
  readonly close: () => void;
}

/**
 * Keeps a cart fresh: asks again when the window gets the focus back and while the shop does not answer. It brings the
 * query library and the API's schemas, so the page loads it on the first touch.
 * @param show called with each known state, first with the current one
 * @param onDead the cart is gone: its id is no longer valid (design D4)
 */
export function openLiveCart(ports: {
  readonly api: ApiClient;
  readonly cartId: string | null;
  readonly known: Cart | null;
  readonly show: (server: ServerCart) => void;
  readonly onDead: () => void;
}): LiveCart {
  const { api, show, onDead } = ports;
  const queries = new QueryClient();
  let followed: string | null = null;
  let stop = () => {};
  let reportNow = () => {};

  function report({ data, error, isPending }: QueryObserverResult<Cart>): void {
    if (error instanceof ApiCallError && clearsStoredCart(error.failure)) {
      follow(null, null);
      onDead();
      return;
    }
    const isSignedOut = hasExpired(error);
    show({
      cart: data ?? null,
      isUnreachable: error !== null && !isSignedOut,
      isSignedOut,
      isLoading: isPending && error === null,
    });
  }

  function follow(cartId: string | null, known: Cart | null): void {
    stop();
    stop = () => {};
    followed = cartId;
    if (cartId === null) {
      show({ cart: null, isUnreachable: false, isLoading: false });
      return;
    }
    const options = cartQueries.current(api, cartId);
    if (known) queries.setQueryData(options.queryKey, known);
    const observer = new QueryObserver(queries, {
      ...options,
      // What was answered a moment ago is not asked for again.
      refetchOnMount: known === null,
      // Every answer is passed on, also one that says what was known: the browser may have kept something else.
      structuralSharing: false,
      // Who has to log in again is not waited for.
      refetchInterval: ({ state }) =>
        state.status === "error" && !hasExpired(state.error) ? askAgainMs : false,
    });
    stop = observer.subscribe(report);
    reportNow = () => report(observer.getCurrentResult());
    reportNow();
  }

  queries.mount();
  follow(ports.cartId, ports.known);
  return {
    send: ({ sku, quantity }) => {
      const line = { sku, quantity };
      // After a dead cart, an undone line begins a new one.
      if (followed === null) return call(api, addToCart, { body: { items: [line] } });
      // Absolute quantities: an undo sets what was there, whether or not the removal had arrived.
      return quantity === 0
        ? call(api, removeFromCart, { body: { cartId: followed, sku } })
        : call(api, updateCart, { body: { cartId: followed, items: [line] } });
    },
    coupon: async (change) => {
      const outcome = await askCoupon(api, followed, change);
      // Asking again finds out, and clears what is dead.
      if (outcome.isCartGone) void queries.invalidateQueries({ queryKey: cartQueries.all() });
      return outcome;
    },
    adopt: (cart) => {
      if (cart.cartId !== followed) {
        follow(cart.cartId, cart);
        return;
      }
      const { queryKey } = cartQueries.current(api, cart.cartId);
      // A read that was begun before this answer would take it back.
      void queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, cart);
      // The library notifies observers a moment later; until then the line would flicker back.
      reportNow();
    },
    refresh: (cartId) => {
      if (cartId !== followed) follow(cartId, null);
      else void queries.invalidateQueries({ queryKey: cartQueries.all() });
    },
    close: () => {
      stop();
      queries.unmount();
      queries.clear();
    },
  };
}

/** Connects this browser's cart page to the API. */
export function connectCart(
  known: Cart | null,
  show: (server: ServerCart) => void,
  onDead: () => void,
): LiveCart {
  const cartId = known?.cartId ?? browserCartStorage.cartId();
  return openLiveCart({ api: personalApi, cartId, known, show, onDead });
}

function hasExpired(error: unknown): boolean {
  return error instanceof ApiCallError && error.failure.code === "session_expired";
}
