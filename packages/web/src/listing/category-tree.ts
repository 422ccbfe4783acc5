import { saleCategoryId, shopByRoomCategoryId } from "@precise/contract/wire/category-ids";

/** A category at any place in the tree. */
export interface CategoryNode {
  readonly id: number;
  readonly name: string;
  readonly urlKey: string;
  /** Site path of the tile picture; null where the owner gave none. */
  readonly image: string | null;
  /** The same by night; a picture without it is dimmed. */
  readonly night_image?: string | undefined;
  readonly description?: string | undefined;
  readonly subcategories?: readonly CategoryNode[] | undefined;
}

/** Every category of the tree, parents before their children. */
export function everyCategory(tree: readonly CategoryNode[]): CategoryNode[] {
  return tree.flatMap((node) => [node, ...everyCategory(node.subcategories ?? [])]);
}

/** The way from a top category to the one asked for, both included; empty when there is none. */
export function trailTo(tree: readonly CategoryNode[], id: number): CategoryNode[] {
  for (const node of tree) {
    if (node.id === id) return [node];
    const below = trailTo(node.subcategories ?? [], id);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}

/** The categories of these ids, in this order; unknown ones are left out. */
export function categoriesOf(tree: readonly CategoryNode[], ids: readonly number[]): CategoryNode[] {
  const all = everyCategory(tree);
  return ids.flatMap((id) => all.find((node) => node.id === id) ?? []);
}

/**
 * The categories of the header: those on top, Sale last. Rooms are there once, as "Shop by Room".
 * @source spec §2 "Shop menu", spec §2 "Categories by id"
 */
export function headerCategories(tree: readonly CategoryNode[], roomsCategoryId: number): CategoryNode[] {
  const isShown = ({ id }: CategoryNode) =>
    id !== roomsCategoryId && id !== saleCategoryId && id !== shopByRoomCategoryId;
  return [...tree.filter(isShown), ...categoriesOf(tree, [shopByRoomCategoryId, saleCategoryId])];
}
