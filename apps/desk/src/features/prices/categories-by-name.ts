import type { DeskCategory } from "@precise/contract/desk/products/categories";
import type { FilterOption } from "#desk/table/column.ts";

/** Categories to choose from, each with the names above it; rooms are none. */
export function categoriesByName(categories: readonly DeskCategory[]): readonly FilterOption[] {
  const byId = new Map(categories.map((each) => [each.id, each]));
  const nameOf = ({ name, parent_id }: DeskCategory): string => {
    const parent = parent_id === null ? undefined : byId.get(parent_id);
    return parent === undefined ? name : `${nameOf(parent)} › ${name}`;
  };
  return categories.flatMap((each) => (each.is_room ? [] : [{ value: String(each.id), name: nameOf(each) }]));
}
