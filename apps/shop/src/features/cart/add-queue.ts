import type { ApiFailure } from "@precise/api-client/api-failure";
import { addCartLines, type CartLineInput } from "@precise/api-client/cart";
import { isDeadCart } from "../../purchase/is-dead-cart.ts";
import { browserApi } from "./browser-api.ts";
import { browserCartStorage } from "./browser-cart-storage.ts";
import { countUnderWay, dropCart, keepCart } from "./cart-state.ts";

export type AddOutcome = { readonly ok: true } | { readonly ok: false; readonly failure: ApiFailure };

let last: Promise<unknown> = Promise.resolve();

/**
 * Adds after everything asked for before, one call at a time: the first makes the cart that the second adds to. Each
 * press adds once. A dead cart is cleared, and the add goes to a new one.
 */
export function addInTurn(line: CartLineInput): Promise<AddOutcome> {
  const turn = last.then(() => add(line));
  last = turn;
  return turn;
}

async function add(line: CartLineInput): Promise<AddOutcome> {
  const first = await addCartLines(browserApi, browserCartStorage.cartId(), [line]);
  const dead = !first.ok && isDeadCart(first.failure);
  if (dead) dropCart({ keepForRestore: true });
  const result = dead ? await addCartLines(browserApi, null, [line]) : first;
  if (!result.ok) {
    countUnderWay(-line.quantity);
    return result;
  }
  keepCart(result.value, line.quantity);
  return { ok: true };
}
