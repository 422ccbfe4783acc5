import type { CartItem } from "@precise/contract/shop/cart";
import {
  decodeSaved,
  encodeSaved,
  type SavedLine,
  savedLineOf,
  withLine,
  withoutPieces,
} from "./saved-lines.ts";
import { savedText, writeSavedText } from "./saved-text.ts";

/** Puts a cart line aside in this browser. @returns false where the browser keeps nothing */
export function saveForLater(item: CartItem): boolean {
  return putBack(savedLineOf(item));
}

/** Puts a line aside again, that was on its way into the cart. */
export function putBack(line: SavedLine): boolean {
  return writeSavedText(encodeSaved(withLine(decodeSaved(savedText()), line)));
}

/** Takes pieces of a product off the saved lines. */
export function removeFromSaved(sku: string, pieces: number): void {
  writeSavedText(encodeSaved(withoutPieces(decodeSaved(savedText()), sku, pieces)));
}
