/** Accessible name of the cart link. @source design D11 */
export function cartLinkName(pieces: number): string {
  if (pieces === 0) return "Cart";
  return pieces === 1 ? "Cart, 1 item" : `Cart, ${pieces} items`;
}
