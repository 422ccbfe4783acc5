import { call } from "@precise/api-client/client";
import { readWishlist } from "@precise/contract/shop/wishlist";
import "server-only";
import { fetchProductsBySku } from "@precise/api-client/products";
import type { ProductItem } from "@precise/contract/shop/product";
import { cookies, headers } from "next/headers";
import { apiForVisitor } from "#shop/base/server/visitor-api.ts";
import { hasSessionCookie } from "#shop/base/server/visitor-session.ts";

/** What the server knows of a visitor's wishlist: a guest's is in the browser. `over`: the session has ended. */
export type WishlistKnown =
  | { readonly kind: "guest" }
  | { readonly kind: "over" }
  | { readonly kind: "account"; readonly skus: readonly string[]; readonly products: readonly ProductItem[] }
  | { readonly kind: "unreachable" };

/** A guest costs no call. */
export async function loadWishlist(): Promise<WishlistKnown> {
  if (!hasSessionCookie(await cookies())) return { kind: "guest" };
  const api = apiForVisitor(await headers());
  const wishes = await call(api, readWishlist);
  if (!wishes.ok) return { kind: wishes.failure.status === 401 ? "over" : "unreachable" };
  const skus = wishes.value;
  if (skus.length === 0) return { kind: "account", skus, products: [] };
  const products = await fetchProductsBySku(api, skus);
  return products.ok ? { kind: "account", skus, products: products.value } : { kind: "unreachable" };
}
