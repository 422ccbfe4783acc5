import * as z from "zod/mini";

/** Values of a filter parted by commas, each of a list. @param most characters of all of them */
export function severalOf(values: readonly string[], most = 80) {
  const each = values.join("|");
  return z.string().check(z.maxLength(most), z.regex(new RegExp(`^(?:${each})(?:,(?:${each}))*$`)));
}

/**
 * How a page of a counted list ends: how many rows all pages have, counted up to `mostCounted` of cart-core, and the `cursor` of the next page;
 * null on the last.
 */
export const pageEnd = { total: z.int(), next: z.nullable(z.string()) };
