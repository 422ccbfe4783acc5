import { addKobo, type Kobo, naira } from "@precise/cart-core/money";
import { decodeSnapshot } from "@precise/cart-core/session-snapshot";
import { useSyncExternalStore } from "react";
import { browserCartStorage } from "./browser-cart-storage.ts";
import { onCartChange } from "./cart-store.ts";

/** What the goods of the stored cart cost together, without delivery. @source spec §3 "totalAmount", design D2 */
export function useCartTotal(): Kobo {
  return useSyncExternalStore(onCartChange, storedTotal, () => naira(0));
}

function storedTotal(): Kobo {
  const lines = decodeSnapshot(browserCartStorage.snapshotText()).values();
  return addKobo(...[...lines].map((line) => naira(line.totalAmount)));
}
