/**
 * A colour of three digits that is next to one of six: enough for what is seen until a picture has come, and half the bytes
 * on a page of two dozen cards.
 * @param colour `#rrggbb`; anything else comes back as it is
 */
export function shortColour(colour: string): string {
  const parts = /^#(..)(..)(..)$/.exec(colour)?.slice(1) ?? [];
  const digits = parts.map((part) => Math.round(Number.parseInt(part, 16) / 17).toString(16));
  return digits.length === 3 ? `#${digits.join("")}` : colour;
}
