import { imageAddress } from "@precise/web/pictures/image-attributes";
import { routes, type ShopRoute } from "#shop/base/routes/route-table.ts";
import { roomScenes } from "../pictures/own-pictures.ts";

/** Room ideas with the picture of their room. */
export const ideasPlaces: readonly (ShopRoute & { readonly picture: string })[] = [
  place(routes.livingIdeas, "living"),
  place(routes.diningIdeas, "dining"),
  place(routes.bedroomIdeas, "bedroom"),
  place(routes.kitchenIdeas, "kitchen"),
  place(routes.officeIdeas, "office"),
];

function place(route: ShopRoute, room: string) {
  return { ...route, picture: imageAddress(roomScenes[room]?.imageUrl ?? "", 384) };
}
