/** A category's id as it stands in an address; null for what cannot be one. */
export function categoryIdOf(segment: string): number | null {
  return /^[1-9]\d{0,9}$/.test(segment) ? Number(segment) : null;
}
