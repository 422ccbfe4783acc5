import "server-only";
import type { Product } from "@precise/contract/shop/product";
import { roomScenes } from "#shop/base/pictures/own-pictures.ts";
import { roomContent, roomNames } from "#shop/features/room-ideas/room-content.ts";
import { ownVariantName } from "./variant-choices.ts";

/** A room idea that shows the product. */
export interface RoomScene {
  readonly picture: (typeof roomScenes)[string];
  /** "Living room". */
  readonly room: string;
  readonly href: string;
  /** What it is shown in, where that is another finish or size than the product's: "Matt Black". */
  readonly shownIn?: string;
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
    if (!thing || !picture) continue;
    const shownIn = thing.sku === sku ? "" : ownVariantName({ sku: thing.sku, variants });
    const { x, y } = thing;
    return { picture, room, href: `/room-ideas/${name}`, x, y, ...(shownIn !== "" && { shownIn }) };
  }
  return null;
}
