import * as z from "zod/mini";
import { productItem } from "./product.ts";

/**
 * Sort fields of a listing; `relevance` without a search term is the shop's own order. `price_per_klm` is what 1,000 lumens cost:
 * products that state no lumens come last either way.
 * @source design "Product on the wire"
 */
export const sortFields = ["relevance", "price", "name", "newest", "price_per_klm"] as const;
export const defaultPageSize = 24;
export const largestPageSize = 96;
export const largestPage = 10_000;

const attributeCode = z.string().check(z.regex(/^[a-z][a-z0-9_]{0,59}$/));
const optionValue = z.string().check(z.minLength(1), z.maxLength(80));
const bound = z.number().check(z.gte(0), z.lte(1_000_000_000_000));

/** `{finish: {in: ["brushed-brass"]}, price: {from: 50000, to: 100000}}`; ranges include both ends; money in naira. */
const filter = z.union([
  z.strictObject({ from: z.optional(bound), to: z.optional(bound) }).check(
    z.refine((range) => range.from !== undefined || range.to !== undefined, {
      error: "needs from or to",
      // Else a choice of too many values would be reported as a range with a key too many.
      abort: true,
    }),
  ),
  z.strictObject({ in: z.array(optionValue).check(z.minLength(1), z.maxLength(60)) }),
]);
export const filters = z
  .record(attributeCode, filter)
  .check(z.refine((all) => Object.keys(all).length <= 30, { error: "must hold at most 30 filters" }));
export type Filters = z.infer<typeof filters>;

export const sort = z.strictObject({
  field: z.enum(sortFields),
  direction: z._default(z.enum(["ASC", "DESC"]), "ASC"),
});
export type Sort = z.infer<typeof sort>;

/**
 * What one item of a list stands for: without it a product, with `family` everything that shares a `variant_group`, as one item.
 * @source design D30
 */
export const listGroups = ["family"] as const;
export type ListGroup = (typeof listGroups)[number];
export const listGroup = z.enum(listGroups);

const aggregation = z.object({
  attribute_code: z.string(),
  label: z.string(),
  unit: z.optional(z.string()),
  /** Least and greatest value among what the other filters leave; present for numeric attributes and price. */
  range: z.optional(z.object({ min: z.number(), max: z.number() })),
  /** `value` is what a filter's `in` takes; counts hold under all other filters, and are of families where the list is of families. */
  options: z.array(z.object({ label: z.string(), value: z.string(), count: z.int() })),
});
export type Aggregation = z.infer<typeof aggregation>;

/** A page of products with its facets, whatever an item holds. @source spec §7 "data.data.products.items", design "Product on the wire" */
export function productListOf<Item extends z.ZodMiniType>(item: Item) {
  return z.object({
    items: z.array(item),
    total_count: z.int(),
    page_info: z.object({ current_page: z.int(), page_size: z.int(), total_pages: z.int() }),
    aggregations: z.array(aggregation),
    /** The spelling that was searched instead, when nothing matched the words as typed. */
    suggestion: z.optional(z.string()),
  });
}

/** A page of the shop's products. */
export const productList = productListOf(productItem);
export type ProductList = z.infer<typeof productList>;
