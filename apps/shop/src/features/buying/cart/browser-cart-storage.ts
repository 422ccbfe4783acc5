import {
  type CartStorage,
  type CartStorageKeys,
  createCartStorage,
  storedCartId,
  storedText,
  type TextStorage,
} from "@precise/api-client/cart-storage";
import {
  cartCookieMaxAgeSeconds,
  cartCookieName,
  forgetCartMark,
  usableCartId,
} from "#shop/base/storage/cart-cookie.ts";

/**
 * Every name under which the shop keeps something of the cart in a browser. The trade area has keys of its own, for
 * storage is shared on the domain.
 * @source spec §3, spec §4, design D4, D7
 */
export const cartStorageKeys: CartStorageKeys & {
  /** Local storage: lines that the shopper put aside. */
  readonly saved: string;
} = {
  snapshot: "cart",
  cleared: "cartCleared",
  cartId: "cartId",
  saved: "cartSavedForLater",
};

/** Channel on which tabs exchange news of the cart. @source design D8 */
export const cartChannel = "cart";

const session = /* @__PURE__ */ lazily(() => window.sessionStorage);
const local = /* @__PURE__ */ lazily(() => window.localStorage);

/** The two facts of it that a badge needs; by themselves, for the page's loader has room for nothing else. */
export const cartIdHere = () => storedCartId({ read: readCartCookie }, local, cartStorageKeys);
export const snapshotHere = () => storedText(session, cartStorageKeys.snapshot);

/** The cart's storage in this browser; safe to import on the server, where nothing of it is called. @source design D7 */
export const browserCartStorage: CartStorage = /* @__PURE__ */ createCartStorage({
  session,
  local,
  cookie: { read: readCartCookie, write: writeCartCookie, remove: () => writeCartCookie("", 0) },
  keys: cartStorageKeys,
});

/** Where storage is blocked, already touching `window.localStorage` throws; so it is touched inside each call. */
function lazily(storage: () => Storage): TextStorage {
  return {
    getItem: (key) => storage().getItem(key),
    setItem: (key, value) => storage().setItem(key, value),
    removeItem: (key) => storage().removeItem(key),
  };
}

/** True after an order or a log-out, until this browser has forgotten the cart: what it still stores is of no worth. */
export function isCartToForget(): boolean {
  return cartCookieText() === forgetCartMark;
}

function readCartCookie(): string | null {
  return usableCartId(cartCookieText());
}

function cartCookieText(): string | undefined {
  const cookie = document.cookie.split("; ").find((pair) => pair.startsWith(`${cartCookieName}=`));
  return cookie?.slice(cartCookieName.length + 1);
}

function writeCartCookie(cartId: string, maxAgeSeconds: number = cartCookieMaxAgeSeconds): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that shoppers use.
  document.cookie = `${cartCookieName}=${cartId}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`;
}
