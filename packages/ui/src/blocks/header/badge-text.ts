/** What the cart's badge says. @param pieces null while it is not known: nothing is shown then, as for none */
export function badgeText(pieces: number | null): string {
  if (!pieces) return "";
  return pieces > 99 ? "99+" : String(pieces);
}
