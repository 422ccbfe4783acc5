import { encodeSnapshot } from "@precise/cart-core/session-snapshot";
import type { CartItem } from "@precise/contract/shop/cart";

/** The part of a browser's storage that is used here. */
export interface TextStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** A readable cookie of one fixed name. */
export interface CookieSlot {
  read(): string | null;
  write(value: string): void;
  remove(): void;
}

export interface CartStorageKeys {
  /** Session storage: lines keyed by sku. @source spec §4 */
  readonly snapshot: string;
  /** Session storage: the snapshot that a clear left behind, for "restore". @source design D4 */
  readonly cleared: string;
  /** Local storage: mirror of the cookie. @source spec §4, design D7 */
  readonly cartId: string;
}

/** What the browser keeps of a cart. Every method is safe where storage is full, blocked or holds rubbish. */
export interface CartStorage {
  /** The cart's id: the cookie's, else the mirror's. */
  cartId(): string | null;
  snapshotText(): string | null;
  clearedText(): string | null;
  keep(cart: { cartId: string; items: readonly CartItem[] }): void;
  /** Removes id and snapshot; a snapshot with lines stays for "restore". */
  clear(options: { keepForRestore: boolean }): void;
  forgetCleared(): void;
}

/** @source spec §4 "Cart load", design D7 */
export function createCartStorage(ports: {
  session: TextStorage;
  local: TextStorage;
  cookie: CookieSlot;
  keys: CartStorageKeys;
}): CartStorage {
  const { session, local, cookie, keys } = ports;
  return {
    cartId: () => storedCartId(cookie, local, keys),
    snapshotText: () => storedText(session, keys.snapshot),
    clearedText: () => storedText(session, keys.cleared),
    keep({ cartId, items }) {
      cookie.write(cartId);
      write(local, keys.cartId, cartId);
      write(session, keys.snapshot, encodeSnapshot(items));
    },
    clear({ keepForRestore }) {
      const text = storedText(session, keys.snapshot);
      if (keepForRestore && text !== null && text !== encodeSnapshot([])) write(session, keys.cleared, text);
      cookie.remove();
      remove(local, keys.cartId);
      remove(session, keys.snapshot);
    },
    forgetCleared: () => remove(session, keys.cleared),
  };
}

/** The cart's id: the cookie's, else the mirror's. @source design D7 */
export function storedCartId(
  cookie: Pick<CookieSlot, "read">,
  local: TextStorage,
  keys: Pick<CartStorageKeys, "cartId">,
): string | null {
  return usableId(cookie.read()) ?? usableId(storedText(local, keys.cartId));
}

/** A stored id that could be one; anything else counts as none. */
function usableId(text: string | null): string | null {
  return text !== null && /^[\w-]{1,200}$/.test(text) ? text : null;
}

/** What is stored under a key; null where nothing is, or storage is blocked. */
export function storedText(storage: TextStorage, key: string): string | null {
  try {
    return storage.getItem(key);
  } catch {
    // Storage is blocked (private mode, policy): the same as nothing stored.
    return null;
  }
}

function write(storage: TextStorage, key: string, value: string): void {
  try {
    storage.setItem(key, value);
  } catch {
    // Full or blocked: the cart itself is safe on the server, only the local copy is missing.
  }
}

function remove(storage: TextStorage, key: string): void {
  try {
    storage.removeItem(key);
  } catch {
    // Blocked storage holds nothing to remove.
  }
}
