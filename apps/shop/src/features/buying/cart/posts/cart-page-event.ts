import type { ApiFailure } from "@precise/api-client/api-failure";
import type { Cart } from "@precise/contract/shop/cart";
import type { FormAnswer } from "#shop/base/server/shop-post.ts";
import { cartCookie } from "#shop/base/storage/cart-cookie.ts";
import { type CartProblem, cartProblemOf, problemOf } from "#shop/features/buying/problems/cart-problem.ts";

/** Where lines came from that were taken at once: `again` is an order once more, `replaced` a shared cart in the old one's place. */
const takenKinds = ["shared", "wishlist", "room", "bundle", "replaced", "again"] as const;
type TakenKind = (typeof takenKinds)[number];

/** What just happened, written in the cart page's query: the way that works without JavaScript. */
export type CartEvent =
  | { readonly added: string }
  /** Less than was asked for is in stock; the cart holds all of it. */
  | { readonly capped: string }
  | { readonly removed: string; readonly quantity: number }
  /** Several lines were taken at once; `left` lines of them were not to be had, of `fewer` lines less is in stock. */
  | { readonly taken: TakenKind; readonly left: number; readonly fewer: number }
  | { readonly problem: CartProblem; readonly sku?: string };

/** The cart page that shows what happened. */
export function cartPageWithEvent(event: CartEvent): `/${string}` {
  const query = new URLSearchParams(Object.entries(event).map(([key, value]) => [key, String(value)]));
  return `/shopping-cart?${query}`;
}

/** The event in the cart page's query; null when it holds none that we know. */
export function cartEventOf(
  query: Readonly<Record<string, string | string[] | undefined>>,
): CartEvent | null {
  const { added, capped, removed, quantity, problem, sku, taken } = query;
  const kind = takenKinds.find((each) => each === taken);
  if (kind !== undefined) return { taken: kind, left: countOf(query.left), fewer: countOf(query.fewer) };
  if (typeof added === "string") return { added };
  if (typeof capped === "string") return { capped };
  const pieces = Number(quantity);
  if (typeof removed === "string" && Number.isInteger(pieces) && pieces > 0)
    return { removed, quantity: pieces };
  const known = typeof problem === "string" ? cartProblemOf(problem) : null;
  return known && { problem: known, ...(typeof sku === "string" && { sku }) };
}

/** A number of lines in the query. */
function countOf(text: string | string[] | undefined): number {
  return typeof text === "string" && /^\d{1,3}$/.test(text) ? Number(text) : 0;
}

/** The cart page that shows why nothing was done; a dead cart's id is forgotten. */
export function answerRefusal(failure: ApiFailure, sku: string): FormAnswer {
  const problem = problemOf(failure);
  return {
    to: cartPageWithEvent({ problem, sku }),
    ...(problem === "cart_gone" && { cookies: [cartCookie(null)] }),
  };
}

/** The cart page after a write that went through: it shows when less was in stock than was asked for. */
export function answerWrite(cart: Cart, sku: string, otherwise: CartEvent | null): FormAnswer {
  const isCapped = cart.notices.some((notice) => notice.kind === "quantity_capped" && notice.sku === sku);
  const event = isCapped ? { capped: sku } : otherwise;
  return { to: event ? cartPageWithEvent(event) : "/shopping-cart", cookies: [cartCookie(cart.cartId)] };
}
