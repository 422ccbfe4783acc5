import { saleCategoryId, shopByRoomCategoryId } from "@precise/contract/wire/category-ids";
import { categoryPath } from "@precise/contract/wire/product-url";
import type { ShopPanelCategory } from "@precise/ui/blocks/header/shop-panel";
import { PictureElement } from "@precise/web/components/picture-element";
import type { CategoryNode } from "@precise/web/listing/category-tree";
import { imageAddress } from "@precise/web/pictures/image-attributes";
import type { ReactNode } from "react";

/**
 * Top categories as the menu's panel shows them.
 * @param top in the menu's order: Shop by Room and Sale last
 * @param rooms what stands under Shop by Room, which has no children of its own
 */
export function shopCategories(
  top: readonly CategoryNode[],
  rooms: readonly CategoryNode[],
): ShopPanelCategory[] {
  return top.map((category) => ({
    id: String(category.id),
    name: category.name,
    href: categoryPath(category),
    ...(category.id === saleCategoryId && { tone: "critical" }),
    subcategories: (category.id === shopByRoomCategoryId ? rooms : (category.subcategories ?? [])).map(
      (each) => ({ name: each.name, href: categoryPath(each) }),
    ),
    picture: panelPicture(category),
  }));
}

function panelPicture({ image, night_image: night }: CategoryNode): ReactNode {
  if (image === null) return null;
  const attributes = {
    srcSet: candidate(image),
    ...(night !== undefined && { night: candidate(night) }),
    width: 640,
    height: 640,
  };
  return <PictureElement image={attributes} sizes="300px" alt="" colour={undefined} isFirst={false} />;
}

function candidate(imageUrl: string): string {
  return `${imageAddress(imageUrl, 640)} 640w`;
}
