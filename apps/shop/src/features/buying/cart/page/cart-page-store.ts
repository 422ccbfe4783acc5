import type { ApiFailure, ApiResult } from "@precise/api-client/api-failure";
import type { Cart } from "@precise/contract/shop/cart";
import type { CouponOutcome, CouponWish } from "#shop/features/buying/coupon/coupon-outcome.ts";
import { editLine, isPending, sendInTurn, takeLineEdits } from "../cart-queue.ts";
import {
  addEdit,
  type CartEdit,
  type LineEdit,
  type LineWish,
  notifyCartChange,
  onCartChange,
  pendingEdits,
} from "../cart-store.ts";
import type { LiveCart, ServerCart } from "../live-cart.ts";
import { foldEdits } from "./cart-edits.ts";

/** The cart page's cart. */
export interface ShownCart extends ServerCart {
  readonly isSaving: boolean;
}

/** What the cart page holds; none of it needs the API before the shopper does something. */
export interface CartPageStore {
  /** The same object as long as nothing changed. */
  readonly shown: () => ShownCart;
  readonly subscribe: (listener: () => void) => () => void;
  /** Sets a line of the cart; it shows at once. */
  readonly ask: (line: Omit<LineWish, "kind">) => void;
  readonly adopt: (cart: Cart) => void;
  /** Asks for a voucher code, or without one, when everything before it is answered. */
  readonly askCoupon: (change: CouponWish) => Promise<CouponOutcome>;
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
  readonly onRefused: (edit: LineEdit, failure: ApiFailure) => void;
  /** Sends edits in a way that outlives the page. */
  readonly flushEdits: (cartId: string, edits: readonly LineEdit[]) => void;
}): CartPageStore {
  let server: ServerCart = { cart: ports.initial, isUnreachable: ports.isUnreachable, isLoading: false };
  let live: Promise<LiveCart | null> | null = null;
  let last: { server: ServerCart; edits: readonly CartEdit[]; shown: ShownCart } | null = null;

  const shown = (): ShownCart => {
    const edits = pendingEdits();
    if (last?.server === server && last.edits === edits) return last.shown;
    const cart = server.cart && foldEdits(server.cart, edits);
    // An add of the page before has a notice of its own.
    const isSaving = edits.some(({ kind }) => kind !== "add");
    last = { server, edits, shown: { ...server, cart, isSaving } };
    return last.shown;
  };
  const show = (next: ServerCart) => {
    const known = server.cart;
    // As long as nothing else is known, an outage stays an outage while it is asked again.
    server =
      next.isLoading && server.isUnreachable ? { ...next, isUnreachable: true, isLoading: false } : next;
    if (next.cart && next.cart !== known) ports.keep(next.cart);
    notifyCartChange();
  };
  const connection = () => {
    live ??= ports.connect(server.cart, show).catch(() => {
      // The code could not be fetched: the next need tries again.
      live = null;
      return null;
    });
    return live;
  };

  const sendOnce = async (edit: LineEdit): Promise<ApiResult<Cart>> => {
    const connected = await connection();
    // What was handed over meanwhile would overtake what is newer.
    return connected && isPending(edit) ? connected.send(edit) : { ok: false, failure: notReached };
  };
  const send = async (edit: LineEdit): Promise<void> => {
    let result = await sendOnce(edit);
    if (!result.ok && result.failure.kind === "network") {
      // A weak line, or the page is about to go: quantities are absolute, so once more does no harm.
      await new Promise((resolve) => setTimeout(resolve, sendAgainMs));
      result = await sendOnce(edit);
    }
    if (!isPending(edit)) return;
    if (result.ok) (await connection())?.adopt(result.value);
    else ports.onRefused(edit, result.failure);
  };

  return {
    shown,
    subscribe: onCartChange,
    ask: (line) => {
      const edit = editLine(line);
      void sendInTurn(edit, () => send(edit));
    },
    askCoupon: (change) =>
      sendInTurn(addEdit({ kind: "coupon" }), async () => {
        const connected = await connection();
        const reply = await connected?.coupon(change);
        if (reply?.cart) connected?.adopt(reply.cart);
        return reply?.outcome ?? { kind: "refused", code: change.code ?? "", problem: "unreachable" };
      }),
    adopt: (cart) => void connection().then((connected) => connected?.adopt(cart)),
    wake: () => void connection(),
    refresh: (cartId) => void connection().then((connected) => connected?.refresh(cartId)),
    leave: () => {
      // A browser ends what is under way in a page that goes: that is no refusal, and nothing is taken back for it.
      const waiting = takeLineEdits();
      if (waiting.length > 0 && server.cart) ports.flushEdits(server.cart.cartId, waiting);
    },
    close: () => {
      void live?.then((connected) => connected?.close());
      live = null;
    },
  };
}
