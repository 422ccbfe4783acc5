import { cookies } from "next/headers";
import { cartCookieName } from "#shop/base/storage/cart-cookie.ts";
import { outagePlanOfCart } from "#shop/features/lighting-tools/outage-plan/outage-from-cart.ts";

/** Leads to the plan of the lights in the visitor's cart. */
export async function GET(request: Request): Promise<Response> {
  const to = await outagePlanOfCart(request.headers, (await cookies()).get(cartCookieName)?.value);
  return new Response(null, { status: 303, headers: { location: to, "cache-control": "no-store" } });
}
