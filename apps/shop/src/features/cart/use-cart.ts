import { ApiCallError, type ApiFailure } from "@precise/api-client/api-failure";
import { addCartLines, removeCartLine, updateCartLines } from "@precise/api-client/cart";
import { cartQueries } from "@precise/api-client/cart-queries";
import { clearsStoredCart } from "@precise/api-client/load-cart";
import type { Cart } from "@precise/contract/cart";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { isDeadCart } from "../../purchase/is-dead-cart.ts";
import { browserApi } from "./browser-api.ts";
import { browserCartStorage } from "./browser-cart-storage.ts";
import { type CartEditor, createCartEditor } from "./cart-editor.ts";
import { type CartEdit, foldEdits } from "./cart-edits.ts";
import { dropCart, keepCart, onCartChangeElsewhere } from "./cart-state.ts";

/** How soon the cart is asked for again while the shop does not answer. */
const askAgainMs = 5000;
const noEdits: readonly CartEdit[] = [];

/** The cart page's cart. */
export interface ShownCart {
  /** With the unanswered edits on top; null while there is none or it is not known. */
  readonly cart: Cart | null;
  /** The shop does not answer; it is asked again by itself. */
  readonly isUnreachable: boolean;
  readonly isLoading: boolean;
  readonly isSaving: boolean;
  readonly ask: CartEditor["ask"];
  /** Takes over a cart that came another way (a restored one). */
  readonly adopt: (cart: Cart) => void;
}

/**
 * Keeps the cart page's cart: the server's first answer, edits on top at once, fresh answers from this and other tabs.
 * @param initial what the server rendered; null where there was no cart, it was dead, or the API did not answer
 * @source D4, D8, STYLE "Queries"
 */
export function useCart(
  initial: Cart | null,
  onRefused: (edit: CartEdit, failure: ApiFailure) => void,
): ShownCart {
  const queries = useQueryClient();
  const [cartId, setCartId] = useState(initial?.cartId ?? null);
  const options = cartQueries.current(browserApi, cartId ?? "");
  const { data, error } = useQuery({
    ...options,
    enabled: cartId !== null,
    // What the server has just rendered is not asked for again.
    refetchOnMount: initial === null,
    refetchInterval: (query) => (query.state.status === "error" ? askAgainMs : false),
    ...(initial !== null && initial.cartId === cartId && { initialData: initial }),
  });

  const [editor] = useState(() =>
    createCartEditor({
      send: (edit) => send(edit),
      answered: (cart) => adopt(cart),
      refused: (edit, failure) => {
        if (isDeadCart(failure)) forget();
        onRefused(edit, failure);
      },
    }),
  );
  const edits = useSyncExternalStore(editor.subscribe, editor.edits, () => noEdits);

  function adopt(cart: Cart): void {
    const { queryKey } = cartQueries.current(browserApi, cart.cartId);
    // A read that was begun before this answer would take it back.
    void queries.cancelQueries({ queryKey });
    queries.setQueryData(queryKey, cart);
    setCartId(cart.cartId);
  }

  function forget(): void {
    dropCart({ keepForRestore: true });
    setCartId(null);
  }

  // Where the server saw no cookie, the mirror in local storage may still name a cart.
  useEffect(() => {
    if (initial === null) setCartId(browserCartStorage.cartId());
  }, [initial]);

  useEffect(() => {
    if (data) keepCart(data);
  }, [data]);

  const failure = error instanceof ApiCallError ? error.failure : null;
  const isDead = failure !== null && clearsStoredCart(failure);
  useEffect(() => {
    if (isDead) {
      dropCart({ keepForRestore: true });
      setCartId(null);
    }
  }, [isDead]);

  useEffect(
    () =>
      onCartChangeElsewhere(() => {
        setCartId(browserCartStorage.cartId());
        void queries.invalidateQueries({ queryKey: cartQueries.all() });
      }),
    [queries],
  );

  return {
    cart: cartId !== null && data ? foldEdits(data, edits) : null,
    isUnreachable: cartId !== null && failure !== null && !isDead,
    isLoading: cartId !== null && data === undefined && failure === null,
    isSaving: edits.length > 0,
    ask: editor.ask,
    adopt,
  };
}

function send(edit: CartEdit) {
  const cartId = browserCartStorage.cartId();
  const line = { sku: edit.sku, quantity: edit.quantity };
  // After a dead cart, an undone line begins a new one.
  if (cartId === null) return addCartLines(browserApi, null, [line]);
  // Absolute quantities: an undo sets what was there, whether or not the removal had arrived.
  return edit.quantity === 0
    ? removeCartLine(browserApi, cartId, edit.sku)
    : updateCartLines(browserApi, cartId, [line]);
}
