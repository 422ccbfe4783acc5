import "server-only";
import { fetchProductsBySku } from "@precise/api-client/products";
import { headers } from "next/headers";
import { apiForVisitor } from "#shop/base/server/visitor-api.ts";
import { loadCouponOutcome } from "#shop/features/buying/coupon/coupon.data.ts";
import { loadVisitorCart } from "../cart.data.ts";
import { type CartEvent, cartEventOf } from "../posts/cart-page-event.ts";
import type { CartPageState } from "./cart-page-props.tsx";

/** Loads the cart, and the name behind the article number of the query's event. */
export async function loadCartPage(
  query: Readonly<Record<string, string | string[] | undefined>>,
): Promise<CartPageState> {
  const event = cartEventOf(query);
  const sku = event && skuOf(event);
  const [visitor, eventName, coupon] = await Promise.all([
    loadVisitorCart(),
    sku ? nameOf(sku) : null,
    loadCouponOutcome(query),
  ]);
  return { visitor, event, eventName, coupon };
}

function skuOf(event: CartEvent): string | undefined {
  if ("added" in event) return event.added;
  if ("removed" in event) return event.removed;
  if ("taken" in event) return undefined;
  return "capped" in event ? event.capped : event.sku;
}

async function nameOf(sku: string): Promise<string | null> {
  const products = await fetchProductsBySku(apiForVisitor(await headers()), [sku]);
  // Only a name for a sentence: without it the sentence does without.
  return products.ok ? (products.value[0]?.name ?? null) : null;
}
