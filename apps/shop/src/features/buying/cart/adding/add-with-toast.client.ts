import type { ApiFailure } from "@precise/api-client/api-failure";
import { call } from "@precise/api-client/client";
import { addToCart, type Cart, type CartLineInput } from "@precise/contract/shop/cart";
import { showToast } from "@precise/ui/components/feedback/toast-store";
import { isUnreachable } from "@precise/web/buying/buying-problem";
import { personalApi } from "#shop/base/session/personal-api.ts";
import { problemOf } from "#shop/features/buying/problems/cart-problem.ts";
import { cartProblemCopy } from "#shop/features/buying/problems/cart-problem-copy.ts";
import { isDeadCart } from "#shop/features/buying/problems/is-dead-cart.ts";
import { browserCartStorage } from "../browser-cart-storage.ts";
import { sendInTurn } from "../cart-queue.ts";
import { addEdit, type CartEdit, dropCart, keepCart } from "../cart-store.ts";
import { addToCartCopy } from "./add-to-cart-copy.ts";
import { addedNote } from "./added-note.ts";
import { showAdded } from "./show-added.client.ts";

type AddOutcome =
  | { readonly ok: true; readonly cart: Cart }
  | { readonly ok: false; readonly failure: ApiFailure | null };
type Send<Outcome> = (cartId: string | null) => Promise<Outcome>;

/** A failure stays long enough to be read and acted on. */
export const failureToastMs = 30_000;

/** Adds, and shows what has come in beside the page, or in a toast why nothing has. @param edit counts the pieces already */
export async function addWithToast(
  item: CartLineInput & { readonly name: string },
  edit: CartEdit,
): Promise<void> {
  const { name, sku, quantity } = item;
  const outcome = await addInTurn(edit, async (cartId) => {
    const added = await call(personalApi, addToCart, {
      idempotencyKey: edit.operation,
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
        action: {
          label: addToCartCopy.tryAgain,
          onPress: () => void addWithToast(item, addEdit({ kind: "add", pieces: quantity }, edit.operation)),
        },
      }),
    });
    return;
  }
  await showAdded({ cart: outcome.cart, skus: [sku], ...addedNote(outcome.cart, item) }, addOne);
}

/** Adds one piece of what goes with something, from the drawer. */
export function addOne({ sku, name }: { readonly sku: string; readonly name: string }): Promise<void> {
  return addWithToast({ sku, name, quantity: 1 }, addEdit({ kind: "add", pieces: 1 }));
}

/**
 * Adds when everything asked for before is answered. A dead cart is cleared, and the add goes to a new one.
 * @param send adds to the cart of this id; null makes a new one
 */
export function addInTurn<Outcome extends AddOutcome>(edit: CartEdit, send: Send<Outcome>): Promise<Outcome> {
  return sendInTurn(edit, async () => {
    const first = await send(browserCartStorage.cartId());
    const isDead = !first.ok && first.failure !== null && isDeadCart(first.failure);
    if (isDead) dropCart({ keepForRestore: true });
    const result = isDead ? await send(null) : first;
    if (result.ok) keepCart(result.cart, edit);
    return result;
  });
}
