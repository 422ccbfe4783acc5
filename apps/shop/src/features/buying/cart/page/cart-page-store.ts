import type { ApiFailure, ApiResult } from "@precise/api-client/api-failure";
import type { Cart } from "@precise/contract/cart";
import type { CouponOutcome, CouponWish } from "#shop/features/buying/coupon/coupon-outcome.ts";
import type { LiveCart, ServerCart } from "../live-cart.ts";
import { type CartEditor, createCartEditor } from "./cart-editor.ts";
import { type CartEdit, foldEdits } from "./cart-edits.ts";

/** The cart page's cart. */
export interface ShownCart extends ServerCart {
  readonly isSaving: boolean;
}

/** What the cart page holds; none of it needs the API before the shopper does something. */
export interface CartPageStore {
  /** The same object as long as nothing changed. */
  readonly shown: () => ShownCart;
  readonly subscribe: (listener: () => void) => () => void;
  readonly ask: CartEditor["ask"];
  readonly adopt: (cart: Cart) => void;
  /** Asks for a voucher code, or without one, when everything before it is answered. */
  readonly askCoupon: (wish: CouponWish) => Promise<CouponOutcome>;
  /** Connects to the API, once. */
  readonly wake: () => void;
  readonly refresh: (cartId: string | null) => void;
  /** The page goes: what has no answer yet is sent once more, in a way that outlives it. */
  readonly leave: () => void;
  readonly close: () => void;
}

/** How soon an edit that found no shop is sent once more, before it is given up. */
const sendAgainMs = 1000;

const notReached: ApiFailure = { kind: "network", message: "The shop could not be reached.", errors: [] };

/**
 * Shows the server's cart with the shopper's edits on top, and connects on the first need.
 * @param initial what the server rendered; null where there was none, it was dead, or the API did not answer
 * @param connect loads the code that calls the API, and opens the connection
 */
export function createCartPageStore(ports: {
  readonly initial: Cart | null;
  /** The API did not answer the server. */
  readonly isUnreachable: boolean;
  readonly connect: (known: Cart | null, show: (server: ServerCart) => void) => Promise<LiveCart>;
  readonly keep: (cart: Cart) => void;
  readonly onRefused: (edit: CartEdit, failure: ApiFailure) => void;
  /** Sends edits in a way that outlives the page. */
  readonly flushEdits: (cartId: string, edits: readonly CartEdit[]) => void;
}): CartPageStore {
  const listeners = new Set<() => void>();
  let server: ServerCart = { cart: ports.initial, isUnreachable: ports.isUnreachable, isLoading: false };
  let live: Promise<LiveCart | null> | null = null;
  let shown: ShownCart = { ...server, isSaving: false };

  const notify = () => {
    const edits = editor.edits();
    shown = { ...server, cart: server.cart && foldEdits(server.cart, edits), isSaving: editor.isBusy() };
    for (const listener of listeners) listener();
  };
  const show = (next: ServerCart) => {
    if (next.cart && next.cart !== server.cart) ports.keep(next.cart);
    // As long as nothing else is known, an outage stays an outage while it is asked again.
    server =
      next.isLoading && server.isUnreachable ? { ...next, isUnreachable: true, isLoading: false } : next;
    notify();
  };
  const connection = () => {
    live ??= ports.connect(server.cart, show).catch(() => {
      // The code could not be fetched: the next need tries again.
      live = null;
      return null;
    });
    return live;
  };

  const sendOnce = async (edit: CartEdit): Promise<ApiResult<Cart>> => {
    const connected = await connection();
    // What was handed over meanwhile would overtake what is newer.
    const isWaiting = editor.edits().includes(edit);
    return connected && isWaiting ? connected.send(edit) : { ok: false, failure: notReached };
  };

  const editor = createCartEditor({
    send: async (edit) => {
      const result = await sendOnce(edit);
      if (result.ok || result.failure.kind !== "network") return result;
      // A weak line, or the page is about to go: quantities are absolute, so once more does no harm.
      await new Promise((resolve) => setTimeout(resolve, sendAgainMs));
      return sendOnce(edit);
    },
    answered: async (cart) => (await connection())?.adopt(cart),
    refused: ports.onRefused,
  });
  editor.subscribe(notify);

  return {
    shown: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ask: editor.ask,
    askCoupon: async (wish) => {
      let outcome: CouponOutcome = { kind: "refused", code: wish.code ?? "", problem: "unreachable" };
      await editor.run(async () => {
        const reply = await (await connection())?.coupon(wish);
        if (reply) outcome = reply.outcome;
        return reply?.cart ?? null;
      });
      return outcome;
    },
    adopt: (cart) => void connection().then((connected) => connected?.adopt(cart)),
    wake: () => void connection(),
    refresh: (cartId) => void connection().then((connected) => connected?.refresh(cartId)),
    leave: () => {
      // A browser ends what is under way in a page that goes: that is no refusal, and nothing is taken back for it.
      const waiting = editor.takePending();
      if (waiting.length > 0 && server.cart) ports.flushEdits(server.cart.cartId, waiting);
    },
    close: () => {
      void live?.then((connected) => connected?.close());
      live = null;
    },
  };
}
