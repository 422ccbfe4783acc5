import { applyCoupon, couponRaise } from "@precise/contract/coupon";
import type { DataOf } from "@precise/contract/route";
import { safeParse } from "zod/mini";
import type { ApiFailure, ApiResult } from "./api-failure.ts";
import { type ApiClient, call } from "./client.ts";

/** Puts a code on the cart in place of the one that it has. `applyAnyway` after the shopper has seen that it costs more. */
export async function applyCartCoupon(
  client: ApiClient,
  cartId: string,
  code: string,
  options: { readonly applyAnyway?: boolean } = {},
): Promise<ApiResult<DataOf<typeof applyCoupon>>> {
  const anyway = options.applyAnyway ? { apply_anyway: true as const } : {};
  return call(client, applyCoupon, { body: { cartId, code, ...anyway } });
}

/** Takes the code off; a cart without one stays as it is. */
export async function removeCartCoupon(
  client: ApiClient,
  cartId: string,
): Promise<ApiResult<DataOf<typeof applyCoupon>>> {
  return call(client, applyCoupon, { body: { cartId, code: null } });
}

/** The figures that a 409 `coupon_raises_payable` carries, or null for any other failure. @source design D3 */
export function couponRaiseOf(failure: ApiFailure) {
  if (failure.code !== "coupon_raises_payable") return null;
  const parsed = safeParse(couponRaise, failure.data);
  return parsed.success ? parsed.data : null;
}
