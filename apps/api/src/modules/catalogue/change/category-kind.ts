import { roomsCategoryId, shopByRoomCategoryId } from "@precise/contract/wire/category-ids";
import type { CategoryNode } from "../structure.ts";

/** Whether a category is a room: products name rooms apart from what they are. */
export function isRoom(categories: readonly CategoryNode[], id: number): boolean {
  const parentOf = new Map(categories.map((category) => [category.id, category.parentId]));
  for (let at: number | null | undefined = id; at !== null && at !== undefined; at = parentOf.get(at))
    if (at === roomsCategoryId || at === shopByRoomCategoryId) return true;
  return false;
}
