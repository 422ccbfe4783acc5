import "server-only";
import { fetchProductsBySku } from "@precise/api-client/products";
import { readSharedLines, type SharedLine } from "@precise/cart-core/shared-lines";
import { headers } from "next/headers";
import { cache } from "react";
import { apiForVisitor } from "#shop/base/server/visitor-api.ts";
import { loadVisitorCart } from "#shop/features/buying/cart/cart.data.ts";
import { type CurrentItems, currentItems } from "#shop/features/buying/lines/current-items.ts";

/** What the page of a shared cart shows. `empty`: the link holds nothing that could be read. */
export type SharedCartState =
  | { readonly kind: "empty"; readonly unreadable: readonly string[] }
  | { readonly kind: "unreachable" }
  | ({
      readonly kind: "open";
      readonly lines: readonly SharedLine[];
      readonly unreadable: readonly string[];
      /** Pieces in the visitor's own cart. */
      readonly ownPieces: number;
    } & CurrentItems);

/** Loads today's products of a link, and how much is in the visitor's own cart. @param line values of the query's field */
export async function loadSharedCart(line: string | string[] | undefined): Promise<SharedCartState> {
  const { lines, unreadable } = readSharedLines(line === undefined ? [] : [line].flat());
  if (lines.length === 0) return { kind: "empty", unreadable };
  const [products, own] = await Promise.all([
    productsOf(lines.map(({ sku }) => sku).join("\n")),
    loadVisitorCart(),
  ]);
  if (!products.ok) return { kind: "unreachable" };
  const ownPieces = own.kind === "loaded" ? own.cart.total_quantity : 0;
  return { kind: "open", lines, unreadable, ownPieces, ...currentItems(lines, products.value) };
}

/** The lines of a link as they are to be had today, for its preview and for a message; null where none can be read. */
export async function sharedCartItems(
  line: string | string[] | undefined,
): Promise<({ readonly lines: readonly SharedLine[] } & CurrentItems) | null> {
  const { lines } = readSharedLines(line === undefined ? [] : [line].flat());
  if (lines.length === 0) return null;
  const products = await productsOf(lines.map(({ sku }) => sku).join("\n"));
  return products.ok ? { lines, ...currentItems(lines, products.value) } : null;
}

/** Asked once for a page, though both its head and its body need it. @param skus one a line */
const productsOf = cache(async (skus: string) =>
  fetchProductsBySku(apiForVisitor(await headers()), skus.split("\n")),
);
