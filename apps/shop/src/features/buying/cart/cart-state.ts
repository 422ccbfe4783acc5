import { badgeCountOfSnapshot } from "@precise/cart-core/badge-count";
import { decodeSnapshot, encodeSnapshot } from "@precise/cart-core/session-snapshot";
import type { CartItem } from "@precise/contract/cart";
import { browserCartStorage, isCartToForget } from "./browser-cart-storage.ts";
import { cartChannel, cartStorageKeys } from "./cart-storage-keys.ts";

/** The message to other tabs: the snapshot as it is stored, or null for an emptied cart. */
type CartMessage = { readonly snapshot: string | null };

const listeners = new Set<() => void>();
const listenersElsewhere = new Set<() => void>();
let channel: BroadcastChannel | null = null;
let piecesUnderWay = 0;
let settled = false;
let lastRead: { readonly text: string | null; readonly pieces: number } = { text: null, pieces: 0 };

/**
 * Pieces in the cart, those just asked for counted in; null where it is not known yet: a cart id is stored, but this tab
 * has not seen the cart. Null is never shown as 0.
 * @source design D8
 */
export function cartCount(): number | null {
  if (isCartToForget()) return piecesUnderWay;
  const text = browserCartStorage.snapshotText();
  if (text === null && browserCartStorage.cartId() !== null) return null;
  // Read every second: the same text is not parsed twice.
  if (text !== lastRead.text) lastRead = { text, pieces: badgeCountOfSnapshot(text) };
  return lastRead.pieces + piecesUnderWay;
}

/** True once this page has the server's word on the cart, so that the load at start-up is not needed. */
export function isCartSettled(): boolean {
  return settled;
}

/** True where what this tab has last seen of the cart has other lines than this, whichever of the two is the older. */
export function isKnownOtherwise({ items }: { readonly items: readonly CartItem[] }): boolean {
  const text = browserCartStorage.snapshotText();
  if (text === null) return false;
  const known = decodeSnapshot(text);
  return (
    known.size !== items.length ||
    items.some(({ product, quantity }) => known.get(product.sku)?.quantity !== quantity)
  );
}

/** True while pieces are counted whose add the server has not answered yet. */
export function isAddUnderWay(): boolean {
  return piecesUnderWay > 0;
}

/** Calls back whenever the cart changes in this tab or another. @returns stops it */
export function onCartChange(listener: () => void): () => void {
  listeners.add(listener);
  openChannel();
  return () => listeners.delete(listener);
}

/** Calls back when another tab, or an add that was begun on the page before, has changed the cart. @returns stops it */
export function onCartChangeElsewhere(listener: () => void): () => void {
  listenersElsewhere.add(listener);
  openChannel();
  return () => listenersElsewhere.delete(listener);
}

/** Stores an answer of the API and notifies this tab and the others. @param arrived pieces that are no longer under way */
export function keepCart(cart: { cartId: string; items: readonly CartItem[] }, arrived = 0): void {
  settled = true;
  piecesUnderWay -= arrived;
  browserCartStorage.keep(cart);
  broadcast({ snapshot: encodeSnapshot(cart.items) });
  if (arrived > 0) notifyElsewhere();
}

/** Removes the stored cart and notifies all tabs. @param keepForRestore false after an order: there is nothing to restore */
export function dropCart({ keepForRestore }: { keepForRestore: boolean }): void {
  settled = true;
  browserCartStorage.clear({ keepForRestore });
  broadcast({ snapshot: null });
}

/** Counts pieces as added before the server answers; negative when an add failed. */
export function countUnderWay(pieces: number): void {
  piecesUnderWay += pieces;
  notify();
}

/** Lets everything that shows the cart read it again. */
export function notifyCartChange(): void {
  notify();
}

function broadcast(message: CartMessage): void {
  notify();
  openChannel()?.postMessage(message);
}

function notify(): void {
  for (const listener of listeners) listener();
}

function notifyElsewhere(): void {
  for (const listener of listenersElsewhere) listener();
}

function openChannel(): BroadcastChannel | null {
  if (channel || typeof BroadcastChannel === "undefined") return channel;
  channel = new BroadcastChannel(cartChannel);
  // An open channel keeps a page out of the browser's back-forward cache.
  window.addEventListener("pagehide", closeChannel, { once: true });
  channel.onmessage = ({ data }: MessageEvent<unknown>) => adopt(data);
  return channel;
}

function closeChannel(): void {
  channel?.close();
  channel = null;
  window.addEventListener(
    "pageshow",
    () => {
      openChannel();
      notify();
    },
    { once: true },
  );
}

/** Takes over what another tab says of the cart; session storage is each tab's own. */
function adopt(message: unknown): void {
  const snapshot =
    typeof message === "object" && message !== null && "snapshot" in message ? message.snapshot : "";
  try {
    if (snapshot === null) sessionStorage.removeItem(cartStorageKeys.snapshot);
    else if (typeof snapshot === "string" && (snapshot === "{}" || decodeSnapshot(snapshot).size > 0))
      sessionStorage.setItem(cartStorageKeys.snapshot, snapshot);
  } catch {
    // Blocked or full: this tab asks the server when it next shows the cart.
  }
  notify();
  notifyElsewhere();
}
