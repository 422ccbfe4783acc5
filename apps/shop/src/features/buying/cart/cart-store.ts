import { badgeCountOfSnapshot } from "@precise/cart-core/badge-count";
import { decodeSnapshot, encodeSnapshot } from "@precise/cart-core/session-snapshot";
import type { CartItem } from "@precise/contract/shop/cart";
import { browserKey } from "@precise/web/forms/browser-key";
import { onReturn } from "@precise/web/shell/on-return";
import { createChannel } from "@precise/web/shell/tab-channel";
import {
  browserCartStorage,
  cartChannel,
  cartIdHere,
  cartStorageKeys,
  isCartToForget,
  snapshotHere,
} from "./browser-cart-storage.ts";

/** Pieces on their way into the cart: they count at once. */
interface AddWish {
  readonly kind: "add";
  readonly pieces: number;
}

/** Another number of pieces of a line: quantities are absolute, and 0 removes it. */
export interface LineWish {
  readonly kind: "set";
  readonly pieces?: undefined;
  readonly sku: string;
  readonly quantity: number;
  /** The line to show where the cart does not have it: an undone removal. */
  readonly restores?: CartItem;
  /** Takes back what was done along with it, where the shop refuses it. */
  readonly undo?: () => void;
}

type CartWish = AddWish | LineWish | { readonly kind: "coupon" | "restore"; readonly pieces?: undefined };

/** What the shopper asked for and the server has not answered yet, and the key by which the API knows a repeat. */
export type CartEdit = CartWish & { readonly operation: string };
export type LineEdit = LineWish & { readonly operation: string };

/** The message to other tabs: the snapshot as it is stored, or null for an emptied cart. */
type CartMessage = { readonly snapshot: string | null };
/** Whether another tab has changed the cart, or an add that was begun on the page before. */
type IsElsewhere = boolean;

/**
 * What this browser knows of the cart: the snapshot in storage and the edits on top of it. A plain module, for it is in
 * the first load of every page; the cart's page adds the query cache, which holds the cart itself (decision 049).
 */
const listeners = new Set<(isElsewhere: IsElsewhere) => void>();
let pending: readonly CartEdit[] = [];
const channel = createChannel(cartChannel);
let isFollowing = false;
let settled = false;
let lastRead: { readonly text: string | null; readonly pieces: number } = { text: null, pieces: 0 };

/** The edits without an answer, in the order of the presses; the same array as long as nothing changed. */
export const pendingEdits = () => pending;

/** Notes an edit behind the others. @param operation of the same press, where it is tried again */
export function addEdit<Wish extends CartWish>(
  change: Wish,
  operation = browserKey(),
): Wish & { readonly operation: string } {
  const edit = { ...change, operation };
  pending = [...pending, edit];
  notifyCartChange();
  return edit;
}

/** Forgets an edit: it is answered, given up, or sent another way. */
export function removeEdit(edit: CartEdit): void {
  pending = pending.filter((other) => other !== edit);
  notifyCartChange();
}

/**
 * Pieces in the cart, those just asked for counted in; null where it is not known yet: a cart id is stored, but this tab
 * has not seen the cart. Null is never shown as 0.
 * @source design D8
 */
export function cartCount(): number | null {
  const underWay = pending.reduce((sum, { pieces = 0 }) => sum + pieces, 0);
  if (isCartToForget()) return underWay;
  const text = snapshotHere();
  if (text === null && cartIdHere() !== null) return null;
  // Read every second: the same text is not parsed twice.
  if (text !== lastRead.text) lastRead = { text, pieces: badgeCountOfSnapshot(text) };
  return lastRead.pieces + underWay;
}

/** True once this page has the server's word on the cart, so that the load at start-up is not needed. */
export function isCartSettled(): boolean {
  return settled;
}

/** This page has slept: what it knows of the cart may be old, and the load at start-up is due again. */
export function unsettleCart(): void {
  settled = false;
}

/** Calls back whenever the cart changes in this tab or another. @returns stops it */
export function onCartChange(listener: (isElsewhere: IsElsewhere) => void): () => void {
  followOtherTabs();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Stores an answer of the API and notifies this tab and the others. @param answered the add that it answers */
export function keepCart(cart: { cartId: string; items: readonly CartItem[] }, answered?: CartEdit): void {
  settled = true;
  pending = pending.filter((edit) => edit !== answered);
  browserCartStorage.keep(cart);
  broadcast({ snapshot: encodeSnapshot(cart.items) }, answered !== undefined);
}

/** Removes the stored cart and notifies all tabs. @param keepForRestore false after an order: there is nothing to restore */
export function dropCart({ keepForRestore }: { keepForRestore: boolean }): void {
  settled = true;
  browserCartStorage.clear({ keepForRestore });
  broadcast({ snapshot: null });
}

/** Lets everything that shows the cart read it again. */
export function notifyCartChange(isElsewhere: IsElsewhere = false): void {
  for (const listener of listeners) listener(isElsewhere);
}

function broadcast(message: CartMessage, isElsewhere?: IsElsewhere): void {
  notifyCartChange(isElsewhere);
  channel.notify(message);
}

function followOtherTabs(): void {
  if (isFollowing) return;
  isFollowing = true;
  channel.onNotified(adopt);
  // Other pages of this tab may have changed what it stores.
  onReturn(() => notifyCartChange());
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
  notifyCartChange(true);
}
