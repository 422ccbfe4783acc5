import type { ApiFailure } from "@precise/api-client/api-failure";
import { call } from "@precise/api-client/client";
import { addToCart, type Cart, type CartLineInput } from "@precise/contract/cart";
import { showToast } from "@precise/ui/components/feedback/toast-store";
import { personalApi } from "#shop/base/session/personal-api.ts";
import { isUnreachable, problemOf } from "#shop/features/buying/problems/cart-problem.ts";
import { cartProblemCopy } from "#shop/features/buying/problems/cart-problem-copy.ts";
import { isDeadCart } from "#shop/features/buying/problems/is-dead-cart.ts";
import { browserCartStorage } from "../browser-cart-storage.ts";
import { countUnderWay, dropCart, keepCart } from "../cart-state.ts";
import { addToCartCopy } from "./add-to-cart-copy.ts";

type AddOutcome =
  | { readonly ok: true; readonly cart: Cart }
  | { readonly ok: false; readonly failure: ApiFailure | null };
type Send<Outcome> = (cartId: string | null) => Promise<Outcome>;

let last: Promise<unknown> = Promise.resolve();

/** A failure stays long enough to be read and acted on. */
export const failureToastMs = 30_000;

/** Adds, and shows the result in a toast. The pieces are counted as under way already. */
export async function addWithToast(item: CartLineInput & { readonly name: string }): Promise<void> {
  const { name, sku, quantity } = item;
  const outcome = await addInTurn(quantity, async (cartId) => {
    const added = await call(personalApi, addToCart, {
      body: { cartId: cartId ?? undefined, items: [{ sku, quantity }] },
    });
    return added.ok ? { ok: true, cart: added.value } : added;
  });
  if (!outcome.ok) {
    const { failure } = outcome;
    showToast({
      tone: "critical",
      title: name,
      message: cartProblemCopy[problemOf(failure)],
      durationMs: failureToastMs,
      ...(isUnreachable(failure) && {
        action: { label: addToCartCopy.tryAgain, onPress: () => tryAgain(item) },
      }),
    });
    return;
  }
  const capped = outcome.cart.notices.find(
    (notice) => notice.kind === "quantity_capped" && notice.sku === sku,
  );
  showToast({
    tone: capped ? "caution" : "positive",
    title: addToCartCopy.added,
    message: capped?.message ?? name,
    action: { label: addToCartCopy.viewCart, href: "/shopping-cart" },
  });
}

function tryAgain(item: CartLineInput & { readonly name: string }): void {
  countUnderWay(item.quantity);
  void addWithToast(item);
}

/**
 * Adds after everything asked for before, one call at a time: the first makes the cart that the second adds to, and each
 * press adds once. A dead cart is cleared, and the add goes to a new one.
 * @param pieces that are counted as under way
 * @param send adds to the cart of this id; null makes a new one
 */
export function addInTurn<Outcome extends AddOutcome>(pieces: number, send: Send<Outcome>): Promise<Outcome> {
  const turn = last.then(() => add(pieces, send));
  last = turn;
  return turn;
}

async function add<Outcome extends AddOutcome>(pieces: number, send: Send<Outcome>): Promise<Outcome> {
  const first = await send(browserCartStorage.cartId());
  const isDead = !first.ok && first.failure !== null && isDeadCart(first.failure);
  if (isDead) dropCart({ keepForRestore: true });
  const result = isDead ? await send(null) : first;
  if (result.ok) keepCart(result.cart, pieces);
  else countUnderWay(-pieces);
  return result;
}
