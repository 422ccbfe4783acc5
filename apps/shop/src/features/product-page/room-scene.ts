import "server-only";
import type { Product } from "@precise/contract/shop/product";
import { roomScenes } from "#shop/base/pictures/own-pictures.ts";
import { roomContent, roomNames } from "#shop/features/room-ideas/room-content.ts";

/** A room idea that shows the product. */
export interface RoomScene {
  readonly picture: (typeof roomScenes)[string];
  /** "Living room". */
  readonly room: string;
  readonly href: string;
  /** Where the product is, in percent from the picture's top left corner. */
  readonly x: number;
  readonly y: number;
}

/** The room idea that a product is in, itself or in another finish; null where there is none. */
export function roomSceneOf({ sku, variants }: Pick<Product, "sku" | "variants">): RoomScene | null {
  const skus = [sku, ...variants.map((variant) => variant.sku)];
  for (const name of roomNames) {
    const { room, things } = roomContent(name);
    const thing = things.find((each) => skus.includes(each.sku));
    const picture = roomScenes[name];
    if (thing && picture) return { picture, room, href: `/room-ideas/${name}`, x: thing.x, y: thing.y };
  }
  return null;
}
