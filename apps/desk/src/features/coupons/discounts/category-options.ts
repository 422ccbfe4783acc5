import type { DeskCategory } from "@precise/contract/desk/products/categories";

/**
 * Categories to choose from, each with those that it stands below; rooms are none.
 * @param chosen the id that is chosen, which is offered although there may be no such category any more
 */
export function categoryOptions(
  categories: readonly DeskCategory[],
  chosen: string,
): { readonly id: string; readonly name: string }[] {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const nameOf = ({ name, parent_id }: DeskCategory): string => {
    const above = parent_id === null ? undefined : byId.get(parent_id);
    return above ? `${nameOf(above)} › ${name}` : name;
  };
  const options = categories
    .filter(({ is_room }) => !is_room)
    .map((category) => ({ id: String(category.id), name: nameOf(category) }));
  if (chosen === "" || options.some(({ id }) => id === chosen)) return options;
  return [{ id: chosen, name: `Category ${chosen}` }, ...options];
}
