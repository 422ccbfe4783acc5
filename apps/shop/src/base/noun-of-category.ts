import type { FoundNoun } from "@precise/web/listing/filter-copy";

/** Switches and Sockets, and those in the sale. */
const wiringCategoryIds: readonly number[] = [21, 185];

/** What a category's listing counts. @param trail the category and what it lies in; empty for the whole catalogue */
export function nounOfCategory(trail: readonly { readonly id: number }[]): FoundNoun {
  return trail.some(({ id }) => wiringCategoryIds.includes(id)) ? "product" : "light";
}
