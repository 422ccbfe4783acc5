import type { DeskCategory } from "@precise/contract/desk/products/categories";

/** How many stand above a category, at most two. */
export function depthOf(
  categories: readonly DeskCategory[],
  { parent_id: parentId }: DeskCategory,
): 0 | 1 | 2 {
  const parent = categories.find(({ id }) => id === parentId);
  if (!parent) return 0;
  return parent.parent_id === null ? 1 : 2;
}

/**
 * Before which sibling a category stands after one step up or down: null is behind all, undefined where there is no such step.
 */
export function neighboursOf(
  categories: readonly DeskCategory[],
  { id, parent_id: parentId }: DeskCategory,
): { readonly up: number | undefined; readonly down: number | null | undefined } {
  const siblings = categories.filter((each) => each.parent_id === parentId).map((each) => each.id);
  const at = siblings.indexOf(id);
  const isLast = at === siblings.length - 1;
  return { up: siblings[at - 1], down: isLast ? undefined : (siblings[at + 2] ?? null) };
}

/** Where a category may stand: under the top, or under one that has room below it and is not below it itself. */
export function parentsFor(
  categories: readonly DeskCategory[],
  id: number | undefined,
): readonly DeskCategory[] {
  const isBelow = (category: DeskCategory): boolean => {
    if (category.id === id) return true;
    const parent = categories.find((each) => each.id === category.parent_id);
    return parent !== undefined && isBelow(parent);
  };
  return categories.filter((category) => depthOf(categories, category) < 2 && !isBelow(category));
}
