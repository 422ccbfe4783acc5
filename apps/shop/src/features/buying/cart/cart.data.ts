import "server-only";
import { cookies, headers } from "next/headers";
import { cartCookieName } from "#shop/base/storage/cart-cookie.ts";
import { type VisitorCart, visitorCart } from "./visitor-cart.ts";

/** The cart that the request's cookie names. */
export async function loadVisitorCart(): Promise<VisitorCart> {
  return visitorCart(await headers(), (await cookies()).get(cartCookieName)?.value);
}
