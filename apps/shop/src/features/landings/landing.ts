import { roomsCategoryId, shopByRoomCategoryId } from "@precise/contract/shop/category";
import { categoryPath } from "@precise/contract/wire/product-url";
import type { CategoryNode } from "@precise/web/listing/category-tree";

/** Rooms as a whole: their page shows rooms, not everything that suits any of them. */
export function isRoomsLanding({ id }: Pick<CategoryNode, "id">): boolean {
  return id === roomsCategoryId || id === shopByRoomCategoryId;
}

/** What a landing lists: its kinds or rooms, or where there are none its products. */
export function partsOf(
  category: CategoryNode,
  products: readonly { readonly name: string; readonly urlPath: string }[],
): { readonly name: string; readonly path: string }[] {
  const kinds = category.subcategories ?? [];
  return kinds.length > 0
    ? kinds.map((kind) => ({ name: kind.name, path: categoryPath(kind) }))
    : products.map(({ name, urlPath }) => ({ name, path: urlPath }));
}
