import { parseJson } from "@precise/cart-core/json";
import type { ClientCart } from "@precise/contract/trade/cart";
import { createChannel } from "@precise/web/shell/tab-channel";
import { storageKeys } from "#trade/base/storage-keys.ts";

/**
 * What this tab knows of the trade cart: pieces by article number in session storage, and nothing of prices, because the
 * consumer pages of the same domain read the same storage.
 * Listeners of its own: storage does not tell its own tab, and the badge is on every page (decision 049).
 * @source design D7, D8, design "Trade principles"
 */
const listeners = new Set<() => void>();
const channel = createChannel("precise-client-cart");
let isCounted: { readonly text: string | null; readonly pieces: number | null } = {
  text: null,
  pieces: null,
};

/** Pieces in the cart; null while this tab has not seen it: null is never shown as 0. */
export function cartPieces(): number | null {
  const text = readText();
  // Read every second: the same text is not parsed twice.
  if (text !== isCounted.text) isCounted = { text, pieces: piecesOf(text) };
  return isCounted.pieces;
}

/** Remembers an answer of the API, and notifies this tab and the others. */
export function keepCart({ items }: Pick<ClientCart, "items">): void {
  keepCartPieces(items.map(({ product, quantity }) => [product.sku, quantity]));
}

/** The same, where only the pieces are known. An article may be in several rows: its pieces are added up. */
export function keepCartPieces(lines: readonly (readonly [sku: string, quantity: number])[]): void {
  const pieces = new Map<string, number>();
  for (const [sku, quantity] of lines) pieces.set(sku, (pieces.get(sku) ?? 0) + quantity);
  const text = JSON.stringify(Object.fromEntries(pieces));
  if (text === readText()) return;
  try {
    sessionStorage.setItem(storageKeys.cart, text);
  } catch {
    // Full or blocked: the cart itself is safe on the server, only the count is missing.
  }
  for (const listener of listeners) listener();
  channel.notify();
}

/** Calls back when the cart has changed in this tab. @returns stops it */
export function onCartKept(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls back when another tab has changed the cart. @returns stops it */
export const onCartKeptElsewhere = channel.onNotified;

function readText(): string | null {
  try {
    return sessionStorage.getItem(storageKeys.cart);
  } catch {
    // Storage is blocked: the same as nothing stored.
    return null;
  }
}

function piecesOf(text: string | null): number | null {
  const stored = parseJson(text);
  // Not ours: as if nothing were stored.
  if (typeof stored !== "object" || stored === null) return null;
  return Object.values(stored).reduce<number>(
    (sum, quantity) => sum + (Number.isSafeInteger(quantity) && quantity > 0 ? quantity : 0),
    0,
  );
}
