import { ideasPlaces } from "#shop/base/routes/ideas-places.ts";
import type { ShopRoute } from "#shop/base/routes/route-table.ts";

/** The room ideas that show a room lit; undefined for rooms without a picture of their own. @param urlKey of the room's category */
export function roomIdeasOf(urlKey: string): ShopRoute | undefined {
  return ideasPlaces.find(({ href }) => href === `/room-ideas/${urlKey}`);
}
