import type { DeskAttribute } from "@precise/contract/desk/products/attributes";
import type { ProductEntries } from "./product-entries.ts";

/**
 * Attributes that a product of these categories is asked for: those that products of one of them state, and those that it
 * states itself. All of them where no product of its categories states any yet; none where it is in no category.
 */
export function fittingAttributes(
  attributes: readonly DeskAttribute[],
  entries: ProductEntries["attributes"],
  categoryIds: readonly number[],
): readonly DeskAttribute[] {
  const isStated = ({ code }: DeskAttribute) => (entries[code] ?? "").length > 0;
  const isOfOne = ({ category_ids: ids }: DeskAttribute) => ids.some((id) => categoryIds.includes(id));
  if (categoryIds.length > 0 && !attributes.some(isOfOne)) return attributes;
  return attributes.filter((attribute) => isStated(attribute) || isOfOne(attribute));
}
