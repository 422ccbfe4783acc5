import type { CategoryNode } from "../listing/category-tree.ts";
import type { PictureSource } from "./image-attributes.ts";

/** A category's tile picture with its twin by night; null where the owner gave none. */
export function categoryPicture(category: Pick<CategoryNode, "image" | "night_image">): PictureSource | null {
  const { image, night_image: night } = category;
  if (image === null) return null;
  return { ...tile(image), ...(night !== undefined && { night: tile(night) }) };
}

/** The wire says no sizes; tiles show no more of a picture than this. */
function tile(imageUrl: string) {
  return { imageUrl, width: 600, height: 600 };
}
