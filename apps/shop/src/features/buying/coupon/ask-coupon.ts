import { type ApiClient, call } from "@precise/api-client/client";
import type { Cart } from "@precise/contract/shop/cart";
import { applyCoupon } from "@precise/contract/shop/coupon";
import type { CouponOutcome, CouponWish } from "./coupon-outcome.ts";
import { refusalOutcome } from "./coupon-refusal.ts";

/** The outcome, and the cart where it has changed. */
export interface CouponReply {
  readonly outcome: CouponOutcome;
  readonly cart: Cart | null;
  /** The cart is dead: its id is no longer valid (design D4). */
  readonly isCartGone: boolean;
}

/** Puts a code on a cart or takes it off. @param cartId null where there is no cart (any more) */
export async function askCoupon(
  client: ApiClient,
  cartId: string | null,
  { code, anyway = false }: CouponWish,
): Promise<CouponReply> {
  const refused = (problem: "missing" | "not_done", isCartGone = false): CouponReply => ({
    outcome: { kind: "refused", code: code ?? "", problem },
    cart: null,
    isCartGone,
  });
  if (code === "") return refused("missing");
  if (cartId === null) return refused("not_done", true);
  const body = { cartId, code, ...(code !== null && anyway && { apply_anyway: true as const }) };
  const result = await call(client, applyCoupon, { body });
  if (!result.ok) {
    const outcome = refusalOutcome(result.failure, code ?? "");
    return outcome ? { outcome, cart: null, isCartGone: false } : refused("not_done", true);
  }
  const { cart, replaced } = result.value;
  const outcome: CouponOutcome =
    code === null
      ? { kind: "removed" }
      : { kind: "applied", code, ...(replaced !== undefined && { replaced }) };
  return { outcome, cart, isCartGone: false };
}
