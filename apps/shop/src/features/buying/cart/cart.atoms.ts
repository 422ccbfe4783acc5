import { addKobo, naira } from "@precise/cart-core/money";
import { decodeSnapshot } from "@precise/cart-core/session-snapshot";
import { atom } from "jotai/vanilla";
import { browserCartStorage } from "./browser-cart-storage.ts";
import { cartCount, onCartChange } from "./cart-state.ts";

/** Ticks with each change of the cart, here or in another tab; the cart itself stays in its own store. */
const cartChangesAtom = atom(0);
cartChangesAtom.onMount = (set) => onCartChange(() => set((changes) => changes + 1));

/** Lines of the stored cart, for what is counted of them here. @source spec §3 "shoppingItems" */
const shoppingItemsAtom = atom((get) => {
  get(cartChangesAtom);
  return [...decodeSnapshot(browserCartStorage.snapshotText()).values()];
});

/** Pieces in the cart; null while it is not known. @source design D8 */
export const cartPiecesAtom = atom((get) => {
  get(cartChangesAtom);
  return cartCount();
});

/** What the goods cost together, in kobo, without delivery. @source spec §3 "totalAmount", design D2 */
export const totalAmountAtom = atom((get) =>
  addKobo(...get(shoppingItemsAtom).map((line) => naira(line.totalAmount))),
);
