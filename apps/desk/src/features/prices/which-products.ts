import type { priceFilter } from "@precise/contract/desk/prices/prices";
import type * as z from "zod/mini";

/** What narrows the list, as the calls take it. */
export type PriceFilterValues = {
  readonly [Key in keyof typeof priceFilter]?: z.output<(typeof priceFilter)[Key]>;
};

/** The products that a change is for: by number, or all of a view, by how many the person saw. */
export type WhichProducts =
  | { readonly skus: readonly string[] }
  | { readonly view: { readonly filter: PriceFilterValues; readonly count: number } };

export function countOf(which: WhichProducts): number {
  return "skus" in which ? which.skus.length : which.view.count;
}
