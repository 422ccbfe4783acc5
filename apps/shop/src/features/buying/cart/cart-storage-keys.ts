import type { CartStorageKeys } from "@precise/api-client/cart-storage";

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
